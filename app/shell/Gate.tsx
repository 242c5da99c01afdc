import { memo, Suspense, useLayoutEffect, useState } from 'react';
import { namedBusiness } from '../lib/address.ts';
import { lazyComponent } from '../lib/lazyComponent.tsx';
import { useLocation, useSearch } from '../lib/navigation/router.tsx';
import type { Viewer } from '../lib/permission.ts';
import { useLoadAccess, useViewer } from '../state/access.ts';
import { useChosenMerchantId, useFollowAddress } from '../state/business.ts';
import { useLock } from '../state/lock.ts';
import { AccessSpinner } from './AccessSpinner.tsx';
import { Frame } from './Frame.tsx';
import { IdleGuard } from './IdleGuard.tsx';
import { SignOutQuestion } from './SignOutQuestion.tsx';

const LockScreen = lazyComponent(async () => (await import('./LockScreen.tsx')).LockScreen);
const BackgroundServices = lazyComponent(async () => (await import('./FrameTools.tsx')).BackgroundServices, {
  isOptional: true,
});

/** Guards every signed-in page: checks the user's permissions whenever the business changes. */
export function Gate() {
  const viewer = useViewer();
  const chosen = useChosenMerchantId();
  const moves = useFollowAddress(namedBusiness(useSearch()));
  const loadAccess = useLoadAccess();
  const [attempt, setAttempt] = useState(0);

  // In a layout effect: the page of a business that this tab has already checked renders at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new business or a new attempt is a new check
  useLayoutEffect(() => {
    if (moves) return;
    const controller = new AbortController();
    void loadAccess(controller.signal);
    return () => controller.abort();
  }, [loadAccess, chosen, moves, attempt]);

  return <GatedPage viewer={moves ? null : viewer} onRetry={setAttempt} />;
}

const CUSTOMER_DISPLAY = '/merchant/webpos/display';

interface GatedPageProps {
  /** Null during the check. */
  viewer: Viewer | null;
  /** Requests another attempt, as a state setter. */
  onRetry: (next: (count: number) => number) => void;
}

/** The shell. It does not re-render when only the query string changes (a filter, a page, a peek). */
const GatedPage = memo(function GatedPage({ viewer, onRetry }: GatedPageProps) {
  const [path] = useLocation();
  const { isLocked } = useLock();
  // The customer display must keep showing the amount to pay.
  const isHidden = isLocked && path !== CUSTOMER_DISPLAY;
  return (
    <>
      {/* Session expiry waits for nothing else. */}
      <IdleGuard />
      <SignOutQuestion />
      <Suspense>
        {viewer && isHidden && <LockScreen />}
        {viewer && !isHidden && <Frame key={viewer.merchantId} viewer={viewer} />}
        {!viewer && <AccessSpinner onRetry={() => onRetry((count) => count + 1)} />}
        {viewer && !isLocked && (
          <Suspense>
            <BackgroundServices key={viewer.merchantId} />
          </Suspense>
        )}
      </Suspense>
    </>
  );
});
