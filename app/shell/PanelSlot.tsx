import { type ReactNode, Suspense } from 'react';
import { Button, EmptyState, RightPanel } from '#design-system';
import { type Key, useT } from '../i18n/index.ts';
import { isMissingCode } from '../i18n/lazyComponent.tsx';
import { Boundary } from '../lib/Boundary.tsx';
import { usePanel } from '../lib/navigation/panel.ts';
import { AccessRequest } from '../nouns/AccessRequest.tsx';
import { panels } from '../panels.tsx';
import { useCan } from '../state/access.ts';
import { useBusiness } from '../state/business.ts';

/** The panel in the address, above any page; for users without access, the missing permission. */
export function PanelSlot() {
  const { panel, close } = usePanel();
  const entry = panel && Object.hasOwn(panels, panel.name) ? panels[panel.name] : undefined;
  const business = useBusiness();
  const may = useCan(entry?.scope ?? '');
  if (!panel || !entry) return null;
  if (entry.scope && !may) return <ForbiddenPanel title={entry.title} scope={entry.scope} onClose={close} />;
  const Panel = entry.panel;
  return (
    <Boundary
      key={[business?.id, panel.name, panel.of].join(' ')}
      fallback={(error, retry) => (
        <FailedPanel title={entry.title} error={error} onRetry={retry} onClose={close} />
      )}
    >
      <Suspense>
        <Panel of={panel.of} onClose={close} />
      </Suspense>
    </Boundary>
  );
}

interface PlainPanelProps {
  title: Key;
  onClose: () => void;
  children: ReactNode;
}

function PlainPanel({ title, onClose, children }: PlainPanelProps) {
  const t = useT();
  return (
    <RightPanel
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(title)}
      footer={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      {children}
    </RightPanel>
  );
}

interface FailedPanelProps extends Omit<PlainPanelProps, 'children'> {
  error: unknown;
  onRetry: () => void;
}

/** The fallback of a panel that threw or failed to load; the page below it keeps working. */
function FailedPanel({ error, onRetry, ...panel }: FailedPanelProps) {
  const t = useT();
  const isGone = isMissingCode(error);
  return (
    <PlainPanel {...panel}>
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
    </PlainPanel>
  );
}

interface ForbiddenPanelProps extends Omit<PlainPanelProps, 'children'> {
  scope: string;
}

function ForbiddenPanel({ scope, ...panel }: ForbiddenPanelProps) {
  const t = useT();
  return (
    <PlainPanel {...panel}>
      <EmptyState variant="forbidden" level={3} title={t('error.forbidden')}>
        <AccessRequest permission={scope} page={t(panel.title)} />
      </EmptyState>
    </PlainPanel>
  );
}
