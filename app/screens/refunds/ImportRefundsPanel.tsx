// Refund requests from a sheet: its check, and the run that sends them.
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import {
  amountInWords,
  Banner,
  Button,
  ClientTable,
  type Column,
  DownloadIcon,
  FileField,
  Form,
  Modal,
  Skeleton,
  Stack,
  Text,
  useForm,
} from '#design-system';
import { BulkDialog } from '../../bulk/BulkDialog.tsx';
import type { BulkOperation } from '../../bulk/operation.ts';
import { useBulk } from '../../bulk/useBulk.ts';
import { refusalText } from '../../form/failure.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { csvFile } from '../../lib/file/csv.ts';
import { download } from '../../lib/file/download.ts';
import { formatCount } from '../../lib/money.ts';
import type { PanelProps } from '../../lib/navigation/panel.ts';
import { useOnline } from '../../lib/online.ts';
import { useMutation } from '../../lib/query.tsx';
import { runJournal } from '../../money/runJournal.ts';
import { submitOrResolve } from '../../money/submitOnce.ts';
import { useSender } from '../../money/useSender.ts';
import { refundStatuses } from '../../nouns/refund/refundStatus.ts';
import { StatusTag } from '../../nouns/StatusTag.tsx';
import { type FileWorker, openFileWorker } from '../../nouns/sheet/fileWorker.ts';
import { SheetNotes } from '../../nouns/sheet/SheetNotes.tsx';
import { FileRefused } from '../../nouns/sheet/types.ts';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { failureText } from '../../state/failureText.ts';
import { useReadAgain } from '../../state/queryKeys.ts';
import {
  checkRefunds,
  type FaultyRow,
  MOST_REFUNDS,
  REFUND_COLUMNS,
  type RefundRow,
  UnreadableRefunds,
} from './refundSheet.ts';
import { LeftChanged, NotRequested, requestFailure, requestOperation } from './requestRefund.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** How far a run came: the payments alone, so that those that were sent are left out when the sheet is chosen again. */
function useRefundJournal() {
  const { merchantId } = useScope();
  const { person } = useSender();
  return runJournal(`refunds.${merchantId}.${person.userName}`, v.object({}));
}

/** Sends each row as the panel for one refund sends it. An earlier request of that payment that is still open is looked for first. */
function useRefundOperation(): BulkOperation<RefundRow, object> {
  const t = useT();
  const scope = useScope();
  const sender = useSender();
  const online = useOnline();
  const mayCreate = useCan('refund:create');
  const maySee = useCan('refund-transaction-detail:read');
  return {
    journal: useRefundJournal(),
    // The journal holds no rows: the person chooses the sheet again.
    read: async () => [],
    isOver: () => false,
    disabledReason: mayCreate ? (online ? undefined : t('form.offline')) : t('refund.request.off.denied'),
    denial: () => undefined,
    write: ({ id, payer: _, left, ...body }, __, again) => {
      const operation = requestOperation({
        ...{ scope, transactionId: id, ...sender, maySee },
        // Whatever has been asked for since the check changes what is left: then nothing is sent.
        seen: () => left,
        onLook: () => undefined,
      });
      return submitOrResolve(operation, body, body, { again });
    },
    words: {
      id: t('refund.column.transactionId'),
      amount: t('refund.column.amount'),
      name: { header: t('transaction.detail.payerName'), of: ({ payer }) => payer },
      count: t('refund.sheet.count'),
      total: t('refund.sheet.total'),
      change: {
        term: t('refund.column.status'),
        now: () => <Text>{t('refund.sheet.none')}</Text>,
        next: <StatusTag registry={refundStatuses} value="PENDING_APPROVAL" />,
      },
      action: (count) => t('refund.sheet.title', { count }),
      title: (count) => t('refund.sheet.title', { count: formatCount(count) }),
      confirm: (count, amount) => t('refund.sheet.confirm', { count, amount }),
      left: (count, reason) => `${formatCount(count)}: ${reason}`,
      unfinished: () => '',
      proceed: () => '',
      busy: t('refund.sheet.busy'),
      // It says nothing of what became of the request: a row whose answer was lost has the same words.
      failure: (error) =>
        error instanceof LeftChanged
          ? requestFailure(new NotRequested(error, false), t).title
          : refusalText(error, t),
      file: t('refund.fileName'),
    },
  };
}

