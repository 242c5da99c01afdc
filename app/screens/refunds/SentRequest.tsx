import { DescriptionList } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { Moment } from '../../nouns/Moment.tsx';
import { refundReasons } from '../../nouns/refundCodes.ts';
import { freeText, word } from '../../record/words.tsx';
import type { RequestIntent } from './requestOperation.ts';

/** What was sent, as long as nobody knows what came of it. */
export function SentRequest({ intent: { body, sentAt } }: { intent: RequestIntent }) {
  const t = useT();
  return (
    <DescriptionList
      items={[
        { term: t('refund.request.share.label'), value: formatMoney(body.amount) },
        freeText(t('transaction.column.id'), body.transactionId),
        { term: t('refund.request.reason'), value: word(refundReasons, body.reason) },
        { term: t('refund.request.sent'), value: <Moment at={sentAt} /> },
        ...(body.note ? [{ ...freeText(t('refund.request.note'), body.note), wide: true }] : []),
      ]}
    />
  );
}
