// One run: which users are sent, how each is sent and looked up, and the first passwords, which only this page holds.

import { useRef, useState } from 'react';
import * as v from 'valibot';
import {
  Banner,
  Button,
  CheckIcon,
  ClientTable,
  type Column,
  CopyIcon,
  copyText,
  Details,
  Form,
  Stack,
  Text,
  useForm,
} from '#design-system';
import { createUser, listUsers } from '../../api/users.ts';
import { BulkDialog } from '../../bulk/BulkDialog.tsx';
import type { BulkOperation } from '../../bulk/operation.ts';
import { runJournal } from '../../bulk/runJournal.ts';
import { UnfinishedRun } from '../../bulk/UnfinishedRun.tsx';
import { useBulk } from '../../bulk/useBulk.ts';
import { refusalOf } from '../../form/failure.ts';
import { generatePassword } from '../../form/password.ts';
import { useStepUp } from '../../form/useStepUp.tsx';
import { useT } from '../../i18n/index.ts';
import { guardFormula } from '../../lib/file/guardFormula.ts';
import { formatCount } from '../../lib/money.ts';
import { useLeaveGuard } from '../../lib/navigation/leaveGuard.ts';
import { mayBeDone, readFailure } from '../../lib/refusal.ts';
import { StatusTag } from '../../lib/StatusTag.tsx';
import { userStatuses } from '../../shared/userStatus.ts';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { useReadAgain } from '../../state/queryKeys.ts';
import { useUserName } from '../../state/session.ts';
import { type TypedUser, userRules } from './userRules.ts';

/** A user to add; the user name is the id in the run. */
export interface NewUser extends TypedUser {
  id: string;
}

/** First passwords by user name, while the page is open: never in a draft, a journal or the URL. */
type Passwords = Map<string, string>;

/** Progress of a run: only user names, so that added users are left out when the sheet is chosen again. */
export function useCreateJournal() {
  const { merchantId } = useScope();
  return runJournal(`users.${merchantId}.${useUserName()}`, v.object({}));
}

/** Adding users as an operation of the bulk kit. */
function useCreateOperation(
  passwords: Passwords,
  repeated: Set<string>,
  before: readonly string[] = [],
): BulkOperation<NewUser, object> {
  const t = useT();
  const scope = useScope();
  const journal = useCreateJournal();
  const mayCreate = useCan('user:create');
  const [open] = useState(() => new Set<string>());
  /** Finds a user who was added although no response confirmed it. */
  const find = async ({ id, email }: NewUser) => {
    const { items } = await listUsers(scope, { page: 1, pageSize: 20, keyword: id });
    return items.find(
      (one) =>
        one.userName.toLowerCase() === id.toLowerCase() && one.email?.toLowerCase() === email.toLowerCase(),
    );
  };
  const passwordOf = (id: string) => {
    const password = passwords.get(id) ?? generatePassword();
    passwords.set(id, password);
    return password;
  };
  return {
    // Users added before a first interruption stay known after a second.
    journal: { ...journal, begin: (body, rows) => journal.begin(body, [...before, ...rows], before) },
    // The data of the rows exists only in the sheet, which is chosen again.
    read: async () => [],
    isOver: () => false,
    disabled: mayCreate ? undefined : t('user.scope', { scope: 'user:create' }),
    denial: () => undefined,
    async write(row, _, again) {
      if (open.has(row.id)) {
        try {
          const found = await find(row);
          if (found) return { state: 'done', result: found };
        } catch (error) {
          return { state: 'unknown', error, looked: false };
        }
        if (!again) return { state: 'unknown', error: undefined, looked: true };
      }
      try {
        const body = { ...v.parse(userRules(t, true), row), password: passwordOf(row.id) };
        return { state: 'done', result: await createUser(scope, body) };
      } catch (error) {
        // A browser or proxy may have sent it twice: the first succeeded, and this is the response to the second.
        const isConflict = readFailure(error) === 'conflict';
        if (!mayBeDone(error) && !isConflict) return { state: 'refused', error, sent: true };
        const look = await find(row).then(
          (found) => ({ found, looked: true }),
          () => ({ found: undefined, looked: false }),
        );
        if (look.found) {
          if (isConflict) repeated.add(row.id);
          return { state: 'done', result: look.found };
        }
        if (isConflict && look.looked) return { state: 'refused', error, sent: true };
        open.add(row.id);
        return { state: 'unknown', error, looked: false };
      }
    },
    words: {
      id: t('user.column.userName'),
      name: { header: t('user.column.name'), of: ({ name }) => name },
      count: t('user.import.count'),
      change: {
        term: t('user.column.status'),
        now: () => <Text>{t('user.import.none')}</Text>,
        next: <StatusTag registry={userStatuses} value="FORCE_CHANGE_PASSWORD" />,
      },
      action: (count) => t('user.import.confirm', { count }),
      title: (count) => t('user.import.confirm', { count: formatCount(count) }),
      confirm: (count) => t('user.import.confirm', { count }),
      left: (count, reason) => `${formatCount(count)}: ${reason}`,
      unfinished: ({ rows, done }, left) =>
        t.count('user.import.unfinished', rows.length, {
          done: formatCount(done.length),
          left: formatCount(left),
        }),
      proceed: () => t('user.import.proceed'),
      busy: '',
      failure: (error) => {
        const { text, fields } = refusalOf(
          error,
          ['userName', 'email', 'name', 'phoneNumber', 'storeId', 'groupId'],
          t,
        );
        return [...fields.map(({ message }) => message), text].filter(Boolean).join(' ');
      },
      file: t('user.fileName'),
    },
  };
}

