import { useEffect, useRef, useState } from 'react';
import {
  Banner,
  Button,
  ClientTable,
  type Column,
  DownloadIcon,
  FileField,
  Modal,
  Skeleton,
  Stack,
  Text,
} from '#design-system';
import { listAllGroups } from '../../api/groups.ts';
import { allPages } from '../../api/http/allPages.ts';
import type { Scope } from '../../api/http/paths.ts';
import { listAllStores } from '../../api/stores.ts';
import { listUsers } from '../../api/users.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { csvFile } from '../../lib/file/csv.ts';
import { download } from '../../lib/file/download.ts';
import { formatCount } from '../../lib/money.ts';
import { useOnline } from '../../lib/online.ts';
import { useMutation } from '../../lib/query.tsx';
import { formatFileStamp, now } from '../../lib/time.ts';
import { EXPORT_FORMATS, type ExportFormat } from '../../list/export/cells.ts';
import { leftOf } from '../../money/runJournal.ts';
import { type FileWorker, openFileWorker } from '../../nouns/sheet/fileWorker.ts';
import { SheetNotes } from '../../nouns/sheet/SheetNotes.tsx';
import { FileRefused } from '../../nouns/sheet/types.ts';
import { useViewer } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { failureText } from '../../state/failureText.ts';
import { AddedBefore, CreateUsers, type NewUser, useCreateJournal } from './CreateUsers.tsx';
import {
  checkSheet,
  faultyLines,
  readUsers,
  SHEET_COLUMNS,
  SHEET_ROWS,
  type SheetRow,
  UnreadableSheet,
} from './userSheet.ts';

const MAX_BYTES = 5 * 1024 * 1024;
/** User names that are read before the sheet is checked; of more than these the service alone knows who is taken. */
const MOST_NAMES = 5000;

/** All user names of the business with their e-mail addresses in small letters, as far as they can be read. */
async function takenNames(scope: Scope): Promise<Map<string, string>> {
  const load = (page: { page: number; pageSize: number }) => listUsers(scope, { ...page, sort: 'userName' });
  const { items } = await allPages(load, MOST_NAMES);
  return new Map(items.map(({ userName, email = '' }) => [userName.toLowerCase(), email.toLowerCase()]));
}

interface ImportUsersProps {
  onClose: () => void;
}

/**
 * Many people from a sheet: a template, a file, every row checked before the first is sent, then the run. Rows with
 * faults are shown with what is wrong, and can be taken away, mended and given back.
 */
export function ImportUsers({ onClose }: ImportUsersProps) {
  const t = useT();
  const online = useOnline();
  const [files, setFiles] = useState<File[]>([]);
  const [users, setUsers] = useState<readonly NewUser[]>();
  const check = useCheck();
  const sheet = check.data;
  const read = (file: File | undefined, withoutHidden = false) =>
    file ? check.mutate({ file, withoutHidden }) : check.reset();
  const choose = (next: File[]) => {
    setFiles(next);
    read(next[0]);
  };
  if (users)
    return (
      <CreateUsers
        users={users}
        before={[...(sheet?.before ?? []), ...(sheet?.arrived ?? [])]}
        onClose={onClose}
      />
    );
  const count = formatCount(sheet?.good.length ?? 0);
  const template = async (format: ExportFormat) => {
    const { createWriter } = await import('../../list/export/writer.ts');
    const writer = createWriter({
      format,
      info: SHEET_COLUMNS.map((column) => [t(`user.column.${column}`), t(`user.import.howTo.${column}`)]),
      columns: SHEET_COLUMNS.map((column) => ({ header: t(`user.column.${column}`), kind: 'text' })),
      sheets: { info: t('user.import.guide'), data: t('user.import.sheet') },
      // The import reads the first sheet alone.
      rowsFirst: true,
    });
    download(writer.finish(), `${t('user.import.template')}.${format}`);
  };
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('user.import.open')}
      description={t('user.import.about', { max: formatCount(SHEET_ROWS) })}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            variant="solid"
            tone="accent"
            disabled={!sheet?.good.length || !online}
            onClick={() => sheet && setUsers(sheet.good.map(({ user }) => ({ ...user, id: user.userName })))}
          >
            {sheet?.good.length ? t('user.import.continue', { count }) : t('user.import.next')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Stack direction="row" gap={2} wrap>
          {EXPORT_FORMATS.map((format) => (
            <Button key={format} icon={DownloadIcon} onClick={() => void template(format)}>
              {t(`user.import.getTemplate.${format}`)}
            </Button>
          ))}
        </Stack>
        <FileField
          label={t('user.import.file')}
          hint={t('user.import.hint')}
          accept={['.csv', '.txt', '.xlsx', '.xls', '.xlsb', '.ods']}
          acceptLabel={t('user.import.kinds')}
          maxBytes={MAX_BYTES}
          value={files}
          onChange={choose}
        />
        {!online && <Banner tone="warning" title={t('form.offline')} />}
        {check.isPending && <Skeleton lines={4} />}
        {check.error && (
          <Banner
            tone="danger"
            role="alert"
            title={t('user.import.unreadable')}
            actions={
              <Button size="sm" onClick={() => read(files[0])}>
                {t('action.retry')}
              </Button>
            }
          >
            {reasonOf(check.error, t)}
          </Banner>
        )}
        {sheet && !check.isPending && (
          <Findings sheet={sheet} onHidden={(withoutHidden) => read(files[0], withoutHidden)} />
        )}
      </Stack>
    </Modal>
  );
}