/** `?panel=refund-import`: a file, every row of it checked against what is left, then the run. */
export function ImportRefundsPanel({ onClose }: PanelProps) {
  const t = useT();
  const scope = useScope();
  const journal = useRefundJournal();
  const online = useOnline();
  const [files, setFiles] = useState<File[]>([]);
  const [rows, setRows] = useState<readonly RefundRow[]>();
  const [cut] = useState(() => journal.read());
  const worker = useRef<FileWorker>(null);
  useEffect(() => () => worker.current?.end(), []);
  const check = useMutation({
    mutationFn: async ({ file, withoutHidden }: { file: File; withoutHidden: boolean }) => {
      worker.current?.end();
      worker.current = openFileWorker();
      const done = new Set(cut?.done);
      return checkRefunds(worker.current, file, { scope, withoutHidden, done, t });
    },
  });
  const read = (file: File | undefined, withoutHidden = false) =>
    file ? check.mutate({ file, withoutHidden }) : check.reset();
  if (rows) return <RefundRun rows={rows} before={cut?.done ?? []} onClose={onClose} />;
  const { data, error, isPending } = check;
  const good = isPending ? [] : (data?.good ?? []);
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('refund.sheet.open')}
      description={t('refund.sheet.about', { max: formatCount(MOST_REFUNDS) })}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            variant="solid"
            tone="accent"
            disabled={good.length === 0 || !online}
            onClick={() => setRows(good)}
          >
            {t('refund.request.continue')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {cut && (
          <Banner
            tone="warning"
            title={t('refund.sheet.cut', {
              done: formatCount(cut.done.length),
              count: formatCount(cut.rows.length),
            })}
          />
        )}
        <Stack direction="row">
          <Button
            icon={DownloadIcon}
            onClick={() =>
              download(
                csvFile([Object.values(REFUND_COLUMNS).map((key) => t(key))]),
                `${t('refund.sheet.template')}.csv`,
              )
            }
          >
            {t('user.import.getTemplate.csv')}
          </Button>
        </Stack>
        <FileField
          label={t('refund.sheet.file')}
          accept={['.csv', '.txt', '.xlsx', '.xls', '.xlsb', '.ods']}
          acceptLabel={t('user.import.kinds')}
          maxBytes={MAX_BYTES}
          value={files}
          onChange={(next) => {
            setFiles(next);
            read(next[0]);
          }}
        />
        {isPending && <Skeleton lines={4} />}
        {error && (
          <Banner tone="danger" role="alert" title={t('user.import.unreadable')}>
            {error instanceof FileRefused
              ? t(error.sentence.key, error.sentence.values)
              : error instanceof UnreadableRefunds
                ? error.message
                : failureText(error, t)}
          </Banner>
        )}
        {data && !isPending && (
          <>
            <Text role="status">
              {t('refund.sheet.found', {
                good: formatCount(good.length),
                faulty: formatCount(data.faulty.length),
              })}
            </Text>
            <SheetNotes read={data.about} onHidden={(withoutHidden) => read(files[0], withoutHidden)} />
            {data.faulty.length > 0 && <Faults rows={data.faulty} />}
          </>
        )}
      </Stack>
    </Modal>
  );
}

function Faults({ rows }: { rows: readonly FaultyRow[] }) {
  const t = useT();
  const [columns] = useState<Column<FaultyRow>[]>(() => [
    { id: 'line', header: t('user.import.line'), cell: ({ line }) => line, width: 72, grow: 0, card: 'meta' },
    {
      id: 'id',
      header: t('refund.column.transactionId'),
      cell: ({ id }) => id || '-',
      rowHeader: true,
      width: 168,
      card: 'title',
    },
    {
      id: 'fault',
      header: t('user.sheet.fault'),
      cell: ({ fault }) => fault,
      width: 320,
      grow: 2,
      card: 'note',
    },
  ]);
  return (
    <ClientTable
      caption={t('user.import.faultyCaption')}
      columns={columns}
      rows={rows}
      rowId={({ line }) => String(line)}
      rowLabel={({ line }) => t('user.import.row', { line })}
      initialPageSize={10}
    />
  );
}

interface RefundRunProps {
  rows: readonly RefundRow[];
  /** Payments whose requests an earlier part of the run has sent. */
  before: readonly string[];
  onClose: () => void;
}

function RefundRun({ rows, before, onClose }: RefundRunProps) {
  const t = useT();
  const locale = useLocale();
  const readAgain = useReadAgain();
  const operation = useRefundOperation();
  const { journal, disabledReason } = operation;
  const bulk = useBulk<RefundRow, object>({
    operation: {
      ...operation,
      // What was sent before a first interruption is still known after a second.
      journal: { ...journal, begin: (body, ids) => journal.begin(body, [...before, ...ids], before) },
    },
    selection: { rows, select: () => undefined },
    mayGo: async () => disabledReason === undefined,
    onRan: () => void readAgain(['transaction', 'transactions', 'refund', 'refunds', 'refundRequests']),
    onClose,
  });
  const form = useForm({
    schema: v.object({}),
    initial: {},
    onSubmit: async () => void (await bulk.begin({})),
  });
  return (
    <BulkDialog
      bulk={bulk}
      form={form.id}
      disabled={disabledReason !== undefined}
      tone="accent"
      said={{ term: t('refundRequest.words'), value: amountInWords(bulk.total, locale) }}
    >
      <Form form={form}>
        <Banner tone="warning" role="note" title={disabledReason ?? t('refund.request.warning')} />
      </Form>
    </BulkDialog>
  );
}
