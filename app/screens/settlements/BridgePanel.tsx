import { Fragment } from 'react';
import {
  Banner,
  CheckIcon,
  DescriptionList,
  Link,
  RightPanel,
  Skeleton,
  Stack,
  Tag,
  Text,
} from '#design-system';
import { type Translate, useT } from '../../i18n/index.ts';
import { formatChange, formatMoney } from '../../lib/money.ts';
import type { PanelProps } from '../../lib/navigation/panel.ts';
import { useLocation, useSearch } from '../../lib/navigation/router.tsx';
import { useQuery } from '../../lib/query.tsx';
import { type DayRange, formatDay, presetRange } from '../../lib/time.ts';
import { HOLIDAYS, sessionOf } from '../../lib/workingDays.ts';
import { daysOf, readFilters } from '../../list/filters.ts';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { failureText } from '../../state/failureText.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { useConfig } from '../../state/session.ts';
import { type BridgeLine, bridgeHref, bridgeOf, readBridge } from './bridge.ts';
import { settlementsDefinition } from './definition.ts';

const NEEDED = 'transaction:read';

/** From sales to payout, for the days and store of the list's filters: `?panel=bridge`. */
export function BridgePanel({ onClose }: PanelProps) {
  const t = useT();
  const own = useScope();
  const [path] = useLocation();
  const search = useSearch();
  const { filters } = settlementsDefinition;
  const values = readFilters(filters, new URLSearchParams(search));
  const days = daysOf(filters.period, values.period) as DayRange;
  const scope = { ...own, storeId: own.storeId ?? values.store };
  const may = useCan(NEEDED);
  const { data, error } = useQuery({
    queryKey: scopeKey(scope, 'settlements', 'bridge', days),
    queryFn: ({ signal }) => readBridge(scope, days, signal),
    enabled: may,
    meta: { quiet: true },
  });
  const hrefOf = ({ from, to }: DayRange) => {
    const params = new URLSearchParams(search);
    params.set('from', from);
    params.set('to', to);
    return `${path}?${params}`;
  };
  return (
    <RightPanel open onOpenChange={(open) => !open && onClose()} title={t('settlement.bridge.title')}>
      <Stack gap={4}>
        <Text>
          {t('settlement.bridge.about', { from: formatDay(days.from), to: formatDay(days.to) })}{' '}
          {(['lastMonth', 'thisMonth'] as const).map((preset) => (
            <Fragment key={preset}>
              {' · '}
              <Link href={hrefOf(presetRange(preset))}>{t(`period.${preset}`)}</Link>
            </Fragment>
          ))}
        </Text>
        {!may && <Banner title={t('settlement.bridge.denied', { scope: NEEDED })} />}
        {error && <Banner tone="danger" role="alert" title={failureText(error, t)} />}
        {may && !data && !error && <Skeleton lines={8} />}
        {data && <Bridge {...bridgeOf(data)} days={days} storeId={values.store} hrefOf={hrefOf} />}
      </Stack>
    </RightPanel>
  );
}

interface BridgeProps extends ReturnType<typeof bridgeOf> {
  days: DayRange;
  storeId: string | undefined;
  /** The URL of this page for other days. */
  hrefOf: (days: DayRange) => string;
}

/** The terms in order, each linked to its rows, and whether both sides agree. */
function Bridge({ lines, gaps, days, storeId, hrefOf }: BridgeProps) {
  const t = useT();
  const { holidays = HOLIDAYS } = useConfig();
  // Days off are settled together: a period that cuts such a session contains payments whose settlement is outside it.
  const whole = { from: sessionOf(days.from, holidays).from, to: sessionOf(days.to, holidays).to };
  const isCut = whole.from < days.from || whole.to > days.to;
  return (
    <>
      <DescriptionList
        columns={1}
        compact
        items={lines.map((line) => ({
          term: signed(line, t),
          value: (
            <>
              <Link href={bridgeHref(line.list, days, storeId)}>
                <Text weight={line.isResult ? 'semibold' : 'regular'} tabular>
                  {formatMoney(Math.abs(line.amount))}
                </Text>
              </Link>
              {line.count !== undefined && (
                <Text size="sm" tone="muted">
                  {' '}
                  {/* No line break inside the count. */}
                  {countOf(line, t).replaceAll(' ', '\u00a0')}
                </Text>
              )}
            </>
          ),
        }))}
      />
      {gaps.length === 0 ? (
        <Stack direction="row">
          <Tag tone="success" icon={CheckIcon} label={t('settlement.bridge.closes')} />
        </Stack>
      ) : (
        <Banner tone="warning" title={t('settlement.bridge.off')}>
          <Stack gap={1}>
            {gaps.map(({ label, amount }) => (
              <Text key={label}>{t(label, { amount: formatChange(amount) })}</Text>
            ))}
            {isCut && (
              <Text>
                {t('settlement.bridge.cut')} <Link href={hrefOf(whole)}>{t('settlement.bridge.whole')}</Link>
              </Text>
            )}
          </Stack>
        </Banner>
      )}
    </>
  );
}

/** `− Phí`, `= Đã chi trả`: a term with its sign in the sum. */
function signed({ label, amount, isResult, list }: BridgeLine, t: Translate): string {
  if (isResult) return `= ${t(label)}`;
  return list === 'sales' && amount >= 0 ? t(label) : `${amount > 0 ? '+' : '−'} ${t(label)}`;
}

/** What a line counts: payments, refunded payments, or settlements. */
function countOf({ list, count = 0 }: BridgeLine, t: Translate): string {
  const isOfSettlements = list === 'paid' || list === 'differing';
  return t.count(isOfSettlements ? 'settlement.bridge.periods' : 'settlement.transactions.count', count);
}
