import { useEffect, useState } from 'react';
import { Text } from '#design-system';
import { useLocale, useT } from '../i18n/index.ts';
import { formatDuration, now } from '../lib/time.ts';
import type { StatusRegistry } from '../nouns/status.ts';
import type { RecordRow } from './kind.ts';
import { isWaiting } from './waiting.ts';

const TICK_MS = 30_000;

interface AgeProps {
  row: RecordRow;
  statuses: StatusRegistry;
}

/** How long a record has been waiting in a status that is not its last one; nothing for the others. */
export function Age({ row, statuses }: AgeProps) {
  const t = useT();
  const locale = useLocale();
  const [moment, setMoment] = useState(now);
  const waits = isWaiting(statuses, row);

  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => setMoment(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [waits]);

  const since = row?.timeline?.findLast(({ status }) => status === row.status)?.at ?? row?.createdAt;
  if (!waits || since === undefined) return null;
  return (
    <Text size="sm" tone="muted">
      {t('record.age', { age: formatDuration(moment - since, locale) })}
    </Text>
  );
}
