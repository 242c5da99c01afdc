import { Banner } from '#design-system';
import type { Unreadable } from '../api/http/shapes.ts';
import { useT } from '../i18n/index.ts';

/** Shows how many rows could not be read, with the reference code to report. */
export function UnreadableRows({ unreadable }: { unreadable: Unreadable | undefined }) {
  const t = useT();
  if (!unreadable) return null;
  const { count, code } = unreadable;
  return (
    <Banner tone="warning" title={t.count('list.unreadable', count)} code={code}>
      {t('list.unreadableText')}
    </Banner>
  );
}
