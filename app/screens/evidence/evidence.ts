// The content of an evidence pack: one table of parts and fields, for both page and file (screens 4, no. 14).
import type { Refund } from '../../api/refunds.ts';
import type { Settlement } from '../../api/settlements.ts';
import type { TransactionDetail } from '../../api/transactionDetail.ts';
import { changeOf, type VanChange } from '../../api/van.ts';
import { createTranslate, type Key, type Translate } from '../../i18n/index.ts';
import { csvFile } from '../../lib/file/csv.ts';
import { formatAmount } from '../../lib/money.ts';
import type { StatusRegistry } from '../../lib/status.ts';
import { formatDateTime } from '../../lib/time.ts';
import { refundReasons } from '../../shared/refund/refundCodes.ts';
import { errorWords } from '../../shared/refund/refundFields.tsx';
import { refundStatuses } from '../../shared/refund/refundStatus.ts';
import { periodText } from '../../shared/settlement/settlementDays.ts';
import { settlementStatuses } from '../../shared/settlement/settlementStatus.ts';
import { transactionMethods, transactionSources } from '../../shared/transaction/transactionCodes.ts';
import { transactionStatuses } from '../../shared/transaction/transactionStatus.ts';
import { transactionNotice } from '../../shared/transaction/transactionWords.ts';
import { vanDirections } from '../../shared/vanDirections.ts';
import { vanMatches } from '../../shared/vanStatus.ts';

/** A text in both languages: the reader at the bank may not know Vietnamese. */
export interface Both {
  vi: string;
  en: string;
}

/** One field; a number is an amount in VND. */
export interface Field {
  label: Both;
  value: Both | string | number | undefined;
  /** Spans the whole line. */
  wide?: boolean;
}

export const PARTS = [
  'document',
  'transaction',
  'refunds',
  'settlement',
  'van',
  'timeline',
  'codes',
] as const;
export type PartName = (typeof PARTS)[number];

/** `none`: requested, and there is nothing. `denied`: the user may not see it, so it was not requested. */
export type PartState = 'loading' | 'failed' | 'denied' | 'none' | 'ready';

export interface Part {
  name: PartName;
  state: PartState;
  /** One list of fields for each record. */
  records: readonly (readonly Field[])[];
  /** How many of its records could not be read. */
  unreadable?: number | undefined;
  /** The reference code of the failed request. */
  code?: string | undefined;
  retry?: () => void;
}

/** Parts that a reader would expect in the document but that are missing. */
export const missingOf = (parts: readonly Part[]) =>
  parts.filter(
    ({ state, unreadable }) => ['loading', 'failed', 'denied'].includes(state) || Boolean(unreadable),
  );

/** A text in both languages, whatever the page's language. Both must be loaded. */
const both = (say: (t: Translate) => string): Both => ({
  vi: say(createTranslate('vi')),
  en: say(createTranslate('en')),
});
export const label = (key: Key): Both => both((t) => t(key));
/** "Thành công / Successful" */
export const inOneLine = ({ vi, en }: Both) => (vi === en ? vi : `${vi} / ${en}`);

const field = (key: Key, value: Field['value']): Field => ({ label: label(key), value });
const time = (at: number | undefined) => (at === undefined ? undefined : formatDateTime(at));
const wordOf = (codes: Readonly<Record<string, Key>>, value: string | undefined) => {
  const key = value !== undefined && Object.hasOwn(codes, value) ? codes[value] : undefined;
  return key ? label(key) : value;
};
const statusOf = (registry: StatusRegistry, value: string | undefined) => {
  const entry = value !== undefined && Object.hasOwn(registry, value) ? registry[value] : undefined;
  return entry ? label(entry.label) : value;
};

const HIDDEN = '•••';

