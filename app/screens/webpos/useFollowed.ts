import { announce } from '#design-system';
import { getPaymentStatus, type PaymentStatus } from '../../api/paymentRequests.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { useQuery } from '../../lib/query.tsx';
import { now } from '../../lib/time.ts';
import { spokenPayment } from '../../shared/payment/spokenPayment.ts';
import { ring } from '../../shared/payment/voice.ts';
import { useScope } from '../../state/business.ts';
import { usePreference } from '../../state/preferences.ts';
import { scopeKey, useReadAgain } from '../../state/queryKeys.ts';
import { isOver, type TillRequest, useTill } from './till.ts';

/** Polling interval: for the first minute, the next four, and after that. */
function pauseMs({ createdAt, ahead }: TillRequest): number {
  const age = now() + ahead - createdAt;
  if (age < 60) return 3000;
  return age < 300 ? 5000 : 10_000;
}

/**
 * Polls the status of a request until the service says that it is final; this device's clock ends nothing. Pauses while
 * the window is hidden, and polls at once when it is visible again. Announces what was received.
 */
export function useFollowed(request: TillRequest) {
  const t = useT();
  const locale = useLocale();
  const { merchantId } = useScope();
  const { take } = useTill();
  const readAgain = useReadAgain();
  const isHeard = usePreference('tillSound');
  const over = isOver(request);
  const tell = (answer: PaymentStatus) => {
    const { paidAmount = 0 } = answer;
    if (!take(answer) || paidAmount === 0) return;
    void readAgain(['transactions']);
    const sentence = spokenPayment({ paidAmount, asked: request.order.amount }, t, locale);
    announce(sentence);
    if (isHeard) ring(sentence, locale);
  };
  const { isError, isFetching, refetch } = useQuery({
    queryKey: scopeKey({ merchantId }, 'payment', request.id),
    async queryFn({ signal }) {
      const answer = await getPaymentStatus(request.id, signal);
      tell(answer);
      return answer;
    },
    enabled: !over,
    refetchInterval: over ? false : pauseMs(request),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    staleTime: 0,
    retry: false,
    // The error is shown beside the code.
    meta: { quiet: true },
  });
  return { isLost: isError && !over, isChecking: isFetching, check: () => void refetch() };
}
