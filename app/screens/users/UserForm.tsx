/* Panels to add a user and to edit one. */

import { useState } from 'react';
import * as v from 'valibot';
import {
  Button,
  Checkbox,
  Combobox,
  type FormController,
  PhoneField,
  Select,
  TextField,
} from '#design-system';
import { createUser, getUser, type User, updateUser } from '../../api/users.ts';
import { known, picked, ticked } from '../../form/bindings.ts';
import { FormPanel } from '../../form/FormPanel.tsx';
import { NewPassword } from '../../form/NewPassword.tsx';
import { newPassword, samePassword } from '../../form/password.ts';
import { shownPhone } from '../../form/rules.ts';
import { useSubmit } from '../../form/useSubmit.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import type { PanelProps } from '../../lib/navigation/panel.ts';
import { useGroupOptions, useStoreOptions } from '../../state/options.ts';
import { UserCard } from './UserCard.tsx';
import { NO_USER, userRules } from './userRules.ts';

const NEW_USER = { ...NO_USER, password: '', confirm: '' };
/** Fields of the draft. Never includes the password. */
const DRAFT = Object.keys(NO_USER) as (keyof typeof NO_USER)[];

type Form = Pick<FormController<typeof NO_USER>, 'field' | 'set'>;

type Options = readonly { value: string; label: string }[] | undefined;

/** The fields that decide what a user may do and where, in words; `options` names stores and groups. */
const rightsWords = (t: Translate, options: () => Options[]) => ({
  labels: {
    ...{ storeId: t('user.column.storeName'), groupId: t('user.column.groupName') },
    isApproveRequestRefund: t('user.form.mayApprove'),
  },
  say: (field: string, value: unknown) =>
    field === 'isApproveRequestRefund'
      ? t(value ? 'profile.session.yes' : 'profile.session.no')
      : options()
          .flatMap((some) => some ?? [])
          .find((one) => one.value === value)?.label,
});

/** `?panel=user-create`: "Người dùng mới" (specification 5), then the card of the new user. */
export function CreateUserPanel({ onClose }: PanelProps) {
  const t = useT();
  const [added, setAdded] = useState<User>();
  const words = rightsWords(t, () => [stores, groups.options]);
  const schema = v.pipe(v.object({ ...userRules(t, true).entries, ...newPassword(t) }), samePassword(t));
  const task = useSubmit({
    form: { name: 'user-create', schema, initial: NEW_USER, draft: DRAFT },
    unapproved: words,
    stepUp: true,
    send: (scope, { confirm: _, ...user }, __, change) => createUser(scope, user, change),
    touches: ['users'],
    done: { says: t('message-add-user-success'), next: setAdded },
  });
  const stores = useStoreOptions();
  const { storeId } = task.form.values;
  const groups = useGroupOptions(storeId !== '', storeId || undefined);
  const another = () => {
    setAdded(undefined);
    task.startOver();
  };
  return (
    <FormPanel
      task={task}
      title={t('user.create.title')}
      submit={t('user.create.open')}
      instead={
        added && {
          content: <UserCard user={added} />,
          actions: <Button onClick={another}>{t('user.card.another')}</Button>,
        }
      }
      onClose={onClose}
    >
      <Fields form={task.form} isNew />
      <NewPassword form={task.form} />
    </FormPanel>
  );
}

/** `?panel=user-edit&of=ND...`: "Chỉnh sửa người dùng"; the user name cannot be changed. */
export function EditUserPanel({ of = '', onClose }: PanelProps) {
  const t = useT();
  const words = rightsWords(t, () => [stores, groups.options, allGroups.options]);
  const task = useSubmit({
    form: { name: `user-edit ${of}`, schema: userRules(t), initial: NO_USER, draft: DRAFT },
    load: async (scope, signal) => {
      const user = await getUser(scope, of, signal);
      return { ...known(NO_USER, user), phoneNumber: shownPhone(user.phoneNumber) };
    },
    meanwhile: {
      labels: {
        ...{ name: t('user.column.name'), email: t('user.column.email') },
        ...{ phoneNumber: t('user.column.phoneNumber'), ...words.labels },
      },
      say: words.say,
    },
    unapproved: words,
    stepUp: true,
    send: (scope, { userName: _, ...user }, __, change) => updateUser(scope, of, user, change),
    touches: ['users'],
    done: { says: t('message-update-info-success'), next: onClose },
  });
  const stores = useStoreOptions();
  const groups = useGroupOptions(true, task.form.values.storeId || undefined);
  // The group of before may be of another store.
  const allGroups = useGroupOptions(true);
  return (
    <FormPanel task={task} title={t('user.edit.title')} submit={t('action.save')} onClose={onClose}>
      <Fields form={task.form} />
    </FormPanel>
  );
}

/** Identity and store. The roles of a new user depend on the store, so they wait for it (specification 4). */
function Fields({ form, isNew = false }: { form: Form; isNew?: boolean }) {
  const t = useT();
  const store = form.field('storeId');
  const stores = useStoreOptions();
  const groups = useGroupOptions(!isNew || store.value !== '', store.value || undefined);
  const wait = isNew && !store.value ? 'storeFirst' : groups.options ? 'choose' : 'loading';
  const text = (name: 'userName' | 'name' | 'email' | 'phoneNumber') => ({
    ...{ label: t(`user.column.${name}`), required: true, autoComplete: 'off' },
    ...form.field(name),
  });
  return (
    <>
      <TextField
        {...text('userName')}
        autoCapitalize="none"
        spellCheck={false}
        required={isNew}
        readOnly={!isNew}
      />
      <TextField {...text('name')} />
      <TextField {...text('email')} type="email" />
      <PhoneField {...text('phoneNumber')} />
      <Combobox
        label={t('user.column.storeName')}
        required={isNew}
        placeholder={t(isNew ? 'user.form.chooseStore' : 'user.form.allStores')}
        options={stores ?? []}
        loading={!stores}
        {...picked(store)}
        onChange={(next) => form.set({ storeId: next ?? '', groupId: '' })}
      />
      <Select
        label={t('user.column.groupName')}
        required
        placeholder={t(groups.failed ? 'user.form.noGroups' : `user.form.${wait}`)}
        options={groups.options ?? []}
        disabled={!groups.options}
        {...form.field('groupId')}
      />
      <Checkbox label={t('user.form.mayApprove')} {...ticked(form.field('isApproveRequestRefund'))} />
    </>
  );
}
