import { CheckIcon, DescriptionList, Link, Section, Stack, Tag, WarningIcon } from '#design-system';
import type { Scope } from '../../api/http/paths.ts';
import type { Settlement } from '../../api/settlements.ts';
import { getTransactionStatistic } from '../../api/transactionDetail.ts';
import { useT } from '../../i18n/index.ts';
import { Moment } from '../../lib/Moment.tsx';
import { formatCount, formatMoney } from '../../lib/money.ts';
import { type Day, formatDate, formatDay } from '../../lib/time.ts';
import { RecordPage } from '../../record/RecordPage.tsx';
import { RecordPart } from '../../record/RecordPart.tsx';
import { RecordTimeline } from '../../record/RecordTimeline.tsx';
import { useRecord } from '../../record/useRecord.ts';
import { freeText, shown } from '../../record/words.tsx';
import { explained } from '../../shared/help/Term.tsx';
import {
  daysOfSettlement,
  eachDay,
  periodText,
  settledTransactionsHref,
  settledTransactionsQuery,
} from '../../shared/settlement/settlementDays.ts';
import { settlementStatuses } from '../../shared/settlement/settlementStatus.ts';
import { useCan } from '../../state/access.ts';
import { SettlementFees } from './SettlementFees.tsx';
import {
  ComesOut,
  settlementKind,
  termsOf,
  usePayoutText,
  useSettlementNotice,
} from './settlementRecord.tsx';

/** /merchant/settlement/[id] */
export function SettlementDetailScreen({ id }: { id: string }) {
  const t = useT();
  const view = useRecord(settlementKind, id);
  const maySeeTransactions = useCan('transaction:read');
  const { row, detail, loading } = view;
  return (
    <RecordPage
      kind={settlementKind}
      id={id}
      view={view}
      title={row && formatMoney(row.net)}
      notice={useSettlementNotice(row)}
      slip={useSlip(row)}
      /* Send no more requests while the settlement may not exist. */
      sections={
        maySeeTransactions &&
        detail && (
          <>
            <TransactionsSection row={detail} />
            <SettlementFees row={detail} />
          </>
        )
      }
      aside={
        (loading || detail?.timeline) && (
          <Section title={t('record.timeline')}>
            <RecordTimeline statuses={settlementStatuses} entries={row?.timeline ?? []} loading={loading} />
          </Section>
        )
      }
      raw={detail}
    />
  );
}

/** gross - refunds - fees - VAT ± adjustments = net, with store, days, and payout date. */
function useSlip(row: Settlement | undefined) {
  const t = useT();
  const payout = usePayoutText(row);
  const day = row?.transactionDay;
  const isPaid = row?.status === 'SETTLED';
  const paidAt = row?.timeline?.find(({ status }) => status === 'SETTLED')?.at;
  return {
    about: row && shown(row.storeName ?? '-', 200),
    sum: {
      label: t('settlement.figure.line'),
      terms: termsOf(row, t),
      result: { id: 'net', label: t('settlement.figure.net'), amount: row?.net },
    },
    remark: <ComesOut row={row} />,
    facts: [
      explained('period', freeText(t('settlement.column.period'), row && periodText(row))),
      explained('dayT', {
        term: t('settlement.column.transactionDay'),
        value: day === undefined ? undefined : formatDate(day),
      }),
      {
        term: t('settlement.column.count'),
        value: row?.count === undefined ? undefined : formatCount(row.count),
      },
      explained('payout', {
        term: t('settlement.column.expectedPayoutAt'),
        value: payout ?? t('settlement.payout.unknown'),
      }),
      ...(isPaid ? [{ term: t('settlement.figure.paid'), value: <Moment at={paidAt} /> }] : []),
    ],
  };
}

/** Concurrent calls. */
const AT_ONCE = 4;

/** Number and sum (VND) of a store's transactions on each day, as the transactions list counts them. */
async function countByDay(scope: Scope, days: readonly Day[], signal: AbortSignal) {
  const counted: { day: Day; count: number; amount: number }[] = [];
  for (let first = 0; first < days.length; first += AT_ONCE) {
    const some = days.slice(first, first + AT_ONCE).map(async (day) => {
      const query = settledTransactionsQuery({ from: day, to: day });
      const { count, amount } = await getTransactionStatistic(scope, query, signal);
      return { day, count, amount };
    });
    counted.push(...(await Promise.all(some)));
  }
  return counted;
}

/** Recounts the settlement's transactions; each day links to exactly these rows of the list. */
function TransactionsSection({ row }: { row: Settlement }) {
  const t = useT();
  const range = daysOfSettlement(row);
  const all = settledTransactionsHref(row, range);
  if (!range || !all) return null;
  const { storeId } = row;
  return (
    <RecordPart
      title={t('settlement.transactions.title')}
      name={['settlement', row.id, 'transactions']}
      actions={<Link href={all}>{t('settlement.transactions.open')}</Link>}
      load={(scope, signal) => countByDay({ ...scope, storeId }, eachDay(range), signal)}
    >
      {(days) => {
        const count = days.reduce((sum, one) => sum + one.count, 0);
        const isSame = count === row.count;
        return (
          <Stack gap={3}>
            <DescriptionList
              columns={1}
              items={days.map((one) => ({
                term: formatDay(one.day),
                value: (
                  <>
                    <Link href={settledTransactionsHref(row, { from: one.day, to: one.day }) ?? all}>
                      {t.count('settlement.transactions.count', one.count)}
                    </Link>
                    {' · '}
                    <span>{formatMoney(one.amount)}</span>
                  </>
                ),
              }))}
            />
            {row.count !== undefined && (
              <Stack direction="row">
                <Tag
                  tone={isSame ? 'success' : 'warning'}
                  icon={isSame ? CheckIcon : WarningIcon}
                  label={
                    isSame
                      ? t.count('settlement.transactions.same', count)
                      : t('settlement.transactions.unlike', {
                          count: formatCount(count),
                          said: formatCount(row.count),
                        })
                  }
                />
              </Stack>
            )}
          </Stack>
        );
      }}
    </RecordPart>
  );
}
