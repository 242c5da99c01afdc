import { Suspense } from 'react';
import {
  Button,
  type ButtonProps,
  CopyIcon,
  copyText,
  FilterBar,
  type FilterValues,
  formatShare,
  Grid,
  IconButton,
  PageHeader,
  RefreshIcon,
  Stack,
  Switch,
  toast,
  useNarrow,
} from '#design-system';
import { transactionGroups } from '../../api/statusGroups.ts';
import { useT } from '../../i18n/index.ts';
import { later } from '../../i18n/lazyComponent.tsx';
import { useAfterFirstContent, useAfterFirstTouch } from '../../lib/firstContent.ts';
import { formatCount, formatMoney } from '../../lib/money.ts';
import { useHref } from '../../lib/navigation.tsx';
import { formatDay, formatTime, presetOf } from '../../lib/time.ts';
import { useFilterFields } from '../../list/useFilterFields.ts';
import { useMaySee } from '../../state/access.ts';
import { useBusiness } from '../../state/business.ts';
import { usePageTitle } from '../../state/usePageTitle.tsx';
import { DashboardFigures } from './DashboardFigures.tsx';
import { changeOf, figuresOf } from './figures.ts';
import { type DashboardView, dashboardFilters, shifted, useDashboardView, useOverview } from './view.ts';

const Attention = later(async () => (await import('./Attention.tsx')).Attention);
const DashboardCharts = later(async () => (await import('./Charts.tsx')).DashboardCharts);
const Payouts = later(async () => (await import('./Payouts.tsx')).Payouts);
const LastTransactions = later(async () => (await import('./LastRows.tsx')).LastTransactions);
const LastVanChanges = later(async () => (await import('./LastRows.tsx')).LastVanChanges);
const FirstSteps = later(async () => (await import('./FirstSteps.tsx')).FirstSteps);

/** /merchant: the page after sign-in. Each part loads and fails alone, and asks nothing that the person may not see. */
export function DashboardScreen() {
  const t = useT();
  const view = useDashboardView();
  const maySee = useMaySee('transaction');
  const maySettle = useMaySee('settlement');
  const maySeeVan = useMaySee('van');
  const isAfter = useAfterFirstContent();
  usePageTitle(t('route.dashboard'));
  return (
    <Stack gap={4}>
      <DashboardHeader view={view} maySee={maySee} />
      {maySee && <DashboardFilters view={view} />}
      {maySee && <DashboardFigures view={view} />}
      {(isAfter || !maySee) && (
        <Suspense>
          {maySee && <FirstSteps view={view} />}
          <Grid min="lg">
            <Attention view={view} />
            {maySettle && <Payouts view={view} />}
          </Grid>
          {maySee && <DashboardCharts view={view} />}
          <Grid min="lg">
            {maySee && <LastTransactions view={view} />}
            {maySeeVan && <LastVanChanges view={view} />}
          </Grid>
        </Suspense>
      )}
    </Stack>
  );
}

interface PartProps {
  view: DashboardView;
}

/** What is looked at, in one sentence, and what can be done with it. */
function DashboardHeader({ view, maySee }: PartProps & { maySee: boolean }) {
  const t = useT();
  const sentence = useMorningSentence(view, maySee);
  const copy = useCopyFigures(view, maySee);
  return (
    <PageHeader
      inline
      title={t('route.dashboard')}
      description={[t('dashboard.asOf', { time: formatTime(view.at).slice(0, 5) }), sentence]
        .filter(Boolean)
        .join(' ')}
      actions={
        maySee && (
          <>
            <HeaderButton icon={RefreshIcon} label={t('action.refresh')} onClick={view.refresh} />
            <HeaderButton
              icon={CopyIcon}
              label={t('dashboard.share.button')}
              disabled={!copy}
              onClick={copy}
            />
          </>
        )
      }
    />
  );
}

interface HeaderButtonProps extends Pick<ButtonProps, 'disabled' | 'onClick'> {
  icon: typeof CopyIcon;
  label: string;
}

/** On a phone an icon alone: the title has its line. */
function HeaderButton({ label, ...button }: HeaderButtonProps) {
  return useNarrow() ? (
    <IconButton variant="outline" label={label} {...button} />
  ) : (
    <Button {...button}>{label}</Button>
  );
}

/** Today beside the same day of last week, as far as it has gone by: "Hơn thứ Hai trước 12 %." */
function useMorningSentence(view: DashboardView, maySee: boolean): string | undefined {
  const t = useT();
  const success = transactionGroups.success.join(',');
  const isAfter = useAfterFirstContent();
  const asks = maySee && isAfter && view.isToday;
  const now = useOverview(view, maySee ? view.span : undefined).data;
  const last = useOverview(view, asks ? shifted(view.span, 7) : undefined, success).data;
  if (!view.isToday || !now || !last) return undefined;
  const change = changeOf('volume', figuresOf(now), figuresOf(last));
  if (change === null) return undefined;
  const day = t(`dashboard.weekday.${new Date(view.days.to).getUTCDay() as 0}`);
  const kind = Math.abs(change) < 0.005 ? 'same' : change > 0 ? 'more' : 'less';
  return t(`dashboard.sentence.${kind}`, { day, share: formatShare(Math.abs(change), 1) });
}

/** Copies the figures as text, with the address that shows them to whoever may see them. */
function useCopyFigures(view: DashboardView, maySee: boolean): (() => void) | undefined {
  const t = useT();
  const hrefOf = useHref();
  const business = useBusiness();
  const { data } = useOverview(view, maySee ? view.span : undefined);
  if (!data) return undefined;
  const { volume, count, rate, refunded, net } = figuresOf(data);
  const { from, to } = view.days;
  const lines = [
    `${t('route.dashboard')} · ${business?.companyName ?? '-'}`,
    `${from === to ? formatDay(to) : `${formatDay(from)} – ${formatDay(to)}`}, ${t('dashboard.asOf', { time: formatTime(view.at).slice(0, 5) })}`,
    `${t('dashboard.figure.volume')}: ${formatMoney(volume)}`,
    `${t('dashboard.figure.count')}: ${formatCount(count)}`,
    `${t('dashboard.figure.rate')}: ${rate === undefined ? '-' : formatShare(rate, 1)}`,
    `${t('dashboard.figure.refunded')}: ${formatMoney(refunded)}`,
    `${t('dashboard.figure.net')}: ${formatMoney(net)}`,
  ];
  return async () => {
    const params = new URLSearchParams({ from, to, ...(view.values.store && { store: view.values.store }) });
    const address = new URL(hrefOf(`/merchant?${params}`), location.href).href;
    await copyText([...lines, address].join('\n'));
    toast({ tone: 'success', title: t('dashboard.share.done') });
  };
}

/** Days, store, and whether it is compared. */
function DashboardFilters({ view }: PartProps) {
  const t = useT();
  const { values, days, set } = view;
  const isTouched = useAfterFirstTouch();
  const fields = useFilterFields(dashboardFilters, isTouched || values.store !== undefined).filter(
    ({ id }) => id !== 'compare',
  );
  const preset = presetOf(days.from, days.to);
  const shownValues: FilterValues = { period: { ...days, ...(preset && { preset }) }, store: values.store };
  return (
    <FilterBar
      fields={fields}
      values={shownValues}
      onChange={(id, value) => set({ [id]: value } as never)}
      onClear={() => set({ period: undefined, store: undefined })}
      end={
        <Switch
          label={t('dashboard.filter.compare')}
          checked={values.compare !== 'off'}
          onChange={(on) => set({ compare: on ? undefined : 'off' })}
        />
      }
    />
  );
}
