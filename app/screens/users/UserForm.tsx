/* The panels about one user: a new one with the card that is handed over, a change of one, another password. */

import { useState } from 'react';
import * as v from 'valibot';
import {
  Button,
  Checkbox,
  Combobox,
  CopyIcon,
  copyText,
  DescriptionList,
  type FormController,
  Heading,
  PhoneField,
  PrintIcon,
  Printout,
  Select,
  ShareIcon,
  Stack,
  Text,
  TextField,
  toast,
} from '#design-system';
import { createUser, getUser, type User, updateUser, updateUserPassword } from '../../api/users.ts';
import { known, picked, ticked } from '../../form/bindings.ts';
import { FormPanel } from '../../form/FormPanel.tsx';
import { NewPassword } from '../../form/NewPassword.tsx';
import { newPasswordSchema } from '../../form/password.ts';
import { shownPhone } from '../../form/rules.ts';
import { useSubmit } from '../../form/useSubmit.ts';
import { useT } from '../../i18n/index.ts';
import { useHref } from '../../lib/navigation.tsx';
import type { PanelProps } from '../../lib/panel.ts';
import { useGroupOptions, useStoreOptions } from '../../nouns/options.ts';
import { useBusiness } from '../../state/business.ts';
import { newUserRules, sentUser, type TypedUser, userRules } from './userRules.ts';

const BLANK = { userName: '', name: '', email: '', phoneNumber: '', storeId: '', groupId: '' };
const NO_USER: TypedUser = { ...BLANK, isApproveRequestRefund: false };
const NEW_USER = { ...NO_USER, password: '', confirm: '' };
/** What survives a reload. Never the password. */
const DRAFT = Object.keys(NO_USER) as (keyof typeof NO_USER)[];

type Form = Pick<FormController<typeof NO_USER>, 'field' | 'set'>;

/** `?panel=user-create`: "Người dùng mới" (specification 5, create user). */
export function CreateUserPanel({ onClose }: PanelProps) {
  // Each further person begins with an empty form.
  const [round, setRound] = useState(0);
  return <CreateUser key={round} onClose={onClose} onAnother={() => setRound(round + 1)} />;
}

/** The form, then the card of who was added. */
function CreateUser({ onClose, onAnother }: Pick<PanelProps, 'onClose'> & { onAnother: () => void }) {
  const t = useT();
  const [added, setAdded] = useState<User>();
  const fields = v.object(newUserRules(t));
  const schema = v.intersect([fields, newPasswordSchema(t)]);
  const task = useSubmit({
    form: { name: 'user-create', schema, initial: NEW_USER, draft: DRAFT },
    stepUp: true,
    send: (scope, { userName, password, ...user }) =>
      createUser(scope, { ...sentUser(user), userName, password }),
    touches: ['users'],
    done: { says: t('message-add-user-success'), next: setAdded },
  });
  return (
    <FormPanel
      task={task}
      title={t('user.create.title')}
      submit={t('user.create.open')}
      instead={
        added && {
          content: <UserCard user={added} />,
          actions: <Button onClick={onAnother}>{t('user.card.another')}</Button>,
        }
      }
      onClose={onClose}
    >
      <Fields form={task.form} isNew />
      <NewPassword form={task.form} />
    </FormPanel>
  );
}

/** `?panel=user-edit&of=ND...`: "Chỉnh sửa người dùng"; the user name stays as it is. */
export function EditUserPanel({ of = '', onClose }: PanelProps) {
  const t = useT();
  const task = useSubmit({
    form: { name: `user-edit ${of}`, schema: v.object(userRules(t)), initial: NO_USER, draft: DRAFT },
    load: async (scope, signal) => {
      const user = await getUser(scope, of, signal);
      return { ...known(NO_USER, user), phoneNumber: shownPhone(user.phoneNumber) };
    },
    stepUp: true,
    send: (scope, user) => updateUser(scope, of, sentUser(user)),
    touches: ['users'],
    done: { says: t('message-update-info-success'), next: onClose },
  });
  return (
    <FormPanel task={task} title={t('user.edit.title')} submit={t('action.save')} onClose={onClose}>
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

const NO_PASSWORD = { userName: '', password: '', confirm: '' };

/** `?panel=user-password&of=ND...`: another password for somebody else. Nothing of it survives a reload. */
export function UserPasswordPanel({ of = '', onClose }: PanelProps) {
  const t = useT();
  const schema = v.intersect([v.object({ userName: v.string() }), newPasswordSchema(t)]);
  const task = useSubmit({
    form: { name: `user-password ${of}`, schema, initial: NO_PASSWORD, draft: [] },
    load: async (scope, signal) => ({
      ...NO_PASSWORD,
      userName: (await getUser(scope, of, signal)).userName,
    }),
    stepUp: true,
    send: (scope, { password }) => updateUserPassword(scope, of, password),
    touches: [],
    done: { says: t('message-change-password-success'), next: onClose },
  });
  return (
    <FormPanel
      task={task}
      title={t('user.password.title')}
      description={t('user.password.about')}
      submit={t('user.password.open')}
      onClose={onClose}
    >
      <TextField
        label={t('user.column.userName')}
        autoComplete="username"
        readOnly
        {...task.form.field('userName')}
      />
      <NewPassword form={task.form} />
    </FormPanel>
  );
}

interface UserCardProps {
  /** Who was added, as the service answered. */
  user: User;
}

/** What a new person needs for the first sign-in, to be handed over: never the password, which goes another way. */
function UserCard({ user }: UserCardProps) {
  const t = useT();
  const business = useBusiness();
  const address = new URL(useHref()('/auth/login'), location.origin).href;
  const title = t('user.card.title', { name: user.name ?? user.userName });
  const lines = [
    { term: t('user.card.business'), value: business?.companyName },
    { term: t('user.card.address'), value: address },
    { term: t('user.column.userName'), value: user.userName },
    { term: t('user.column.groupName'), value: user.groupName },
    { term: t('user.column.storeName'), value: user.storeName },
  ].filter(({ value }) => value);
  const text = [title, ...lines.map(({ term, value }) => `${term}: ${value}`), t('user.card.next')].join(
    '\n',
  );

  const copy = async () => {
    const done = await copyText(text);
    toast({
      tone: done ? 'success' : 'danger',
      title: t(done ? 'user.card.copied' : 'user.card.copyFailed'),
    });
  };
  // Whoever closes the list of apps again has changed his mind, and is told nothing.
  const share = () => navigator.share({ title, text }).catch(() => undefined);
  const facts = lines.map((line) => ({ ...line, wide: true }));
  return (
    <Stack gap={5}>
      <Stack as="section" gap={4} aria-label={title}>
        <Heading level={3}>{title}</Heading>
        <DescriptionList columns={1} items={facts} />
        <Text as="p" tone="muted">
          {t('user.card.next')}
        </Text>
      </Stack>
      <Stack direction="row" gap={2} wrap>
        <Button icon={CopyIcon} onClick={() => void copy()}>
          {t('user.card.copy')}
        </Button>
        {'share' in navigator && (
          <Button icon={ShareIcon} onClick={() => void share()}>
            {t('user.card.share')}
          </Button>
        )}
        <Button icon={PrintIcon} onClick={() => print()}>
          {t('action.print')}
        </Button>
      </Stack>
      <Printout>
        <Stack gap={4}>
          <Heading level={1}>{title}</Heading>
          <DescriptionList columns={1} items={facts} />
          <Text as="p">{t('user.card.next')}</Text>
        </Stack>
      </Printout>
    </Stack>
  );
}
