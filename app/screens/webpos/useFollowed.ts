import { useEffect, useEffectEvent } from 'react';
import { amountInWords, announce } from '#design-system';
import { getPaymentStatus } from '../../api/paymentRequests.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { useQuery } from '../../lib/query.tsx';
import { now } from '../../lib/time.ts';
import { playTone, speak } from '../../nouns/payment/voice.ts';
import { useScope } from '../../state/business.ts';
import { usePreference } from '../../state/preferences.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { isOver, type TillRequest, useTill } from './till.ts';

/** How long until it is asked again (product page "Screens", 2.13): in the first minute, in the next four, and then. */
function pauseMs({ createdAt, ahead }: TillRequest): number {
  const age = now() + ahead - createdAt;
  if (age < 60) return 3000;
  return age < 300 ? 5000 : 10_000;
}

/**
 * Asks how a request stands until the service says that it is over; this device's clock ends nothing. Not while the
 * window is hidden, and at once when it is seen again. Says aloud what has come.
 */
export function useFollowed(request: TillRequest) {
  const t = useT();
  const locale = useLocale();
  const { merchantId } = useScope();
  const { take } = useTill();
  const isHeard = usePreference('tillSound');
  const over = isOver(request);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: scopeKey({ merchantId }, 'payment', request.id),
    queryFn: ({ signal }) => getPaymentStatus(request.id, signal),
    enabled: !over,
    refetchInterval: over ? false : pauseMs(request),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    staleTime: 0,
    retry: false,
    // It says so itself, beside the code.
    meta: { quiet: true },
  });
  const tell = useEffectEvent((answer: NonNullable<typeof data>) => {
    const news = take(answer);
    const amount = formatMoney(answer.paidAmount ?? 0);
    if (news === 'paid') {
      announce(t('webpos.said', { amount }));
      if (!isHeard) return;
      void playTone();
      const words = amountInWords(answer.paidAmount ?? 0, locale);
      speak(t('webpos.said', { amount: words.charAt(0).toLowerCase() + words.slice(1) }), locale);
    } else if (news === 'changed' && (answer.paidAmount ?? 0) > 0) {
      announce(t('webpos.partSaid', { amount }));
    }
  });
  useEffect(() => {
    if (data) tell(data);
  }, [data]);
  return { isLost: isError && !over, isChecking: isFetching, check: () => void refetch() };
}
