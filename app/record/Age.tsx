import { Text } from '#design-system';
import { useLocale, useT } from '../i18n/index.ts';
import type { StatusRegistry } from '../lib/status.ts';
import { formatDuration } from '../lib/time.ts';
import { useNow } from '../lib/useNow.ts';
import type { RecordRow } from './kind.ts';
import { isWaiting } from './waiting.ts';

interface AgeProps {
  row: RecordRow;
  statuses: StatusRegistry;
}

/** How long a record has been waiting in a status that is not final; nothing for the others. */
export function Age({ row, statuses }: AgeProps) {
  const t = useT();
  const locale = useLocale();
  const moment = useNow(30_000);
  const since = row?.timeline?.findLast(({ status }) => status === row.status)?.at ?? row?.createdAt;
  if (!isWaiting(statuses, row) || since === undefined) return null;
  return (
    <Text size="sm" tone="muted">
      {t('record.age', { age: formatDuration(moment - since, locale) })}
    </Text>
  );
}
