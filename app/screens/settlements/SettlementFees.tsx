import { useState } from 'react';
import {
  Button,
  CheckIcon,
  DescriptionList,
  Link,
  Section,
  Stack,
  Tag,
  Text,
  WarningIcon,
} from '#design-system';
import { allPages, MOST_ROWS } from '../../api/http/allPages.ts';
import type { Settlement } from '../../api/settlements.ts';
import { listTransactions } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { formatChange, formatCount, formatMoney } from '../../lib/money.ts';
import { shown } from '../../lib/shown.ts';
import { RecordPart } from '../../record/RecordPart.tsx';
import { feesByMethod } from '../../shared/fee/feeSchedule.ts';
import { rateText, ruleText, useFeeSchedule } from '../../shared/fee/useFeeSchedule.ts';
import {
  daysOfSettlement,
  settledTransactionsHref,
  settledTransactionsQuery,
} from '../../shared/settlement/settlementDays.ts';
import { transactionMethods } from '../../shared/transaction/transactionCodes.ts';
import { useCan } from '../../state/access.ts';

/** Explains the fee of a settlement. Loaded on request, because it reads all its payments. */
export function SettlementFees({ row }: { row: Settlement }) {
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  const days = daysOfSettlement(row);
  if (!days || !row.storeId) return null;
  if (isAsked) return <FeesByMethod row={row} days={days} />;
  return (
    <Section title={t('settlement.fees.title')}>
      <Stack direction="row">
        <Button size="sm" onClick={() => setAsked(true)}>
          {t('settlement.fees.ask')}
        </Button>
      </Stack>
    </Section>
  );
}

interface FeesByMethodProps {
  row: Settlement;
  days: NonNullable<ReturnType<typeof daysOfSettlement>>;
}

/** For each method: number of payments, fee charged, and effective rate, next to the fee schedule. */
function FeesByMethod({ row, days }: FeesByMethodProps) {
  const t = useT();
  const scope = 'merchant:read';
  const may = useCan(scope);
  const schedule = useFeeSchedule();
  return (
    <RecordPart
      title={t('settlement.fees.title')}
      name={['settlement', row.id, 'fees']}
      load={(own, signal) =>
        allPages((page) =>
          listTransactions(
            { ...own, storeId: row.storeId },
            { ...settledTransactionsQuery(days), ...page },
            signal,
          ),
        )
      }
    >
      {({ items, total }) => (
        <Stack gap={3}>
          <DescriptionList
            columns={1}
            items={feesByMethod(items, schedule ?? new Map()).map((one) => {
              const key = transactionMethods[one.method as keyof typeof transactionMethods];
              const method = key ? t(key) : shown(one.method || '-', 40);
              const href = `${settledTransactionsHref(row, days)}&${new URLSearchParams({ method: one.method })}`;
              return {
                term: t.count('settlement.fees.method', one.count, { method }),
                value: (
                  <Stack gap={1} align="start">
                    <Text tabular>
                      <Link href={href}>
                        {t('settlement.fees.charged', {
                          fee: formatMoney(one.charged),
                          rate: rateText(one.charged, one.amount),
                        })}
                      </Link>
                      {schedule && ` · ${ruleText(one.rule, t)}`}
                    </Text>
                    {one.rule && (
                      <Tag
                        tone={one.offCount === 0 ? 'success' : 'warning'}
                        icon={one.offCount === 0 ? CheckIcon : WarningIcon}
                        label={
                          one.offCount === 0
                            ? t('settlement.fees.same')
                            : t.count('settlement.fees.off', one.offCount, { amount: formatChange(one.off) })
                        }
                      />
                    )}
                  </Stack>
                ),
              };
            })}
          />
          {total > MOST_ROWS && (
            <Text tone="muted">{t('settlement.fees.partial', { count: formatCount(items.length) })}</Text>
          )}
          {!may && <Text tone="muted">{t('settlement.fees.denied', { scope })}</Text>}
        </Stack>
      )}
    </RecordPart>
  );
}
