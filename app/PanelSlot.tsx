import { Suspense } from 'react';
import { Button, EmptyState, RightPanel } from '#design-system';
import { useT } from './i18n/index.ts';
import { usePanel } from './lib/panel.ts';
import { panels } from './panels.tsx';
import { useCan } from './state/access.ts';

/** The panel that the address names, over any page; for those who may not, the permission that is missing. */
export function PanelSlot() {
  const { panel, close } = usePanel();
  const entry = panel && Object.hasOwn(panels, panel.name) ? panels[panel.name] : undefined;
  const may = useCan(entry?.scope ?? '');
  if (!panel || !entry) return null;
  if (!may) return <ForbiddenPanel title={entry.title} scope={entry.scope} onClose={close} />;
  const Panel = entry.panel;
  return (
    <Suspense>
      <Panel key={panel.of} of={panel.of} onClose={close} />
    </Suspense>
  );
}

interface ForbiddenPanelProps extends Pick<(typeof panels)[string], 'title' | 'scope'> {
  onClose: () => void;
}

function ForbiddenPanel({ title, scope, onClose }: ForbiddenPanelProps) {
  const t = useT();
  return (
    <RightPanel
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(title)}
      footer={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      <EmptyState
        variant="forbidden"
        level={3}
        title={t('error.forbidden')}
        description={`${t('notFound.permission')}: ${scope}`}
      />
    </RightPanel>
  );
}
