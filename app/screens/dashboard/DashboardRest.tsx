import { Grid } from '#design-system';
import { Part } from '../../i18n/lazyComponent.tsx';
import { useMaySee } from '../../state/access.ts';
import { Attention } from './Attention.tsx';
import { DashboardCharts } from './Charts.tsx';
import { DashboardRates } from './DashboardFigures.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { LastTransactions, LastVanChanges } from './LastRows.tsx';
import { Payouts } from './Payouts.tsx';
import type { DashboardView } from './view.ts';

export { DashboardFilters } from './DashboardFilters.tsx';
export { MorningSentence } from './MorningSentence.tsx';

/** Everything below the dashboard's figures, which must not wait for it. */
export function DashboardRest({ view }: { view: DashboardView }) {
  const maySee = useMaySee('transaction');
  const maySettle = useMaySee('settlement');
  const maySeeVan = useMaySee('van');
  return (
    <>
      {maySee && (
        <Part>
          <FirstSteps view={view} />
        </Part>
      )}
      <Grid min="lg">
        <Part>
          <Attention view={view} />
        </Part>
        {maySettle && (
          <Part>
            <Payouts view={view} />
          </Part>
        )}
      </Grid>
      {maySee && (
        <Part>
          <DashboardRates view={view} />
          <DashboardCharts view={view} />
        </Part>
      )}
      <Grid min="lg">
        {maySee && (
          <Part>
            <LastTransactions view={view} />
          </Part>
        )}
        {maySeeVan && (
          <Part>
            <LastVanChanges view={view} />
          </Part>
        )}
      </Grid>
    </>
  );
}