function reasonOf(error: unknown, t: Translate): string {
  if (error instanceof FileRefused) return t(error.sentence.key, error.sentence.values);
  return error instanceof UnreadableSheet ? error.message : failureText(error, t);
}

/** Reads a file in a worker, and checks all of it against what the business has now. */
function useCheck() {
  const t = useT();
  const scope = useScope();
  const viewer = useViewer();
  const journal = useCreateJournal();
  /** It ends with its file: another one that is chosen meanwhile, and the closed dialog, wait for nothing. */
  const worker = useRef<FileWorker>(null);
  useEffect(() => () => worker.current?.end(), []);
  return useMutation({
    mutationFn: async ({ file, withoutHidden }: { file: File; withoutHidden: boolean }) => {
      worker.current?.end();
      worker.current = openFileWorker();
      const read = await readUsers(worker.current, file, withoutHidden, t);
      worker.current.end();
      const [stores, groups, taken] = await Promise.all([
        listAllStores(scope),
        listAllGroups(scope),
        takenNames(scope),
      ]);
      const { rows = [], done = [] } = journal.read() ?? {};
      const [added, open] = [done, leftOf({ rows, done })].map(
        (names) => new Set(names.map((name) => name.toLowerCase())),
      ) as [Set<string>, Set<string>];
      const mine = { held: viewer?.held ?? [], merchantId: scope.merchantId };
      const context = { stores: stores.items, groups: groups.items, taken, added, open, ...mine };
      /** How many could not be read: a row that names one of them is told that there is none. */
      const unread = { stores: stores.unreadable?.count ?? 0, groups: groups.unreadable?.count ?? 0 };
      const isWhole = unread.stores + unread.groups === 0;
      const { hiddenRows, notes } = read.about;
      // The template itself has a second sheet: how it is filled in.
      const odd = notes.filter(({ values }) => values?.others !== t('user.import.guide'));
      const about = { hiddenRows, withoutHidden, notes: odd };
      return { ...(await checkSheet(read, context, t)), about, unread: isWhole ? undefined : unread };
    },
  });
}

interface FindingsProps {
  sheet: ReturnType<typeof useCheck>['data'] & object;
  onHidden: (withoutHidden: boolean) => void;
}

/** What the check found: how many can be added, and each row that cannot with the reason. */
function Findings({ sheet, onHidden }: FindingsProps) {
  const t = useT();
  const { good, faulty, ignored, before, arrived, unread } = sheet;
  const columns = useRef<Column<SheetRow>[]>([
    {
      id: 'line',
      header: t('user.import.line'),
      cell: ({ line }) => line,
      onCard: ({ line }) => t('user.import.row', { line }),
      width: 72,
      grow: 0,
      card: 'meta',
    },
    {
      id: 'userName',
      header: t('user.column.userName'),
      cell: ({ user }) => user.userName || '-',
      rowHeader: true,
      width: 168,
      card: 'title',
    },
    {
      id: 'faults',
      header: t('user.sheet.fault'),
      cell: ({ faults }) =>
        faults.map((fault) => (
          <Text key={fault} as="p">
            {fault}
          </Text>
        )),
      text: ({ faults }) => faults.join('; '),
      width: 320,
      grow: 2,
      card: 'note',
    },
  ]);
  const save = () =>
    download(csvFile(faultyLines(sheet, t)), `${t('user.import.faultyFile')}_${formatFileStamp(now())}.csv`);
  return (
    <Stack gap={4}>
      {good.length > 0 && (
        <Banner
          tone="success"
          title={t.count('user.import.good', good.length, { count: formatCount(good.length) })}
        />
      )}
      <SheetNotes read={sheet.about} onHidden={onHidden} />
      <AddedBefore names={before} />
      {arrived.length > 0 && (
        <Banner
          tone="warning"
          title={t.count('user.import.arrived', arrived.length, { count: formatCount(arrived.length) })}
        >
          {t('user.import.arrivedHelp', { names: arrived.join(', ') })}
        </Banner>
      )}
      {unread && <Banner tone="warning" title={t('user.import.unread', unread)} />}
      {ignored.length > 0 && (
        <Banner tone="info" title={t('user.import.ignored', { columns: ignored.join(', ') })} />
      )}
      {faulty.length > 0 && (
        <>
          <Banner
            tone="warning"
            title={t.count('user.import.faulty', faulty.length, { count: formatCount(faulty.length) })}
            actions={
              <Button size="sm" icon={DownloadIcon} onClick={save}>
                {t('user.import.getFaulty')}
              </Button>
            }
          >
            {t('user.import.mend')}
          </Banner>
          <ClientTable
            caption={t('user.import.faultyCaption')}
            columns={columns.current}
            rows={faulty}
            rowId={({ line }) => String(line)}
            rowLabel={({ line }) => t('user.import.row', { line })}
            initialPageSize={10}
          />
        </>
      )}
    </Stack>
  );
}
