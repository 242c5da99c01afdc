import type { ReactNode } from 'react';
import { AlertIcon, Button, FullPageMessage, RefreshIcon } from '#design-system';
import { useT } from '../i18n/index.ts';
import { Boundary } from '../lib/Boundary.tsx';
import { isMissingCode } from '../lib/lazyComponent.tsx';

interface ErrorBoundaryProps {
  /** Around the whole page instead of one screen. */
  standalone?: boolean;
  children: ReactNode;
}

/** Wraps each screen, so that the shell stays; "Try again?" remounts it (specification 8). */
export function ErrorBoundary({ standalone = false, children }: ErrorBoundaryProps) {
  return (
    <Boundary
      fallback={(error, retry) => <FailedScreen error={error} standalone={standalone} onRetry={retry} />}
    >
      {children}
    </Boundary>
  );
}

interface FailedScreenProps {
  error: unknown;
  standalone: boolean;
  onRetry: () => void;
}

/** The error fallback of a screen, or the notice that there is a newer version. */
function FailedScreen({ error, standalone, onRetry }: FailedScreenProps) {
  const t = useT();
  const isGone = isMissingCode(error);
  return (
    <FullPageMessage
      icon={isGone ? RefreshIcon : AlertIcon}
      tone={isGone ? 'info' : 'danger'}
      title={t(isGone ? 'error.versionTitle' : 'error.screenTitle')}
      standalone={standalone}
      actions={
        <Button variant="solid" tone="accent" onClick={isGone ? () => location.reload() : onRetry}>
          {t(isGone ? 'action.reload' : 'error.screenRetry')}
        </Button>
      }
    >
      {t(isGone ? 'error.versionText' : 'error.screenText')}
    </FullPageMessage>
  );
}
