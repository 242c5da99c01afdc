import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Stack, Text } from '#design-system';
import { useT } from '../i18n/index.ts';
import { formatDateTime, now } from '../lib/time.ts';

interface PrintLineProps {
  /** What a notice on the screen explains. */
  notice: string | undefined;
}

/** On paper alone: when it was printed, where it can be looked up again, and what a notice on the screen explains. */
export function PrintLine({ notice }: PrintLineProps) {
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
        {[t('record.printedAt', { time }), location.origin + location.pathname].join(' · ')}
      </Text>
      {notice && <Text as="p">{notice}</Text>}
    </Stack>
  );
}
