import type { ComponentType } from 'react';
import { Grid } from '#design-system';
import { InTurn } from '../../lib/InTurn.tsx';
import { Part } from '../../lib/lazyComponent.tsx';
import { useMaySee } from '../../state/access.ts';
import { Attention } from './Attention.tsx';
import { FailureReasons, MethodChart, StatusChart, StoreChart, TimeChart } from './Charts.tsx';
import { DashboardRates } from './DashboardRates.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { LastTransactions, LastVanChanges } from './LastRows.tsx';
import { Payouts } from './Payouts.tsx';
import type { DashboardView } from './view.ts';

export { DashboardFilters } from './DashboardFilters.tsx';
export { MorningSentence } from './MorningSentence.tsx';

/** The dashboard below its figures: from top to bottom, and a part that cannot be rendered leaves the others alone. */
export function DashboardRest({ view }: { view: DashboardView }) {
  const maySee = useMaySee('transaction');
  const maySettle = useMaySee('settlement');
  const maySeeVan = useMaySee('van');
  const part = (Content: ComponentType<{ view: DashboardView }>) => (
    <Part>
      <Content view={view} />
    </Part>
  );
  return (
    <InTurn>
      {maySee && part(FirstSteps)}
      <Grid min="lg">
        {part(Attention)}
        {maySettle && part(Payouts)}
      </Grid>
      {maySee && part(DashboardRates)}
      {maySee && part(TimeChart)}
      {maySee && (
        <Grid min="lg">
          {part(StoreChart)}
          {part(MethodChart)}
          {part(StatusChart)}
          {part(FailureReasons)}
        </Grid>
      )}
      <Grid min="lg">
        {maySee && part(LastTransactions)}
        {maySeeVan && part(LastVanChanges)}
      </Grid>
    </InTurn>
  );
}
