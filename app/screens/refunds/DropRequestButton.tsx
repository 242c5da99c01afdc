import { useEffect, useState } from 'react';
import { GatedButton } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { settledAt } from '../../lib/moneyIntent.ts';
import { formatTime, now } from '../../lib/time.ts';
import type { RequestIntent } from './requestDeed.ts';

interface DropRequestButtonProps {
  intent: RequestIntent;
  /** There is a way to find out that nothing of it was recorded. */
  mayTell: boolean;
  dropping?: boolean;
  onDrop: () => Promise<unknown>;
}

/** Gives up a request that left no sign: off while it could still arrive, or while nobody could look. */
export function DropRequestButton({ intent, mayTell, dropping = false, onDrop }: DropRequestButtonProps) {
  const t = useT();
  const at = settledAt(intent);
  const [settled, setSettled] = useState(() => now() >= at);
  useEffect(() => {
    const timer = setInterval(() => setSettled(now() >= at), 1000);
    return () => clearInterval(timer);
  }, [at]);
  const early = settled ? undefined : t('refund.request.dropLater', { time: formatTime(at) });
  return (
    <GatedButton
      disabledReason={mayTell ? early : t('refund.request.dropBlind')}
      loading={dropping}
      onClick={() => void onDrop()}
    >
      {t('refund.request.drop')}
    </GatedButton>
  );
}
