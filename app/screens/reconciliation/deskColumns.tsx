import { type Column, Icon, Stack, Text, WarningIcon } from '#design-system';
import type { ImportRow } from '../../api/reconcileImport.ts';
import type { Locale, Translate } from '../../i18n/index.ts';
import { formatAmount, formatChange, formatMoney } from '../../lib/money.ts';
import { StatusTag } from '../../lib/StatusTag.tsx';
import { shown } from '../../lib/shown.ts';
import { formatAge } from '../../lib/time.ts';
import { refundStatuses } from '../../shared/refund/refundStatus.ts';
import { type DeskRow, FIELDS, type Field, type Mapping } from '../../shared/sheet/types.ts';
import { cellText } from '../../shared/sheet/values.ts';
import { transactionStatuses } from '../../shared/transaction/transactionStatus.ts';
import { nameOfRow, outcomeOf, outcomes } from './outcomes.ts';
import { sentencesOf } from './sentences.ts';
import { agrees } from './useSend.ts';

const AMOUNTS = ['amount', 'fee', 'vat', 'net'] as const;
const isAmount = (field: Field): field is (typeof AMOUNTS)[number] =>
  (AMOUNTS as readonly Field[]).includes(field);
/** Columns before the portal's amount: the ids of a row, and its own amount. */
const BEFORE: readonly string[] = ['transactionId', 'merchantRefId', 'amount'];
const WIDTHS: Partial<Record<Field, number>> = { time: 168, transactionId: 168, merchantRefId: 168 };

/** What is wrong with a field of a row: the fault, or that the portal has another value. */
function wrongIn(row: DeskRow, field: Field, t: Translate): string | undefined {
  const fault = row.faults.find((one) => one.field === field);
  if (fault) return t(fault.sentence.key, fault.sentence.values);
  return row.differing.includes(field) ? t('reconcile.differs') : undefined;
}

/** A cell as in the file; a wrong one has a warning icon with the reason. */
function FileCell({
  row,
  field,
  mapping,
  t,
}: {
  row: DeskRow;
  field: Field;
  mapping: Mapping;
  t: Translate;
}) {
  const written = cellText(row.cells[mapping[field] ?? -1]);
  const wrong = wrongIn(row, field, t);
  // A parsed amount is formatted like the portal's beside it; anything else is shown as written.
  const amount = isAmount(field) ? row.file?.[field] : undefined;
  const text = amount === undefined ? shown(written || '-', 200) : formatAmount(amount);
  if (!wrong) return text;
  return (
    <Text tone="danger" weight="semibold" data-tip={wrong} data-wrong={field}>
      <Icon icon={WarningIcon} size="sm" label={wrong} /> {text}
    </Text>
  );
}

/**
 * The columns of the desk's rows: the file's own values as written, the portal's amount, the difference and the
 * outcome; with `serverOf`, also the service's result.
 */
export function deskColumns(
  t: Translate,
  locale: Locale,
  mapping: Mapping,
  serverOf?: (row: DeskRow) => ImportRow | undefined,
): readonly Column<DeskRow>[] {
  const fields = FIELDS.filter((field) => mapping[field] !== undefined && field !== 'note');
  const own = fields.map(
    (field): Column<DeskRow> => ({
      id: field,
      header: t(`reconcile.field.${field}`),
      cell: (row) => <FileCell {...{ row, field, mapping, t }} />,
      text: (row) => cellText(row.cells[mapping[field] ?? -1]),
      width: WIDTHS[field] ?? 128,
      ...((isAmount(field) || field === 'debit') && { align: 'end' as const }),
      ...(field === 'amount' && { card: 'amount' as const }),
    }),
  );
  return [
    {
      id: 'line',
      header: t('reconcile.line'),
      cell: nameOfRow,
      text: nameOfRow,
      onCard: (row) => (row.line === undefined ? nameOfRow(row) : t('reconcile.row', { line: row.line })),
      width: 144,
      grow: 0,
      rowHeader: true,
      pin: 'start',
      card: 'title',
    },
    {
      id: 'outcome',
      header: t('reconcile.result'),
      cell: (row) => <Outcome row={row} t={t} />,
      text: (row) => t(outcomes[outcomeOf(row)].label),
      width: 320,
      card: 'status',
    },
    ...(serverOf
      ? [
          {
            id: 'server',
            header: t('reconcile.server'),
            cell: (row: DeskRow) => <Server row={row} server={serverOf(row)} t={t} />,
            text: (row: DeskRow) => serverOf(row)?.message ?? '',
            width: 220,
            card: 'note' as const,
          },
        ]
      : []),
    ...own.filter(({ id }) => BEFORE.includes(id)),
    {
      id: 'system',
      header: t('reconcile.system'),
      cell: ({ system }) => formatAmount(system?.amount),
      onCard: ({ system }) => t('reconcile.systemOnCard', { amount: formatMoney(system?.amount) }),
      align: 'end',
      width: 160,
      card: 'meta',
    },
    {
      id: 'difference',
      header: t('reconcile.difference'),
      cell: ({ difference, allowed }) =>
        difference === 0 ? '0' : <Text tone={allowed ? 'muted' : 'danger'}>{formatChange(difference)}</Text>,
      align: 'end',
      width: 144,
    },
    {
      id: 'age',
      header: t('reconcile.age'),
      cell: (row) => ageOf(row, locale),
      text: (row) => ageOf(row, locale),
      width: 144,
    },
    ...own.filter(({ id }) => !BEFORE.includes(id)),
    {
      id: 'systemStatus',
      header: t('reconcile.systemStatus'),
      cell: ({ system }) => (
        <StatusTag
          registry={system?.type === 'REFUND' ? refundStatuses : transactionStatuses}
          value={system?.status}
        />
      ),
      text: ({ system }) => system?.status ?? '',
      width: 168,
    },
  ];
}

/** How long a row has been open, by its own timestamp. */
function ageOf({ outcome, file, system }: DeskRow, locale: string): string {
  const time = file?.time ?? system?.time;
  return outcome === 'MATCHED' || time === undefined ? '-' : formatAge(time, locale);
}

/**
 * The outcome of a row, and why: which field differs, or which tolerance allowed it. A warning is shown at its own
 * cell.
 */
function Outcome({ row, t }: { row: DeskRow; t: Translate }) {
  const sentences = sentencesOf(row.outcome === undefined ? row : { ...row, faults: [] }, t);
  return (
    <Stack gap={0.5} align="start">
      <StatusTag registry={outcomes} value={outcomeOf(row)} />
      {sentences.map((sentence) => (
        <Text key={sentence} size="sm" tone="muted">
          {sentence}
        </Text>
      ))}
    </Stack>
  );
}

/** The service's result for the row, and whether it agrees. */
function Server({ row, server, t }: { row: DeskRow; server: ImportRow | undefined; t: Translate }) {
  if (!server) return <Text tone="warning">{t('reconcile.agreement.unsaid')}</Text>;
  const same = agrees(row, server);
  return (
    <Stack gap={0.5} align="start">
      <StatusTag registry={outcomes} value={server.result} />
      {!same && (
        <Text size="sm" weight="semibold" tone="warning">
          {t('reconcile.agreement.differs')}
        </Text>
      )}
      {server.message && (
        <Text size="sm" tone="muted">
          {shown(server.message, 200)}
        </Text>
      )}
    </Stack>
  );
}
