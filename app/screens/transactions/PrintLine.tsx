import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Stack, Text } from '#design-system';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { formatDateTime, now } from '../../lib/time.ts';

/** On paper alone: when it was printed, where it can be looked up again, and what a notice on the screen explains. */
export function PrintLine({ row }: { row: Transaction | undefined }) {
  const t = useT();
  const [printedAt, setPrintedAt] = useState<number>();

  useEffect(() => {
    // The browser lays the paper out as soon as the event is over.
    const before = () => flushSync(() => setPrintedAt(now()));
    const after = () => setPrintedAt(undefined);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);

  if (printedAt === undefined) return null;
  const time = `${formatDateTime(printedAt)} (GMT+7)`;
  return (
    <Stack gap={2}>
      <Text as="p" size="sm" tone="muted" translate="no">
        {[t('transaction.detail.printedAt', { time }), location.origin + location.pathname].join(' · ')}
      </Text>
      {row?.status === 'REVERSED' && <Text as="p">{t('transaction.detail.reversed')}</Text>}
    </Stack>
  );
}
