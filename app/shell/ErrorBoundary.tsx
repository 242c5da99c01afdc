import type { ReactNode } from 'react';
import { Boundary } from '../lib/Boundary.tsx';
import { FailedScreen } from './FailedScreen.tsx';

interface ErrorBoundaryProps {
  /** Around the whole page instead of one screen. */
  standalone?: boolean;
  children: ReactNode;
}

/** Wraps each screen, so that the shell stays; "Try again?" really renders it anew (specification 8). */
export function ErrorBoundary({ standalone = false, children }: ErrorBoundaryProps) {
  return (
    <Boundary
      fallback={(error, retry) => <FailedScreen error={error} standalone={standalone} onRetry={retry} />}
    >
      {children}
    </Boundary>
  );
}
