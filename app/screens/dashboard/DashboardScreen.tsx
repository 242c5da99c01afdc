import { Suspense } from 'react';
import {
  IconButton,
  ListToolsSkeleton,
  PageHeader,
  RefreshIcon,
  Stack,
  Text,
  useNarrow,
} from '#design-system';
import { useT } from '../../i18n/index.ts';
import { lazyComponent } from '../../lib/lazyComponent.tsx';
import { formatTime } from '../../lib/time.ts';
import { useMaySee } from '../../state/access.ts';
import { usePageTitle } from '../../state/usePageTitle.tsx';
import { DashboardFigures } from './DashboardFigures.tsx';
import { type DashboardView, useDashboardView } from './view.ts';

/** For the page's startup code, which fetches this file before the app. */
export { prefetchFigures } from './view.ts';

const rest = () => import('./DashboardRest.tsx');
const MorningSentence = lazyComponent(async () => (await rest()).MorningSentence, { isOptional: true });
const DashboardFilters = lazyComponent(async () => (await rest()).DashboardFilters, { isOptional: true });
const DashboardRest = lazyComponent(async () => (await rest()).DashboardRest, { isOptional: true });

/**
 * /merchant: the page after sign-in. Each part loads and fails on its own, and requests nothing the user may not see.
 */
export function DashboardScreen() {
  const t = useT();
  const view = useDashboardView();
  const maySee = useMaySee('transaction');
  usePageTitle(t('route.dashboard'));
  return (
    <Stack gap={4}>
      <DashboardHeader view={view} maySee={maySee} />
      {maySee && (
        <Suspense fallback={<ListToolsSkeleton place="actions" />}>
          <DashboardFilters view={view} />
        </Suspense>
      )}
      {maySee && <DashboardFigures view={view} />}
      <Suspense>
        <DashboardRest view={view} />
      </Suspense>
    </Stack>
  );
}

interface PartProps {
  view: DashboardView;
}

/** Up to when everything is counted, and the actions of the page. */
function DashboardHeader({ view, maySee }: PartProps & { maySee: boolean }) {
  const t = useT();
  const narrow = useNarrow();
  const asOf = t('dashboard.asOf', { time: formatTime(view.at).slice(0, 5) });
  return (
    <PageHeader
      inline
      title={t('route.dashboard')}
      description={
        maySee ? (
          // The comparison loads later: on a phone, the two lines that both fill are reserved.
          <Text size={narrow ? 'sm' : 'md'} lines={view.before && 2}>
            {asOf}{' '}
            <Suspense fallback={'\u00a0'}>
              <MorningSentence view={view} />
            </Suspense>
          </Text>
        ) : (
          asOf
        )
      }
      actions={
        maySee && (
          <IconButton
            variant="outline"
            icon={RefreshIcon}
            label={t('action.refresh')}
            onClick={view.refresh}
          />
        )
      }
    />
  );
}
