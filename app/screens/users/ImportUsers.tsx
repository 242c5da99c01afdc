import { useState } from 'react';
import { Banner, Button, DownloadIcon, Stack } from '#design-system';
import { listAllGroups } from '../../api/groups.ts';
import { allPages } from '../../api/http/allPages.ts';
import type { Scope } from '../../api/http/paths.ts';
import { listAllStores } from '../../api/stores.ts';
import { listUsers } from '../../api/users.ts';
import { remainingRows } from '../../bulk/runJournal.ts';
import { useT } from '../../i18n/index.ts';
import { csvFile } from '../../lib/file/csv.ts';
import { download } from '../../lib/file/download.ts';
import { formatCount } from '../../lib/money.ts';
import { formatFileStamp, now } from '../../lib/time.ts';
import { EXPORT_FORMATS, type ExportFormat } from '../../list/export/cells.ts';
import { FaultyRows, SheetDialog, useSheetCheck } from '../../shared/sheet/SheetDialog.tsx';
import { SheetNotes } from '../../shared/sheet/SheetNotes.tsx';
import { useViewer } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { AddedBefore, CreateUsers, type NewUser, useCreateJournal } from './CreateUsers.tsx';
import { checkSheet, faultyLines, readUsers, SHEET_COLUMNS, SHEET_ROWS } from './userSheet.ts';

/** Limit of user names read before the check; above it, only the service knows which names are taken. */
const MOST_NAMES = 5000;

/** All user names of the business with their e-mail addresses in lower case, as far as they can be read. */
async function takenNames(scope: Scope): Promise<Map<string, string>> {
  const load = (page: { page: number; pageSize: number }) => listUsers(scope, { ...page, sort: 'userName' });
  const { items } = await allPages(load, MOST_NAMES);
  return new Map(items.map(({ userName, email = '' }) => [userName.toLowerCase(), email.toLowerCase()]));
}

interface ImportUsersProps {
  onClose: () => void;
}

/**
 * Adds many users from a sheet: a template, a file, a check of every row before the first is sent, then the run. Rows
 * with faults are shown with the reasons, and can be downloaded, corrected and chosen again.
 */
export function ImportUsers({ onClose }: ImportUsersProps) {
  const t = useT();
  const [users, setUsers] = useState<readonly NewUser[]>();
  const check = useCheck();
  const sheet = check.data;
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
      // The import reads only the first sheet.
      rowsFirst: true,
    });
    download(writer.finish(), `${t('user.import.template')}.${format}`);
  };
  return (
    <SheetDialog
      title={t('user.import.open')}
      about={t('user.import.about', { max: formatCount(SHEET_ROWS) })}
      label={t('user.import.file')}
      hint={t('user.import.hint')}
      before={
        <Stack direction="row" gap={2} wrap>
          {EXPORT_FORMATS.map((format) => (
            <Button key={format} icon={DownloadIcon} onClick={() => void template(format)}>
              {t(`user.import.getTemplate.${format}`)}
            </Button>
          ))}
        </Stack>
      }
      check={check}
      next={sheet?.good.length ? t('user.import.continue', { count }) : t('user.import.next')}
      good={sheet?.good.length ?? 0}
      onNext={() => sheet && setUsers(sheet.good.map(({ user }) => ({ ...user, id: user.userName })))}
      onClose={onClose}
    >
      {(found, onHidden) => <Findings sheet={found} onHidden={onHidden} />}
    </SheetDialog>
  );
}

/** Reads a file in a worker and checks it against the current data of the business. */
function useCheck() {
  const t = useT();
  const scope = useScope();
  const viewer = useViewer();
  const journal = useCreateJournal();
  return useSheetCheck(async (worker, { file, withoutHidden }) => {
    const read = await readUsers(worker, file, withoutHidden, t);
    worker.end();
    const [stores, groups, taken] = await Promise.all([
      listAllStores(scope),
      listAllGroups(scope),
      takenNames(scope),
    ]);
    const { rows = [], done = [] } = journal.read() ?? {};
    const [added, open] = [done, remainingRows({ rows, done })].map(
      (names) => new Set(names.map((name) => name.toLowerCase())),
    ) as [Set<string>, Set<string>];
    const mine = { held: viewer?.held ?? [], merchantId: scope.merchantId };
    const context = { stores: stores.items, groups: groups.items, taken, added, open, ...mine };
    /** How many could not be read: a row that names one of them is reported as naming an unknown one. */
    const unread = { stores: stores.unreadable?.count ?? 0, groups: groups.unreadable?.count ?? 0 };
    const isWhole = unread.stores + unread.groups === 0;
    const { hiddenRows, notes } = read.about;
    // The template itself has a second sheet, the instructions.
    const odd = notes.filter(({ values }) => values?.others !== t('user.import.guide'));
    const about = { hiddenRows, withoutHidden, notes: odd };
    return { ...(await checkSheet(read, context, t)), about, unread: isWhole ? undefined : unread };
  });
}

interface FindingsProps {
  sheet: ReturnType<typeof useCheck>['data'] & object;
  onHidden: (withoutHidden: boolean) => void;
}

/** Result of the check: how many users can be added, and each faulty row with its reason. */
function Findings({ sheet, onHidden }: FindingsProps) {
  const t = useT();
  const { good, faulty, ignored, before, arrived, unread } = sheet;
  const save = () =>
    download(csvFile(faultyLines(sheet, t)), `${t('user.import.faultyFile')}_${formatFileStamp(now())}.csv`);
  return (
    <Stack gap={4}>
      {good.length > 0 && <Banner tone="success" title={t.count('user.import.good', good.length)} />}
      <SheetNotes read={sheet.about} onHidden={onHidden} />
      <AddedBefore names={before} />
      {arrived.length > 0 && (
        <Banner tone="warning" title={t.count('user.import.arrived', arrived.length)}>
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
            title={t.count('user.import.faulty', faulty.length)}
            actions={
              <Button size="sm" icon={DownloadIcon} onClick={save}>
                {t('user.import.getFaulty')}
              </Button>
            }
          >
            {t('user.import.mend')}
          </Banner>
          <FaultyRows
            name={t('user.column.userName')}
            rows={faulty.map(({ line, user, faults }) => ({ line, name: user.userName, faults }))}
          />
        </>
      )}
    </Stack>
  );
}