interface UnfinishedImportProps {
  /** The sheet dialog is open; the state of the run is read when it closes. */
  asking: boolean;
  /** Asks for the sheet again. */
  onContinue: () => void;
}

/** Notice about a run that was interrupted by leaving or reloading the page. */
export function UnfinishedImport({ asking, onContinue }: UnfinishedImportProps) {
  const [none] = useState<Passwords>(() => new Map());
  const [nobody] = useState(() => new Set<string>());
  const operation = useCreateOperation(none, nobody);
  return (
    <UnfinishedRun operation={operation} asking={asking} onContinue={onContinue} onIgnore={() => undefined} />
  );
}

interface CreateUsersProps {
  users: readonly NewUser[];
  /** User names from the same sheet that an earlier run added. */
  before: readonly string[];
  onClose: () => void;
}

/** Adds many users, each with a generated first password; the passwords are handed out once, in the report. */
export function CreateUsers({ users, before, onClose }: CreateUsersProps) {
  const t = useT();
  const readAgain = useReadAgain();
  const stepUp = useStepUp();
  const [passwords] = useState<Passwords>(() => new Map());
  /** Users that the service reported as existing, and who do exist: someone else may have added them. */
  const [repeated] = useState(() => new Set<string>());
  const [copied, setCopied] = useState(0);
  const bulk = useBulk({
    operation: useCreateOperation(passwords, repeated, before),
    selection: { rows: users, select: () => undefined },
    canSend: () => stepUp.confirmIdentity(),
    onRan: () => void readAgain(['users']),
    onClose,
  });
  const form = useForm({
    schema: v.object({}),
    initial: {},
    onSubmit: async () => ((await bulk.begin({})) ? undefined : [{ message: t('stepUp.cancelled') }]),
  });
  const added = bulk.rows.filter(({ id }) => bulk.runner.results.get(id)?.state === 'done');
  const guard = useLeaveGuard(added.length > copied && !bulk.runner.running, { unfinished: 'secret' });
  const close = async () => {
    if (await guard.confirmClose()) bulk.close();
  };
  return (
    <>
      <BulkDialog
        bulk={{ ...bulk, close: () => void close() }}
        form={form.id}
        tone="accent"
        sumNote={false}
        after={
          <>
            <AddedBefore names={before} />
            {added.length > 0 && (
              <FirstPasswords
                users={added}
                passwords={passwords}
                repeated={added.filter(({ id }) => repeated.has(id))}
                copied={copied >= added.length}
                onCopied={() => setCopied(added.length)}
              />
            )}
          </>
        }
      >
        <Form form={form}>
          <Banner tone="info" title={t('user.import.passwords')} />
        </Form>
      </BulkDialog>
      {guard.question}
      {stepUp.dialog}
    </>
  );
}

/** Says how many users of the sheet were added before the run that was interrupted. */
export function AddedBefore({ names }: { names: readonly string[] }) {
  const t = useT();
  const { length } = names;
  if (length === 0) return null;
  return <Banner tone="info" title={t.count('user.import.before', length)} />;
}

interface FirstPasswordsProps {
  users: readonly NewUser[];
  passwords: Passwords;
  /** Users whose first password may be another one: the service already had them. */
  repeated: readonly NewUser[];
  copied: boolean;
  onCopied: () => void;
}

/** The first passwords of added users: copied for a sheet or a message, and shown on request. */
function FirstPasswords({ users, passwords, repeated, copied, onCopied }: FirstPasswordsProps) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const [failed, setFailed] = useState(false);
  const columns = useRef<Column<NewUser>[]>([
    { id: 'id', header: t('user.column.userName'), cell: ({ id }) => id, rowHeader: true, card: 'title' },
    {
      id: 'password',
      header: t('user.import.password'),
      cell: ({ id }) => passwords.get(id) ?? '-',
      card: 'meta',
    },
  ]);
  const copy = async () => {
    // Formulas are escaped for the spreadsheet; a password begins with a letter and needs no escape.
    const lines = users.map(({ userName, name, id }) =>
      [guardFormula(userName), guardFormula(name), passwords.get(id)].join('\t'),
    );
    const done = await copyText(lines.join('\n'));
    setFailed(!done);
    if (done) onCopied();
  };
  return (
    <Stack gap={3}>
      <Banner
        tone={copied ? 'success' : 'warning'}
        title={t(copied ? 'user.import.copied' : 'user.import.once')}
        actions={
          <Button size="sm" icon={copied ? CheckIcon : CopyIcon} onClick={() => void copy()}>
            {t.count('user.import.copy', users.length)}
          </Button>
        }
      >
        {t(failed ? 'user.import.copyFailed' : 'user.import.handOut')}
      </Banner>
      {repeated.length > 0 && (
        <Banner tone="warning" title={t.count('user.import.repeated', repeated.length)}>
          {t('user.import.repeatedHelp', { names: repeated.map(({ id }) => id).join(', ') })}
        </Banner>
      )}
      <Details title={t('user.import.show')} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
        {shown && (
          <ClientTable
            caption={t('user.import.show')}
            columns={columns.current}
            rows={users}
            rowId={({ id }) => id}
            rowLabel={({ id }) => id}
            initialPageSize={10}
          />
        )}
      </Details>
    </Stack>
  );
}
