// The question and the report are two states of one dialog, with one row of buttons.
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  Amount,
  Banner,
  Button,
  ChevronRightIcon,
  ClientTable,
  type Column,
  DataTable,
  DescriptionList,
  DownloadIcon,
  EndKept,
  Icon,
  Missing,
  Modal,
  RunReport,
  Stack,
  useRunFile,
} from '#design-system';
import { useT } from '../i18n/index.ts';
import { csvFile } from '../lib/file/csv.ts';
import { download } from '../lib/file/download.ts';
import { formatAmount, formatCount, formatMoney } from '../lib/money.ts';
import { useLeaveGuard } from '../lib/navigation/leaveGuard.ts';
import { formatFileStamp, now } from '../lib/time.ts';
import type { BulkRow } from './operation.ts';
import type { Bulk } from './useBulk.ts';

/** Rows shown at first, so that the fields below stay close. */
const SHOWN_FIRST = 5;
const PAGE_SIZE = 10;
/** How many of the rows left out for one reason are listed by name. */
const NAMED = 20;

const solid = { variant: 'solid', tone: 'accent' } as const;

interface BulkDialogProps<Row extends BulkRow> {
  /** From `useBulk`. */
  bulk: Bulk<Row>;
  /** The id of the form that starts the run. */
  form: string;
  /** Why it cannot start: the form is incomplete, a permission is missing. */
  disabled?: string | false | undefined;
  tone: 'accent' | 'danger';
  /** A note on the sum: "Bằng chữ". */
  sumNote: { term: string; value: ReactNode } | false;
  /** A notice above the results after the run. */
  after?: ReactNode;
  /** Options above the summary, as a form. */
  choice?: ReactNode;
  /** The form of the operation. */
  children?: ReactNode;
}

/**
 * One operation on many rows of a list: a summary, the progress of each row, and a report that stays until it is
 * closed. A run can be paused and stopped but not closed, and leaving the page asks for confirmation.
 */
export function BulkDialog<Row extends BulkRow>(props: BulkDialogProps<Row>) {
  const { bulk, sumNote, after, choice, children, ...start } = props;
  const { rows, runner, words } = bulk;
  const { results, running } = runner;
  const guard = useLeaveGuard(running, { unfinished: 'run' });
  const isAsking = results.size === 0;
  const lines = useMemo(
    () => rows.map(({ id, amount }) => ({ id, ...(amount !== undefined && { amount }) })),
    [rows],
  );

  // Stop sending pending rows when the user leaves the page: they could no longer see the progress.
  const leave = useEffectEvent(() => runner.cancel());
  useEffect(() => () => leave(), []);

  // The summary may be scrolled down; the progress starts at the top.
  const report = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAsking) report.current?.scrollIntoView?.({ block: 'start' });
  }, [isAsking]);

  const title = words.title(rows.length);
  return (
    <>
      <Modal
        open
        onOpenChange={(open) => !open && bulk.close()}
        title={title}
        size={isAsking ? 'md' : 'lg'}
        locked={running}
        footer={
          running ? (
            <RunningFooter runner={runner} />
          ) : isAsking ? (
            <QuestionFooter bulk={bulk} {...start} />
          ) : (
            <ReportFooter bulk={bulk} lines={lines} />
          )
        }
      >
        {isAsking ? (
          // The summary comes before the first field in reading order.
          <Stack gap={4} tabIndex={-1} data-autofocus>
            {choice}
            <Question bulk={bulk} sumNote={sumNote} />
            {children}
          </Stack>
        ) : (
          <Stack ref={report}>
            {!running && after}
            <RunReport
              label={title}
              rows={lines}
              runner={runner}
              idHeader={words.id}
              amountHeader={words.amount}
            />
          </Stack>
        )}
      </Modal>
      {guard.question}
    </>
  );
}

interface PartProps<Row extends BulkRow> {
  bulk: Bulk<Row>;
}

/** The summary: amount, count and rows, then the rows that are left out, and why. */
function Question<Row extends BulkRow>({
  bulk: { rows, left, total, selected, words },
  sumNote,
}: PartProps<Row> & Pick<BulkDialogProps<Row>, 'sumNote'>) {
  const t = useT();
  const { change } = words;
  const count = formatCount(rows.length);
  const isPart = rows.length < selected;
  return (
    <>
      <DescriptionList
        items={[
          // The sum matters most for the decision: it comes first and largest, with the amount in words below.
          ...(words.total
            ? [{ term: words.total, value: <Amount size="hero" value={total} />, wide: true }]
            : []),
          ...(sumNote ? [{ ...sumNote, wide: true }] : []),
          {
            term: words.count,
            value: isPart ? t('bulk.countOf', { count, all: formatCount(selected) }) : count,
          },
          {
            term: change.term,
            value: (
              <Stack direction="row" gap={2} align="center" wrap>
                {change.now(rows)}
                <Icon icon={ChevronRightIcon} />
                {change.next}
              </Stack>
            ),
            wide: true,
          },
        ]}
      />
      {rows.length > 0 && <Rows rows={rows} words={words} />}
      {[...left].map(([reason, ids]) => (
        <Banner key={reason} tone="warning" title={words.left(ids.length, reason)}>
          {ids.slice(0, NAMED).join(', ')}
          {ids.length > NAMED && ` ${t('bulk.others', { count: formatCount(ids.length - NAMED) })}`}
        </Banner>
      ))}
    </>
  );
}

