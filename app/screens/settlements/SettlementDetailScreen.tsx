import {
  CheckIcon,
  DescriptionList,
  Link,
  MoneyLine,
  Section,
  Stack,
  Tag,
  Text,
  WarningIcon,
} from '#design-system';
import type { Scope } from '../../api/http/paths.ts';
import type { Settlement } from '../../api/settlements.ts';
import { getTransactionStatistic } from '../../api/transactionDetail.ts';
import { useT } from '../../i18n/index.ts';
import { formatCount, formatMoney } from '../../lib/money.ts';
import { type Day, formatDate, formatDay } from '../../lib/time.ts';
import { explained } from '../../nouns/help/Term.tsx';
import { Moment } from '../../nouns/Moment.tsx';
import {
  daysOfSettlement,
  eachDay,
  periodText,
  settledTransactionsHref,
  settledTransactionsQuery,
} from '../../nouns/settlement/settlementDays.ts';
import { settlementStatuses } from '../../nouns/settlement/settlementStatus.ts';
import { RecordPage } from '../../record/RecordPage.tsx';
import { RecordPart } from '../../record/RecordPart.tsx';
import { RecordTimeline } from '../../record/RecordTimeline.tsx';
import { useRecord } from '../../record/useRecord.ts';
import { freeText } from '../../record/words.tsx';
import { useCan } from '../../state/access.ts';
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
      sections={
        <>
          <FormulaSection row={row} />
          <PeriodSection row={row} />
          {/* Nothing is asked about one that may not be there. */}
          {maySeeTransactions && detail && <TransactionsSection row={detail} />}
        </>
      }
      aside={
        <>
          <PayoutSection row={row} />
          {(loading || detail?.timeline) && (
            <Section title={t('record.timeline')}>
              <RecordTimeline statuses={settlementStatuses} entries={row?.timeline ?? []} loading={loading} />
            </Section>
          )}
        </>
      }
      raw={detail}
    />
  );
}

interface SectionProps {
  /** Undefined until anything is known. */
  row: Settlement | undefined;
}

/** gross - refunds - fees - VAT ± adjustments = net, and whether that comes out. */
function FormulaSection({ row }: SectionProps) {
  const t = useT();
  return (
    <Section title={t('settlement.detail.formula')}>
      <Stack gap={3}>
        <MoneyLine
          label={t('settlement.figure.line')}
          loading={!row}
          terms={termsOf(row, t)}
          result={{ id: 'net', label: t('settlement.figure.net'), amount: row?.net, tone: 'success' }}
        />
        <ComesOut row={row} />
      </Stack>
    </Section>
  );
}

/** Whose it is, and of which days. */
function PeriodSection({ row }: SectionProps) {
  const t = useT();
  const day = row?.transactionDay;
  return (
    <Section title={t('settlement.detail.period')}>
      <DescriptionList
        loading={!row}
        items={[
          explained('period', freeText(t('settlement.column.period'), row && periodText(row))),
          explained('dayT', {
            term: t('settlement.column.transactionDay'),
            value: day === undefined ? undefined : formatDate(day),
          }),
          freeText(t('settlement.column.storeName'), row?.storeName),
          {
            term: t('settlement.column.count'),
            value: row?.count === undefined ? undefined : formatCount(row.count),
          },
        ]}
      />
    </Section>
  );
}

/** When the money comes, as far as anybody can tell, and when it came. */
function PayoutSection({ row }: SectionProps) {
  const t = useT();
  const day = usePayoutText(row);
  const isPaid = row?.status === 'SETTLED';
  const paidAt = row?.timeline?.find(({ status }) => status === 'SETTLED')?.at;
  return (
    <Section title={t('settlement.detail.payout')}>
      <Stack gap={3}>
        <DescriptionList
          columns={1}
          loading={!row}
          items={[
            explained('payout', {
              term: t('settlement.column.expectedPayoutAt'),
              value: day ?? t('settlement.payout.unknown'),
            }),
            ...(isPaid ? [{ term: t('settlement.figure.paid'), value: <Moment at={paidAt} /> }] : []),
          ]}
        />
        {row && !isPaid && (
          <Text as="p" size="sm" tone="muted">
            {t('settlement.payout.note')}
          </Text>
        )}
      </Stack>
    </Section>
  );
}

/** Calls that are under way at once. */
const AT_ONCE = 4;

/** How many transactions of a store came on each day, and their sum (VND), as the list of transactions counts them. */
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

/** The transactions that it sums up, each day a way to exactly these in their list; they are counted anew. */
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
                      {t.count('settlement.transactions.count', one.count, { count: formatCount(one.count) })}
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
                      ? t.count('settlement.transactions.same', count, { count: formatCount(count) })
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
