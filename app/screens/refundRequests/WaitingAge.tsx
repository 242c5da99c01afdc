import { Missing, Tag, VisuallyHidden, WarningIcon } from '#design-system';
import type { RefundRequest } from '../../api/refundRequests.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { formatDuration } from '../../lib/time.ts';
import { useNow } from './useNow.ts';

/** Who asked for money back should not wait longer than this, in seconds: a day (product page "Screens", 2.6). */
const OVERDUE_AFTER = 24 * 3600;

interface WaitingAgeProps {
  request: Pick<RefundRequest, 'status' | 'requestedAt'>;
}

/** How long a request has been waiting, kept up to date; from a day on as a warning. Nothing once it is decided. */
export function WaitingAge({ request: { status, requestedAt } }: WaitingAgeProps) {
  const t = useT();
  const locale = useLocale();
  const now = useNow();
  if (status !== 'WAITING') return <Missing />;
  const age = now - requestedAt;
  const isOverdue = age > OVERDUE_AFTER;
  // Minutes beside days would say nothing.
  const step = isOverdue ? 3600 : 60;
  const words = formatDuration(Math.floor(Math.max(0, age) / step) * step, locale);
  if (!isOverdue) return words;
  const overdue = t('refundRequest.summary.overdue');
  return (
    <>
      <Tag tone="warning" icon={WarningIcon} label={words} data-tip={overdue} />
      <VisuallyHidden>{overdue}</VisuallyHidden>
    </>
  );
}
