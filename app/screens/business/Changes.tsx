import { DescriptionList, Stack, Text } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { shown } from '../../lib/shown.ts';
import type { Change } from './businessRecord.ts';

/** Old and new values, field by field. */
export function Changes({ changes, after }: { changes: readonly Change[]; after: 'next' | 'now' }) {
  const t = useT();
  const value = (text: string) =>
    text ? <bdi>{shown(text, 500)}</bdi> : <Text tone="muted">{t('business.empty')}</Text>;
  return (
    <Stack gap={5}>
      {changes.map((change) => (
        <Stack key={change.label} gap={2}>
          <Text as="p" weight="semibold">
            {change.label}
          </Text>
          <DescriptionList
            items={[
              { term: t('business.before'), value: value(change.before) },
              { term: t(`business.after.${after}`), value: value(change.after) },
            ]}
          />
        </Stack>
      ))}
    </Stack>
  );
}
