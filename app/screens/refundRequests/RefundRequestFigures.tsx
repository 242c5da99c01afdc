import { getRefundRequestStatistic, type RefundRequest } from '../../api/refundRequests.ts';
import { refundRequestGroups as groups } from '../../api/statusGroups.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { formatDuration, presetRange } from '../../lib/time.ts';
import { useNow } from '../../lib/useNow.ts';
import { ListFigures, useListStatistic } from '../../list/ListFigures.tsx';
import type { List } from '../../list/useList.ts';
import { OVERDUE, type refundRequestsDefinition } from './definition.ts';
import { OVERDUE_AFTER } from './waiting.tsx';

interface RefundRequestFiguresProps {
  list: List<RefundRequest, typeof refundRequestsDefinition.filters>;
}

/** Sort order per figure: longest waiting first, latest decision first. */
const OLDEST = 'requestedAt';
const LATEST = '-decidedAt';
/** Next to days, minutes are noise. */
const wholeHours = (seconds: number) =>
  seconds > OVERDUE_AFTER ? seconds - (seconds % 3600) : Math.max(0, seconds);
const DECIDED = [...groups.approved, ...groups.rejected];

/**
 * The whole queue: waiting requests, their age, and today's decisions. Filtered by who decided or when, only the
 * decisions: no waiting request can match.
 */
export function RefundRequestFigures({ list }: RefundRequestFiguresProps) {
  const t = useT();
  const { values, setFilters } = list;
  const isOverdueOnly = values.age === OVERDUE;
  const isByDecision = values.timeField === 'decidedAt' && values.period !== undefined;
  const period = presetRange('today');
  const isDecidedToday =
    isByDecision &&
    values.period?.from === period.from &&
    values.period.to === period.to &&
    values.status.length === DECIDED.length &&
    DECIDED.every((status) => values.status.includes(status));
  const isOfDecisions = (isByDecision && !isDecidedToday) || values.decidedBy !== '';
  // The period "decided today" belongs to a figure and is cleared; any other period is the user's, and stays.
  const whole = { age: undefined, ...(isDecidedToday && { timeField: undefined, period: undefined }) };
  const decidedToday = { ...whole, status: DECIDED, period, timeField: 'decidedAt' };
  const today = useListStatistic(list, { ...values, ...decidedToday }, getRefundRequestStatistic);
  const locale = useLocale();
  const now = useNow(30_000);

  return (
    <ListFigures
      list={list}
      name="refundRequests"
      load={getRefundRequestStatistic}
      label={t('refundRequest.figure.line')}
      queue={whole}
      figures={({ statistic, figure }) => {
        const { overdue, oldestAt } = statistic ?? {};
        const decided = {
          id: 'today' as const,
          label: t('refundRequest.figure.decidedToday'),
          count: today.data?.count,
          pressed: isDecidedToday,
          onPress: () =>
            isDecidedToday
              ? setFilters({ ...whole, status: groups.waiting }, OLDEST)
              : setFilters(decidedToday, LATEST),
        };
        const outcomes = (money: boolean) => [
          figure('approved', t('refundRequest.figure.approved'), groups.approved, { money, sort: LATEST }),
          figure('rejected', t('refundRequest.figure.rejected'), groups.rejected, { money, sort: LATEST }),
        ];
        if (isOfDecisions) return { terms: outcomes(true), states: [decided] };
        return {
          terms: [
            figure('waiting', t('refundRequest.figure.waiting'), groups.waiting, {
              money: true,
              sort: OLDEST,
            }),
            {
              id: 'overdue',
              label: t('refundRequest.figure.overdue'),
              tone: 'warning',
              ...overdue,
              pressed: isOverdueOnly,
              onPress: () =>
                setFilters(
                  { ...whole, status: groups.waiting, age: isOverdueOnly ? undefined : OVERDUE },
                  OLDEST,
                ),
            },
          ],
          states: [
            {
              id: 'oldest',
              label: t('refundRequest.figure.oldest'),
              text: oldestAt === undefined ? '-' : formatDuration(wholeHours(now - oldestAt), locale),
            },
            decided,
            ...outcomes(false),
          ],
        };
      }}
    />
  );
}
