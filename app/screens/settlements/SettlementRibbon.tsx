import { useState } from 'react';
import { DayRibbon, type RibbonDay, type RibbonPeriod } from '#design-system';
import { allPages, MOST_ROWS } from '../../api/http/allPages.ts';
import type { Scope } from '../../api/http/paths.ts';
import { listSettlements, type Settlement } from '../../api/settlements.ts';
import { settlementGroups } from '../../api/statusGroups.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { useAfterFirstContent } from '../../lib/firstContent.ts';
import { formatMoney } from '../../lib/money.ts';
import { keepPreviousData, useQuery } from '../../lib/query.tsx';
import {
  type Day,
  type DayRange,
  dayEnd,
  dayOf,
  dayStart,
  formatDay,
  now,
  shiftDay,
} from '../../lib/time.ts';
import { HOLIDAYS, isDayOff, nextWorkingDay, sessionOf } from '../../lib/workingDays.ts';
import { FiguresFailed } from '../../list/FiguresFailed.tsx';
import { listKey } from '../../list/useList.ts';
import { payoutOf } from '../../shared/settlement/payout.ts';
import { eachDay } from '../../shared/settlement/settlementDays.ts';
import { useConfig } from '../../state/session.ts';
import type { SettlementList } from './SettlementFigures.tsx';
import { differenceOf } from './settlementRecord.tsx';

/** Visible days: five weeks. */
const WIDTH = 35;

interface ReadDays {
  rows: readonly Settlement[];
  /** The first day with complete data: if there are too many rows, only the newest are read. */
  since: Day;
}

/** All settlements of these days, in any status. */
async function readDays(scope: Scope, { from, to }: DayRange, signal: AbortSignal): Promise<ReadDays> {
  const query = { from: dayStart(from), to: dayEnd(to) };
  const { items: rows, total } = await allPages((page) =>
    listSettlements(scope, { ...query, ...page }, signal),
  );
  const oldest = total > MOST_ROWS ? rows.at(-1)?.transactionDay : undefined;
  return { rows, since: oldest === undefined ? from : shiftDay(dayOf(oldest), 1) };
}

const PAID: readonly string[] = settlementGroups.paid;

interface Calendar {
  today: Day;
  holidays: readonly Day[];
}

/** The settlements of a day: sum, paid part, and the expected day of the rest. */
function ribbonDay(
  day: Day,
  rows: readonly Settlement[],
  { today, holidays }: Calendar,
  t: Translate,
): RibbonDay {
  const off = isDayOff(day, holidays);
  if (rows.length === 0) {
    const { to: session } = sessionOf(day, holidays);
    if (off && session !== day)
      return { day, off, text: t('settlement.ribbon.merged', { day: formatDay(session) }) };
    const expected = formatDay(nextWorkingDay(day, holidays));
    return {
      day,
      off,
      text: day < today ? t('settlement.ribbon.none') : t('settlement.ribbon.open', { day: expected }),
    };
  }
  const sum = (some: readonly Settlement[]) => some.reduce((all, { net }) => all + Math.max(0, net), 0);
  const due = rows.filter(({ status }) => !PAID.includes(status));
  const [all, rest] = [sum(rows), sum(due)];
  const payouts = due.flatMap((row) => payoutOf(row, holidays)?.day ?? []).sort();
  const last = payouts.at(-1);
  const differs = rows.some((row) => differenceOf(row) !== 0);
  const facts = [
    t.count('settlement.ribbon.sum', rows.length, { amount: formatMoney(all) }),
    due.length === 0 && t('settlement.ribbon.paid'),
    due.length > 0 &&
      due.length < rows.length &&
      t('settlement.ribbon.part', { amount: formatMoney(all - rest) }),
    last && t('settlement.ribbon.due', { day: formatDay(last) }),
    differs && t('settlement.ribbon.differs'),
  ];
  // A day that is not fully paid must not look paid, even if the rest is less than a pixel.
  const paid = due.length === 0 ? 1 : all === 0 ? 0 : Math.min(0.95, 1 - rest / all);
  return { day, off, differs, amount: all, paid, text: facts.filter(Boolean).join(', ') };
}

/** Extends a range to whole sessions, because days off are settled together. */
const wholeSessions = ({ from, to }: RibbonPeriod, holidays: readonly Day[]): DayRange => ({
  from: sessionOf(from, holidays).from,
  to: sessionOf(to, holidays).to,
});

/** Paid and expected amounts by day, for the selected store; sets the list's period. */
export function SettlementRibbon({ list }: { list: SettlementList }) {
  const t = useT();
  const { holidays = HOLIDAYS } = useConfig();
  const { scope, values, setFilters } = list;
  const today = dayOf(now());
  const { period } = values;
  const endFor = (chosen: RibbonPeriod | undefined, end: Day) => {
    const isInSight = !chosen || (chosen.to <= end && chosen.to > shiftDay(end, -WIDTH));
    // Future days have no data.
    return isInSight || chosen.to > today ? end : chosen.to;
  };
  const [end, setEnd] = useState(() => endFor(period, today));
  // Scroll a period chosen elsewhere into view.
  const [known, setKnown] = useState(period?.to);
  if (known !== period?.to) {
    setKnown(period?.to);
    setEnd(endFor(period, end));
  }
  const range = { from: shiftDay(end, 1 - WIDTH), to: end };
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    // Refreshed together with the list's figures.
    queryKey: listKey(scope, 'settlements', 'statistic', 'days', range),
    queryFn: ({ signal }) => readDays(scope, range, signal),
    placeholderData: keepPreviousData,
    enabled: useAfterFirstContent(),
  });
  if (isError && !data) return <FiguresFailed onRetry={refetch} />;

  const days = eachDay(range, WIDTH).map((day): RibbonDay => {
    if (!data || isPlaceholderData || day < data.since) return { day, off: isDayOff(day, holidays) };
    const rows = data.rows.filter(({ transactionDay = 0 }) => dayOf(transactionDay) === day);
    return ribbonDay(day, rows, { today, holidays }, t);
  });
  const choose = (next: RibbonPeriod | undefined) => {
    const whole = next && wholeSessions(next, holidays);
    const isSame = whole?.from === period?.from && whole?.to === period?.to;
    // A day off selects its whole session; pressing it again clears the period, as for any day.
    setFilters({ period: isSame && next?.from === next?.to ? undefined : whole });
  };
  return (
    <DayRibbon
      label={t('settlement.ribbon.label')}
      days={days}
      today={today}
      value={period}
      onChange={choose}
      onStep={(direction) => setEnd([shiftDay(end, direction * 28), today].sort()[0] ?? today)}
      isLast={end >= today}
      loading={!data || isPlaceholderData}
    />
  );
}