function Rows<Row extends BulkRow>({ rows, words }: Pick<Bulk<Row>, 'rows' | 'words'>) {
  const t = useT();
  const [columns] = useState<Column<Row>[]>(() => [
    { id: 'id', header: words.id, cell: ({ id }) => id, rowHeader: true, width: 160, card: 'title' },
    {
      id: 'name',
      header: words.name.header,
      cell: (row) => {
        const name = words.name.of(row);
        return name ? <EndKept>{name}</EndKept> : <Missing />;
      },
      text: (row) => words.name.of(row) ?? '',
      width: 120,
      grow: 1,
      card: 'meta',
    },
    ...(words.amount ? [amountColumn<Row>(words.amount)] : []),
  ]);
  const [isWhole, setWhole] = useState(rows.length <= SHOWN_FIRST);
  const table = { caption: t('bulk.rows'), columns, rowId: idOf, rowLabel: idOf };
  if (isWhole && rows.length > PAGE_SIZE)
    return <ClientTable {...table} rows={rows} initialPageSize={PAGE_SIZE} />;
  return (
    <Stack gap={2}>
      <DataTable {...table} rows={isWhole ? rows : rows.slice(0, SHOWN_FIRST)} status="ready" />
      {!isWhole && (
        <Stack direction="row">
          <Button size="sm" onClick={() => setWhole(true)}>
            {t('bulk.all', { count: formatCount(rows.length) })}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

const amountColumn = <Row extends BulkRow>(header: string): Column<Row> => ({
  id: 'amount',
  header,
  cell: ({ amount }) => formatAmount(amount),
  align: 'end',
  width: 160,
  card: 'amount',
  onCard: ({ amount }) => formatMoney(amount),
});

const idOf = ({ id }: BulkRow) => id;

function QuestionFooter<Row extends BulkRow>({
  bulk: { rows, total, words, close },
  form,
  tone,
  disabled,
}: Omit<BulkDialogProps<Row>, 'sumNote' | 'after' | 'choice' | 'children'>) {
  const t = useT();
  return (
    <>
      <Button onClick={close}>{t('action.cancel')}</Button>
      <Button
        variant="solid"
        tone={tone}
        type="submit"
        form={form}
        disabled={rows.length === 0 ? t('bulk.none') : disabled}
      >
        {words.confirm(formatCount(rows.length), formatMoney(total))}
      </Button>
    </>
  );
}

function RunningFooter<Row extends BulkRow>({ runner }: Pick<Bulk<Row>, 'runner'>) {
  const t = useT();
  return (
    <>
      <Button onClick={runner.cancel}>{t('bulk.stop')}</Button>
      <Button onClick={runner.paused ? runner.resume : runner.pause}>
        {t(runner.paused ? 'bulk.resume' : 'bulk.pause')}
      </Button>
    </>
  );
}

/** Rows with an unknown result come first: they are looked up, and sent again if nothing was found. */
function ReportFooter<Row extends BulkRow>({
  bulk: { runner, words, failed, unknown, retry, checked, check, close },
  lines,
}: PartProps<Row> & { lines: readonly BulkRow[] }) {
  const t = useT();
  const fileOf = useRunFile(lines, runner.results, { id: words.id, amount: words.amount });
  const save = () =>
    download(csvFile(fileOf()), `${words.file}_${t('bulk.fileName')}_${formatFileStamp(now())}.csv`);
  return (
    <>
      <Button icon={DownloadIcon} onClick={save}>
        {t('bulk.file')}
      </Button>
      {failed.length > 0 && (
        <Button onClick={() => void retry()}>{t.count('bulk.retry', failed.length)}</Button>
      )}
      <Button {...(unknown.length === 0 && solid)} onClick={close}>
        {t('action.close')}
      </Button>
      {unknown.length > 0 && (
        <Button {...solid} onClick={() => void check()}>
          {t.count(checked ? 'bulk.again' : 'bulk.check', unknown.length)}
        </Button>
      )}
    </>
  );
}
