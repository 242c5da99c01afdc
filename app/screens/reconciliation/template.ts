import type { Translate } from '../../i18n/index.ts';
import { formatDateTime, now } from '../../lib/time.ts';
import { FIELDS as ALL, type Field } from '../../shared/sheet/types.ts';

/** Only statements have a debit column; in the template, a refund is marked by its kind. */
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

/** The template to fill in: headings in the page's language, and sample rows that show the format. */
export const templateRows = (t: Translate): string[][] => [
  FIELDS.map((field) => t(`reconcile.field.${field}`)),
  ...samples(t).map((row) => FIELDS.map((field) => row[field])),
];
