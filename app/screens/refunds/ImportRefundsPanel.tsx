// Refund requests from a sheet: the check, and the run that sends them.
import { useState } from 'react';
import * as v from 'valibot';
import { amountInWords, Banner, Button, DownloadIcon, Form, Stack, Text, useForm } from '#design-system';
import type { Preparing } from '../../api/refunds.ts';
import { BulkDialog } from '../../bulk/BulkDialog.tsx';
import type { BulkOperation } from '../../bulk/operation.ts';
import { runJournal } from '../../bulk/runJournal.ts';
import { useBulk } from '../../bulk/useBulk.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { csvFile } from '../../lib/file/csv.ts';
import { download } from '../../lib/file/download.ts';
import { formatCount } from '../../lib/money.ts';
import type { PanelProps } from '../../lib/navigation/panel.ts';
import { useOnline } from '../../lib/online.ts';
import { StatusTag } from '../../lib/StatusTag.tsx';
import { resolveOutcome, submitOrResolve } from '../../money/submitOnce.ts';
import { useSender } from '../../money/useSender.ts';
import { refundStatuses } from '../../shared/refund/refundStatus.ts';
import { FaultyRows, SheetDialog, useSheetCheck } from '../../shared/sheet/SheetDialog.tsx';
import { SheetNotes } from '../../shared/sheet/SheetNotes.tsx';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { refusalText } from '../../state/failureText.ts';
import { useReadAgain } from '../../state/queryKeys.ts';
import { checkRefunds, MOST_REFUNDS, REFUND_COLUMNS, type RefundRow } from './refundSheet.ts';
import { LeftChanged, NotRequested, requestFailure, requestOperation } from './requestRefund.ts';

/** Progress of a run: only the payments, so that sent ones are left out when the sheet is chosen again. */
function useRefundJournal() {
  const { merchantId } = useScope();
  const { person } = useSender();
  return runJournal(`refunds.${merchantId}.${person.userName}`, v.object({}));
}

/** The request for one payment, as the panel for one refund sends it. */
function useRequestOf() {
  const scope = useScope();
  const sender = useSender();
  const maySee = useCan('refund-transaction-detail:read');
  return (transactionId: string, left?: Preparing) =>
    requestOperation({
      ...{ scope, transactionId, ...sender, maySee },
      // Whatever has been asked for since the check changes what is left: then nothing is sent.
      seen: () => left,
      onLook: () => undefined,
    });
}

/** Sends each row. An earlier request of that payment that is still open is looked for first. */
function useRefundOperation(): BulkOperation<RefundRow, object> {
  const t = useT();
  const online = useOnline();
  const mayCreate = useCan('refund:create');
  const requestOf = useRequestOf();
  return {
    journal: useRefundJournal(),
    // The journal holds no rows: the user chooses the sheet again.
    read: async () => [],
    isOver: () => false,
    disabled: mayCreate ? (online ? undefined : t('form.offline')) : t('refund.request.off.denied'),
    denial: () => undefined,
    write: ({ id, payer: _, left, ...body }, __, again) =>
      submitOrResolve(requestOf(id, left), body, body, { again }),
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
      // Says nothing about the request's outcome: a row whose response was lost has the same text.
      failure: (error) =>
        error instanceof LeftChanged
          ? requestFailure(new NotRequested(error, false), t).title
          : refusalText(error, t),
      file: t('refund.fileName'),
    },
  };
}

/** `?panel=refund-import`: a file, a check of each row against the refundable amount, then the run. */
export function ImportRefundsPanel({ onClose }: PanelProps) {
  const t = useT();
  const scope = useScope();
  const journal = useRefundJournal();
  const requestOf = useRequestOf();
  const [rows, setRows] = useState<readonly RefundRow[]>();
  /** How far an earlier run came that was interrupted. */
  const [cut, setCut] = useState(() => journal.read());
  /** A request of that run was under way when it was interrupted: what became of it is looked for, and kept. */
  const arrived = async (id: string, amount: number) => {
    const kept = journal.read();
    const operation = requestOf(id);
    if (!kept?.rows.includes(id) || operation.store.read()?.body.amount !== amount) return false;
    const outcome = await resolveOutcome(operation, { again: false });
    if (outcome.state !== 'done') return false;
    journal.begin(kept.body, kept.rows, [...(journal.read()?.done ?? kept.done), id]);
    setCut(journal.read());
    return true;
  };
  const done = new Set(cut?.done);
  const check = useSheetCheck((worker, chosen) => checkRefunds(worker, chosen, { scope, done, t, arrived }));
  if (rows) return <RefundRun rows={rows} before={cut?.done ?? []} onClose={onClose} />;
  const template = () =>
    download(
      csvFile([Object.values(REFUND_COLUMNS).map((key) => t(key))]),
      `${t('refund.sheet.template')}.csv`,
    );
  return (
    <SheetDialog
      title={t('refund.sheet.open')}
      about={t('refund.sheet.about', { max: formatCount(MOST_REFUNDS) })}
      label={t('refund.sheet.file')}
      before={
        <>
          {cut && cut.done.length < cut.rows.length && (
            <Banner
              tone="warning"
              title={t('refund.sheet.cut', {
                done: formatCount(cut.done.length),
                count: formatCount(cut.rows.length),
              })}
            />
          )}
          <Stack direction="row">
            <Button icon={DownloadIcon} onClick={template}>
              {t('user.import.getTemplate.csv')}
            </Button>
          </Stack>
        </>
      }
      check={check}
      next={t('refund.request.continue')}
      good={check.data?.good.length ?? 0}
      onNext={() => setRows(check.data?.good)}
      onClose={onClose}
    >
      {({ good, faulty, before, about }, onHidden) => (
        <>
          <Text role="status">
            {t('refund.sheet.found', { good: formatCount(good.length), faulty: formatCount(faulty.length) })}
            {before.length > 0 && ` ${t('refund.sheet.before', { count: formatCount(before.length) })}`}
          </Text>
          <SheetNotes read={about} onHidden={onHidden} />
          {faulty.length > 0 && <FaultyRows name={t('refund.column.transactionId')} rows={faulty} />}
        </>
      )}
    </SheetDialog>
  );
}

interface RefundRunProps {
  rows: readonly RefundRow[];
  /** Payments whose requests were sent by an earlier part of the run. */
  before: readonly string[];
  onClose: () => void;
}

function RefundRun({ rows, before, onClose }: RefundRunProps) {
  const t = useT();
  const locale = useLocale();
  const readAgain = useReadAgain();
  const operation = useRefundOperation();
  const { journal, disabled } = operation;
  const bulk = useBulk<RefundRow, object>({
    operation: {
      ...operation,
      // Requests sent before a first interruption stay known after a second.
      journal: { ...journal, begin: (body, ids) => journal.begin(body, [...before, ...ids], before) },
    },
    selection: { rows, select: () => undefined },
    canSend: async () => disabled === undefined,
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
      disabled={disabled}
      tone="accent"
      sumNote={{ term: t('refundRequest.words'), value: amountInWords(bulk.total, locale) }}
    >
      <Form form={form}>
        <Banner tone="warning" role="note" title={disabled ?? t('refund.request.warning')} />
      </Form>
    </BulkDialog>
  );
}
