import { Missing, Tag, Text, VisuallyHidden, WarningIcon } from '#design-system';
import type { RefundRequest } from '../../api/refundRequests.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { formatDuration, now } from '../../lib/time.ts';
import { useNow } from '../../lib/useNow.ts';

interface WaitingAgeProps {
  request: Pick<RefundRequest, 'status' | 'requestedAt'>;
}

/**
 * How long a request has been waiting, kept up to date: warning-coloured text from one day, a warning tag from two, a
 * danger tag from three. Empty once it is decided.
 */
export function WaitingAge({ request }: WaitingAgeProps) {
  const { status, requestedAt } = request;
  const t = useT();
  const locale = useLocale();
  const moment = useNow(30_000);
  if (status !== 'WAITING') return <Missing />;
  const age = moment - requestedAt;
  const tone = waitingTone(request, moment);
  // Next to days, minutes are noise.
  const step = tone ? 3600 : 60;
  const words =
    age < 60 ? t('refundRequest.justAsked') : formatDuration(Math.floor(age / step) * step, locale);
  if (!tone) return words;
  const overdue = t('refundRequest.figure.overdue');
  return (
    <>
      {/* When all are late, highlight the latest ones. */}
      {age > 2 * OVERDUE_AFTER ? (
        <Tag tone={tone} icon={WarningIcon} label={words} data-tip={overdue} />
      ) : (
        <Text tone={tone} data-tip={overdue}>
          {words}
        </Text>
      )}
      <VisuallyHidden>{overdue}</VisuallyHidden>
    </>
  );
}

/** A requester should not wait longer than a day, in seconds (product page "Screens", 2.6). */
export const OVERDUE_AFTER = 24 * 3600;

/** Tone of a wait: none within a day, then a warning, after three days danger. */
export function waitingTone(
  { status, requestedAt }: Pick<RefundRequest, 'status' | 'requestedAt'>,
  moment = now(),
): 'warning' | 'danger' | undefined {
  const age = moment - requestedAt;
  if (status !== 'WAITING' || age <= OVERDUE_AFTER) return undefined;
  return age > 3 * OVERDUE_AFTER ? 'danger' : 'warning';
}
