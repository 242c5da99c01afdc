import type { Translate } from '../../i18n/index.ts';
import { formatDateTime, now } from '../../lib/time.ts';
import { FIELDS as ALL, type Field } from '../../nouns/sheet/types.ts';

/** A debit is of statements; a file that is filled in writes a refund as its kind. */
const FIELDS = ALL.filter((field) => field !== 'debit');

/** Two rows that the desk accepts: a payment and its refund. */
function samples(t: Translate): readonly Record<Exclude<Field, 'debit'>, string>[] {
  const same = {
    ...{ transactionId: 'GD0000000001', merchantRefId: 'DH-0001', time: formatDateTime(now()) },
    ...{ status: t('reconcile.sample.paid'), storeId: 'CH001', bankName: 'VCB' },
  };
  return [
    {
      ...{ ...same, amount: '150000', fee: '1200', vat: '120', net: '148680', bankRef: 'FT00000000001' },
      ...{ type: t('reconcile.sample.payment'), note: t('reconcile.sample.note') },
    },
    {
      ...{ ...same, amount: '50000', fee: '0', vat: '0', net: '-50000', bankRef: 'FT00000000002' },
      ...{ type: t('reconcile.sample.refund'), note: t('reconcile.sample.note') },
    },
  ];
}

/** The file that people fill in: the headings of the page's language, and rows that show what is written below them. */
export const templateRows = (t: Translate): string[][] => [
  FIELDS.map((field) => t(`reconcile.field.${field}`)),
  ...samples(t).map((row) => FIELDS.map((field) => row[field])),
];