/** Personal data in the document: masked unless the user asks for it. */
export interface Masks {
  /** "N••• V••• A•••" */
  name: (name: string | undefined) => string | undefined;
  /** "•••• 8668", of an account or a phone number */
  account: (account: string | undefined) => string | undefined;
  /** Free text: it may contain any of these. */
  content: (text: string | undefined) => string | undefined;
}

const asItIs = (text: string | undefined) => text;
export const masksOf = (isShown: boolean): Masks =>
  isShown
    ? { name: asItIs, account: asItIs, content: asItIs }
    : {
        name: (name) =>
          name
            ?.trim()
            .split(/\s+/)
            .map((word) => `${[...word][0] ?? ''}${HIDDEN}`)
            .join(' '),
        account: (account) => account && `•••• ${account.replace(/\D/g, '').slice(-4)}`.trim(),
        content: (text) => text && HIDDEN,
      };

/** The payment: amount, place, method and payer. */
export function transactionFields({ detail: row, summary }: TransactionDetail, mask: Masks): Field[] {
  const [vi, en] = (['vi', 'en'] as const).map((locale) => transactionNotice(row, createTranslate(locale)));
  return [
    field('transaction.column.amount', summary.amount),
    field('transaction.column.status', statusOf(transactionStatuses, row.status)),
    field('transaction.column.createdAt', time(row.createdAt)),
    field('transaction.column.paidAt', time(row.paidAt)),
    field('transaction.column.fee', summary.fee),
    field('transaction.column.net', summary.net),
    field('transaction.detail.refundable', summary.refundable),
    field('transaction.column.storeName', row.storeName),
    field('transaction.column.method', wordOf(transactionMethods, row.method)),
    field('transaction.column.source', wordOf(transactionSources, row.source)),
    field('transaction.column.bankName', row.bankName),
    field('transaction.detail.payerName', mask.name(row.payerName)),
    field('transaction.detail.payerAccount', mask.account(row.payerAccount)),
    field('transaction.column.description', mask.content(row.description)),
    field('transaction.column.note', mask.content(row.note)),
    ...(vi?.text && en?.text ? [field('evidence.field.reason', { vi: vi.text, en: en.text })] : []),
  ];
}

export const refundFields = (refund: Refund, mask: Masks): Field[] => [
  field('refund.detail.id', refund.id),
  field('refund.column.amount', refund.amount),
  field('transaction.column.status', statusOf(refundStatuses, refund.status)),
  field('refund.detail.createdAt', time(refund.createdAt)),
  field('refund.detail.completedAt', time(refund.completedAt)),
  field('refund.detail.reason', wordOf(refundReasons, refund.reason)),
  field('refund.detail.createdBy', refund.createdBy),
  field('refund.detail.approvedBy', refund.approvedBy),
  field('transaction.column.bankRef', refund.bankRef),
  ...(refund.errorCode
    ? [
        field(
          'refund.detail.error',
          both((t) => errorWords(refund.errorCode, t) ?? ''),
        ),
      ]
    : []),
  ...(refund.rejectReason ? [field('refund.detail.rejectReason', mask.content(refund.rejectReason))] : []),
  ...(refund.note ? [field('refund.detail.note', mask.content(refund.note))] : []),
];

export const settlementFields = (one: Settlement): Field[] => [
  field('evidence.field.settlementId', one.id),
  field('evidence.field.period', periodText(one)),
  field('transaction.column.storeName', one.storeName),
  field('transaction.column.status', statusOf(settlementStatuses, one.status)),
  field('evidence.field.count', one.count?.toString()),
  field('evidence.field.gross', one.gross),
  field('evidence.field.refunds', one.refunds),
  field('transaction.column.fee', one.fee),
  field('evidence.field.vat', one.vat),
  field('evidence.field.adjustment', one.adjustment),
  field('evidence.field.difference', one.difference),
  field('transaction.column.net', one.net),
  field('evidence.field.expectedPayoutAt', time(one.expectedPayoutAt)),
];

