import { useEffect, useState } from 'react';
import { Banner } from '#design-system';
import { PortalFrame } from '../../kit/patterns.tsx';
import { ListEmpty, type ListFailure } from './ListEmpty.tsx';
import { PaymentList } from './PaymentList.tsx';
import { payments } from './payments.ts';
import { FIRST_VALUES } from './usePayments.ts';

/** Why a list shows no row. */
export const CAUSES = ['first-use', 'filtered', 'forbidden', 'failed', 'offline'] as const;
export type Cause = (typeof CAUSES)[number];

const ROWS = payments(40);
const NONE: typeof ROWS = [];
const NARROW = { ...FIRST_VALUES, q: 'khong-co-ma-nay' };

export interface WaysOnProps {
  cause: Cause;
  /** Reads the list again. */
  load: () => Promise<void>;
  globals: Record<string, unknown>;
}

/** A list without rows, and the one step that leads on: it works. */
export function WaysOn({ cause, load, globals }: WaysOnProps) {
  const [isMended, setMended] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const isFailure = cause !== 'first-use' && cause !== 'filtered';
  const failure: ListFailure | undefined = isFailure && !isMended && !isLoading ? cause : undefined;

  const retry = async () => {
    setLoading(true);
    await load();
    setLoading(false);
    setMended(true);
  };
  const isOffline = failure === 'offline';
  useBackOnline(isOffline, retry);
  return (
    <PortalFrame
      current="transaction"
      title="Giao dịch"
      globals={globals}
      banner={
        isOffline && (
          <Banner tone="warning" title="Mất kết nối mạng">
            Việc gửi đi tạm khóa đến khi có mạng. Dữ liệu tự tải lại.
          </Banner>
        )
      }
    >
      <PaymentList
        rows={cause === 'first-use' ? NONE : ROWS}
        status={isLoading ? 'loading' : 'ready'}
        failure={failure}
        first={cause === 'filtered' ? NARROW : FIRST_VALUES}
        onRetry={() => void retry()}
      />
    </PortalFrame>
  );
}

/** What is only read is asked for again by itself when the network is back. */
function useBackOnline(isOffline: boolean, retry: () => Promise<void>) {
  useEffect(() => {
    if (!isOffline) return;
    const back = () => void retry();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  });
}

/** Each cause with its own words, picture and step. */
export const emptyOf = (cause: Cause) => (
  <ListEmpty
    failure={cause === 'first-use' || cause === 'filtered' ? undefined : cause}
    firstUse={cause === 'first-use'}
  />
);
