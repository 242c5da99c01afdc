import { type ReactNode, Suspense } from 'react';
import { Button, EmptyState, RightPanel } from '#design-system';
import { useT } from '../i18n/index.ts';
import { Boundary } from '../lib/Boundary.tsx';
import { isMissingCode } from '../lib/lazyComponent.tsx';
import { usePanel } from '../lib/navigation/panel.ts';
import { panels } from '../panels.tsx';
import { AccessRequest } from '../state/AccessRequest.tsx';
import { useCan } from '../state/access.ts';
import { useBusiness } from '../state/business.ts';

/** The panel in the address, above any page; for users without access, the missing permission. */
export function PanelSlot() {
  const t = useT();
  const { panel, close } = usePanel();
  const entry = panel && Object.hasOwn(panels, panel.name) ? panels[panel.name] : undefined;
  const business = useBusiness();
  const may = useCan(entry?.scope ?? '');
  if (!panel || !entry) return null;
  const { title, scope, panel: Panel } = entry;
  /** In place of the panel; the page below it keeps working. */
  const instead = (state: ReactNode) => (
    <RightPanel
      open
      onOpenChange={(open) => !open && close()}
      title={t(title)}
      footer={<Button onClick={close}>{t('action.close')}</Button>}
    >
      {state}
    </RightPanel>
  );
  if (scope && !may)
    return instead(
      <EmptyState variant="forbidden" level={3} title={t('error.forbidden')}>
        <AccessRequest permission={scope} page={t(title)} />
      </EmptyState>,
    );
  return (
    <Boundary
      key={[business?.id, panel.name, panel.of].join(' ')}
      fallback={(error, retry) => instead(<Failed error={error} onRetry={retry} />)}
    >
      <Suspense>
        <Panel of={panel.of} onClose={close} />
      </Suspense>
    </Boundary>
  );
}

/** A panel threw, or its code could not be fetched. */
function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  const isGone = isMissingCode(error);
  return (
    <EmptyState
      variant="error"
      level={3}
      title={t(isGone ? 'error.versionTitle' : 'error.screenTitle')}
      description={t(isGone ? 'error.versionText' : 'error.screenText')}
      actions={
        <Button variant="solid" tone="accent" onClick={isGone ? () => location.reload() : onRetry}>
          {t(isGone ? 'action.reload' : 'error.screenRetry')}
        </Button>
      }
    />
  );
}
