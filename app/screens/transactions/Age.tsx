import { useEffect, useState } from 'react';
import { Text } from '#design-system';
import type { Transaction } from '../../api/transactions.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { formatDuration, now } from '../../lib/time.ts';
import { statusOf } from '../../rows/StatusTag.tsx';
import { transactionStatuses } from '../../rows/transactionStatus.ts';

const TICK_MS = 30_000;

/** How long a transaction has been waiting in a status that is not its last one; nothing for the others. */
export function Age({ row }: { row: Transaction }) {
  const t = useT();
  const locale = useLocale();
  const [moment, setMoment] = useState(now);
  const known = statusOf(transactionStatuses, row.status);
  const isWaiting = known !== undefined && !known.final;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setMoment(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  if (!isWaiting) return null;
  const since = row.timeline?.findLast(({ status }) => status === row.status)?.at ?? row.createdAt;
  return (
    <Text size="sm" tone="muted">
      {t('transaction.detail.age', { age: formatDuration(moment - since, locale) })}
    </Text>
  );
}
