import { useState } from 'react';
import {
  DayRibbon,
  Definitions,
  DescriptionList,
  Link,
  type RibbonDay,
  Skeleton,
  Stack,
  Text,
} from '#design-system';
import { getBusiness } from '../../api/businessRecord.ts';
import { allPages } from '../../api/http/allPages.ts';
import { listSettlements, type Settlement } from '../../api/settlements.ts';
import { settlementGroups } from '../../api/statusGroups.ts';
import { useT } from '../../i18n/index.ts';
import { maskAccount } from '../../lib/maskAccount.ts';
import { formatMoney } from '../../lib/money.ts';
import { useQuery } from '../../lib/query.tsx';
import { type Day, dayEnd, dayOf, dayStart, formatDay, shiftDay } from '../../lib/time.ts';
import { HOLIDAYS, isDayOff } from '../../lib/workingDays.ts';
import { useExplained } from '../../list/explained.ts';
import { QueryPart } from '../../record/RecordPart.tsx';
import { settlementsHref } from '../../shared/addresses.ts';
import { payoutOf } from '../../shared/settlement/payout.ts';
import { daysOfSettlement, eachDay } from '../../shared/settlement/settlementDays.ts';
import { useCan } from '../../state/access.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { useConfig } from '../../state/session.ts';
import { type DashboardView, listHref } from './view.ts';

/** Days T that are read, and days shown before and after today. */
const [READ, BEFORE, AFTER] = [14, 7, 6];
const PAID: readonly string[] = settlementGroups.paid;
const NONE: readonly Settlement[] = [];

/** Payouts of one day. */
interface Payout {
  /** VND: the total and the paid part. */
  sum: number;
  paid: number;
  /** Days T that it covers. */
  from: Day;
  to: Day;
}

/** The payouts by day. */
function payoutsOf(rows: readonly Settlement[], holidays: readonly Day[]): Map<Day, Payout> {
  const payouts = new Map<Day, Payout>();
  for (const row of rows) {
    const day = payoutOf(row, holidays)?.day;
    const days = daysOfSettlement(row);
    if (!day || !days || row.net <= 0) continue;
    const known = payouts.get(day) ?? { sum: 0, paid: 0, ...days };
    payouts.set(day, {
      sum: known.sum + row.net,
      paid: known.paid + (PAID.includes(row.status) ? row.net : 0),
      from: [known.from, days.from].sort()[0] ?? days.from,
      to: [known.to, days.to].sort()[1] ?? days.to,
    });
  }
  return payouts;
}

/** "Tiền về": paid and expected payouts, their days, and the account. */
export function Payouts({ view }: { view: DashboardView }) {
  const { scope, at } = view;
  const t = useT();
  const today = dayOf(at);
  const explained = useExplained('dashboard');
  const query = useQuery({
    queryKey: scopeKey(scope, 'settlements', 'payouts', today),
    async queryFn({ signal }) {
      const days = { from: dayStart(shiftDay(today, -READ)), to: dayEnd(today) };
      return (await allPages((page) => listSettlements(scope, { ...days, ...page }, signal))).items;
    },
  });
  return (
    <QueryPart
      title={t('dashboard.payout.title')}
      actions={
        <>
          <Definitions figures={[{ ...explained({ id: 'payouts' }), label: t('dashboard.payout.title') }]} />
          <Link href={listHref(view, settlementsHref, { panel: 'bridge' })}>
            {t('settlement.bridge.title')}
          </Link>
          <Link href={settlementsHref}>{t('dashboard.payout.open')}</Link>
        </>
      }
      query={query.isPending ? { ...query, data: NONE } : query}
    >
      {(rows) => <PayoutDays view={view} rows={rows} loading={query.isPending} />}
    </QueryPart>
  );
}

interface PayoutDaysProps {
  view: DashboardView;
  rows: readonly Settlement[];
  /** The days are there, and what is below them has its place. */
  loading: boolean;
}

/** The payouts day by day, and the chosen or next one. */
function PayoutDays({ view: { scope, at }, rows, loading }: PayoutDaysProps) {
  const t = useT();
  const { holidays = HOLIDAYS } = useConfig();
  const [chosen, setChosen] = useState<Day>();
  const mayReadBusiness = useCan('merchant:read');
  const today = dayOf(at);
  const account = useQuery({
    queryKey: scopeKey({ merchantId: scope.merchantId }, 'businesses', scope.merchantId),
    queryFn: ({ signal }) => getBusiness(scope.merchantId, signal),
    enabled: mayReadBusiness,
    meta: { quiet: true },
  }).data;
  const payouts = payoutsOf(rows, holidays);
  const range = { from: shiftDay(today, -BEFORE), to: shiftDay(today, AFTER) };
  const days = eachDay(range).map((day): RibbonDay => {
    const payout = payouts.get(day);
    const off = isDayOff(day, holidays);
    if (!payout) return { day, off, text: loading ? undefined : t('dashboard.payout.none') };
    const text = t(payout.paid >= payout.sum ? 'dashboard.payout.paid' : 'dashboard.payout.due', {
      amount: formatMoney(payout.sum),
    });
    return { day, off, amount: payout.sum, paid: payout.paid / payout.sum, text };
  });
  const next = [...payouts].filter(([day, { sum, paid }]) => day >= today && paid < sum).sort()[0];
  const day = chosen ?? next?.[0];
  const payout = day && payouts.get(day);
  return (
    <Stack gap={4}>
      <DayRibbon
        label={t('dashboard.payout.ribbon')}
        days={days}
        today={today}
        value={chosen ? { from: chosen, to: chosen } : undefined}
        onChange={(value) => setChosen(value?.to)}
        isLast
        single
        inCard
        loading={loading}
      />
      {loading || (payout && day) ? (
        <DescriptionList
          columns={3}
          compact
          items={[
            {
              term: t('dashboard.payout.day'),
              value: day ? t('dashboard.payout.guess', { day: formatDay(day) }) : <Skeleton width="half" />,
            },
            {
              term: t('dashboard.payout.amount'),
              value: payout ? (
                <Text weight="semibold" tabular>
                  {formatMoney(payout.sum)}
                </Text>
              ) : (
                <Skeleton width="half" />
              ),
            },
            {
              term: t('dashboard.payout.account'),
              // Always two lines: nothing below moves when the account arrives.
              value: (
                <Stack gap={0}>
                  <span>{account?.bankName ?? '-'}</span>
                  <span>{maskAccount(account?.accountNumber) ?? '\u00A0'}</span>
                </Stack>
              ),
            },
          ]}
        />
      ) : (
        <Text tone="muted">{t('dashboard.payout.nothing')}</Text>
      )}
      {loading && <Skeleton width="long" />}
      {payout && (
        <Link href={`${settlementsHref}?${new URLSearchParams({ from: payout.from, to: payout.to })}`}>
          {t('dashboard.payout.days', { from: formatDay(payout.from), to: formatDay(payout.to) })}
        </Link>
      )}
    </Stack>
  );
}
