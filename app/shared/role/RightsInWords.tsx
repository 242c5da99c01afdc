import { DescriptionList, Stack, Text } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { shown } from '../../lib/shown.ts';
import { type RightsAbout, rightsInWords } from '../rightsInWords.ts';

interface RightsInWordsProps {
  /** Scopes of a group, or held scopes with wildcards. */
  scopes: readonly string[];
  about?: RightsAbout;
}

/** What a user may do, one sentence per screen. */
export function RightsInWords({ scopes, about }: RightsInWordsProps) {
  const t = useT();
  return (
    <DescriptionList
      columns={1}
      items={rightsInWords(t, scopes, about).map(({ title, sentence, note }) => ({
        term: title,
        value: (
          <Stack gap={1}>
            <Text>{shown(sentence)}</Text>
            {note && (
              <Text size="sm" tone="warning">
                {note}
              </Text>
            )}
          </Stack>
        ),
        wide: true,
      }))}
    />
  );
}
