import { Suspense, useLayoutEffect, useState } from 'react';
import { Frame } from './Frame.tsx';
import { atFirst, later } from './lib/lazily.tsx';
import { useLoadAccess, useViewer } from './state/access.ts';
import { useChosenMerchantId } from './state/business.ts';

const Checking = atFirst(async () => (await import('./Checking.tsx')).Checking);
const Attendants = later(async () => (await import('./FrameTools.tsx')).Attendants);

/** Stands before every signed-in page: checks what the user may see whenever the business changes. */
export function Gate() {
  const viewer = useViewer();
  const chosen = useChosenMerchantId();
  const loadAccess = useLoadAccess();
  const [attempt, setAttempt] = useState(0);

  // Before the paint: of a business that was checked in this tab before, the page is there at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new business or a new attempt is a new check
  useLayoutEffect(() => {
    const controller = new AbortController();
    void loadAccess(controller.signal);
    return () => controller.abort();
  }, [loadAccess, chosen, attempt]);

  return (
    <Suspense>
      {viewer ? (
        <Frame key={viewer.merchantId} viewer={viewer} />
      ) : (
        <Checking onRetry={() => setAttempt((count) => count + 1)} />
      )}
      {viewer && (
        <Suspense>
          <Attendants key={viewer.merchantId} />
        </Suspense>
      )}
    </Suspense>
  );
}
