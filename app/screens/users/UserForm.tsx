import * as v from 'valibot';
import {
  Checkbox,
  Combobox,
  type FormController,
  PhoneField,
  parsePhone,
  Select,
  TextField,
} from '#design-system';
import { createUser, getUser, type UserFields, updateUser } from '../../api/users.ts';
import { picked, ticked } from '../../form/bindings.ts';
import { FormPanel } from '../../form/FormPanel.tsx';
import { NewPassword } from '../../form/NewPassword.tsx';
import { newPasswordSchema } from '../../form/password.ts';
import { chosen, email, filled, sentPhone } from '../../form/rules.ts';
import { useSubmit } from '../../form/useSubmit.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import type { PanelProps } from '../../lib/panel.ts';
import { useGroupOptions, useStoreOptions } from '../../nouns/options.ts';

const BLANK = { userName: '', name: '', email: '', phoneNumber: '', storeId: '', groupId: '' };
const NO_USER = { ...BLANK, isApproveRequestRefund: false };
const NEW_USER = { ...NO_USER, password: '', confirm: '' };
/** What survives a reload. Never the password. */
const DRAFT = Object.keys(NO_USER) as (keyof typeof NO_USER)[];

type Form = Pick<FormController<typeof NO_USER>, 'field' | 'set'>;

const rules = (t: Translate) => ({
  userName: filled(t, 'user.column.userName'),
  name: filled(t, 'user.column.name'),
  email: email(t, 'user.column.email'),
  phoneNumber: filled(t, 'user.column.phoneNumber'),
  storeId: v.string(),
  groupId: chosen(t, 'user.column.groupName'),
  isApproveRequestRefund: v.boolean(),
});

const sent = ({ name, email, phoneNumber, storeId, groupId, ...rest }: typeof NO_USER): UserFields => ({
  ...{ name, email, phoneNumber: sentPhone(phoneNumber), storeId: storeId || null, groupId },
  isApproveRequestRefund: rest.isApproveRequestRefund,
});

/** `?panel=user-create`: "Người dùng mới" (specification 5, create user). */
export function CreateUserPanel({ onClose }: PanelProps) {
  const t = useT();
  const fields = v.object({ ...rules(t), storeId: chosen(t, 'user.column.storeName') });
  const schema = v.intersect([fields, newPasswordSchema(t)]);
  const task = useSubmit({
    form: { name: 'user-create', schema, initial: NEW_USER, draft: DRAFT },
    stepUp: true,
    send: (scope, { password, ...user }) =>
      createUser(scope, { ...sent(user), userName: user.userName, password }),
    touches: ['users'],
    done: { says: t('message-add-user-success'), next: onClose },
  });
  return (
    <FormPanel task={task} title={t('user.create.title')} submit={t('user.create.open')} onClose={onClose}>
      <Fields form={task.form} isNew />
      <NewPassword form={task.form} />
    </FormPanel>
  );
}

/** `?panel=user-edit&of=ND...`: "Chỉnh sửa người dùng"; the user name stays as it is. */
export function EditUserPanel({ of = '', onClose }: PanelProps) {
  const t = useT();
  const task = useSubmit({
    form: { name: `user-edit ${of}`, schema: v.object(rules(t)), initial: NO_USER, draft: DRAFT },
    load: async (scope, signal) => {
      const { phoneNumber = '', ...user } = await getUser(scope, of, signal);
      const known = Object.entries(user).filter(([name, value]) => name in NO_USER && value !== undefined);
      return { ...NO_USER, ...Object.fromEntries(known), phoneNumber: parsePhone(phoneNumber) };
    },
    stepUp: true,
    send: (scope, user) => updateUser(scope, of, sent(user)),
    touches: ['users'],
    done: { says: t('message-update-info-success'), next: onClose },
  });
  return (
    <FormPanel
      task={task}
      title={t('user.edit.title')}
      submit={t('action.save')}
      needsChange
      onClose={onClose}
    >
      <Fields form={task.form} />
    </FormPanel>
  );
}

/** Who it is and where. A new user's groups are those of the store, so they wait for it (specification 4). */
function Fields({ form, isNew = false }: { form: Form; isNew?: boolean }) {
  const t = useT();
  const store = form.field('storeId');
  const stores = useStoreOptions();
  const groups = useGroupOptions(!isNew || store.value !== '', store.value || undefined);
  const wait = isNew && !store.value ? 'storeFirst' : groups.options ? 'choose' : 'loading';
  const text = { required: true, autoComplete: 'off' };
  const userName = { ...text, required: isNew, readOnly: !isNew };
  return (
    <>
      <TextField label={t('user.column.userName')} {...userName} {...form.field('userName')} />
      <TextField label={t('user.column.name')} {...text} {...form.field('name')} />
      <TextField label={t('user.column.email')} {...text} type="email" {...form.field('email')} />
      <PhoneField label={t('user.column.phoneNumber')} {...text} {...form.field('phoneNumber')} />
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