export const vanFields = (line: VanChange, mask: Masks): Field[] => [
  field('van.column.id', line.id),
  field('van.column.at', time(line.at)),
  field('van.column.direction', wordOf(vanDirections, line.direction)),
  field('van.column.change', changeOf(line)),
  field('van.column.virtualAccount', line.virtualAccount),
  field('van.column.match', statusOf(vanMatches, line.match)),
  field('van.column.matchedRefId', line.matchedRefId),
  field('van.column.bankRef', line.bankRef),
  field('van.column.payerName', mask.name(line.payerName)),
  field('van.column.payerBank', line.payerBank),
  field('van.column.content', mask.content(line.content)),
];

/** The service's events, oldest first; the index keeps two of the same second apart. */
export const timelineFields = ({ detail }: TransactionDetail, mask: Masks): Field[] =>
  [...(detail.timeline ?? [])]
    .sort((one, other) => one.at - other.at)
    .map(({ at, status, title, description }, place) => {
      const statusText = statusOf(transactionStatuses, status) ?? title;
      const [first, rest] = [
        typeof statusText === 'object' ? inOneLine(statusText) : statusText,
        mask.content(description),
      ];
      const when = `${place + 1}. ${formatDateTime(at)}`;
      return { label: { vi: when, en: when }, value: [first, rest].filter(Boolean).join(' · ') };
    });

/** All references that others can use to find the payment. */
export const codeFields = (
  { detail, refunds }: TransactionDetail,
  settlements: readonly Settlement[],
  lines: readonly VanChange[],
): Field[] => {
  const list = (codes: (string | undefined)[]) => [...new Set(codes.filter(Boolean))].join(', ') || undefined;
  return [
    field('transaction.column.id', detail.id),
    field('transaction.column.merchantRefId', detail.merchantRefId),
    field('transaction.column.bankRef', detail.bankRef),
    field('refund.detail.id', list(refunds.flatMap(({ id, bankRef }) => [id, bankRef]))),
    field('evidence.field.settlementId', list(settlements.map(({ id }) => id))),
    field('van.column.id', list(lines.flatMap(({ id, bankRef }) => [id, bankRef]))),
  ];
};

/** A value as text: amounts are formatted, with the unit in their label. */
export const valueText = (value: Field['value']): string => {
  if (value === undefined) return '';
  return typeof value === 'number'
    ? formatAmount(value)
    : typeof value === 'string'
      ? value
      : inOneLine(value);
};

/** The same as CSV: a line for each field, amounts as plain integers of VND, and a line for each missing part. */
export function evidenceFile(parts: readonly Part[]): Blob {
  const lines = parts.flatMap(({ name, state, records, unreadable, code }) => {
    const title = inOneLine(label(`evidence.part.${name}`));
    const line = ({ label: { vi, en }, value }: Field, part: string) => [
      part,
      vi,
      en,
      typeof value === 'number' ? value : valueText(value),
    ];
    const note = state === 'ready' && !unreadable ? undefined : stateText(state, unreadable, code);
    return [
      ...(note === undefined ? [] : [line(field('evidence.field.state', note), title)]),
      ...records.flatMap((fields, place) =>
        fields.map((one) => line(one, records.length > 1 ? `${title} ${place + 1}` : title)),
      ),
    ];
  });
  const [part, text, value] = (['part', 'label', 'value'] as const).map((name) =>
    label(`evidence.column.${name}`),
  );
  return csvFile([[inOneLine(part!), text!.vi, text!.en, inOneLine(value!)], ...lines]);
}

/** Why a part is missing or incomplete. */
export const stateText = (state: PartState, unreadable: number | undefined, code: string | undefined): Both =>
  both((t) =>
    [
      ...(state === 'ready' ? [] : [t(`evidence.state.${state}`)]),
      ...(unreadable ? [t('evidence.state.unreadable', { count: unreadable })] : []),
      ...(code ? [t('evidence.state.code', { code })] : []),
    ].join('. '),
  );
