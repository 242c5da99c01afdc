import { DescriptionList, EmptyState, Marked, SearchField, Section, search, Text } from '#design-system';
import { useLocale, useT } from '../../i18n/index.ts';
import { glossary } from '../../shared/help/glossary.ts';

interface GlossaryProps {
  query: string;
  onQuery: (query: string) => void;
}

/** The terms of the field in both languages, each with its meaning. */
export function Glossary({ query, onQuery }: GlossaryProps) {
  const t = useT();
  const locale = useLocale();
  const other = locale === 'vi' ? 'en' : 'vi';
  const found = search(query, Object.values(glossary), (term) => [...term.vi, ...term.en].join(' '));
  return (
    <>
      <SearchField
        label={t('help.glossary.search')}
        placeholder={t('help.glossary.search')}
        value={query}
        onChange={onQuery}
      />
      <Text as="p" tone="muted" role="status">
        {t.count('help.glossary.count', found.length)}
      </Text>
      {found.length === 0 ? (
        <EmptyState
          variant="filtered"
          title={t('help.glossary.nothing')}
          description={t('help.nothingText')}
        />
      ) : (
        <Section title={t('help.tab.glossary')}>
          <DescriptionList
            items={found.map((term) => ({
              term: term[locale][0],
              drawn: (
                <Text size="md" weight="semibold">
                  <Marked text={term[locale][0]} query={query} />
                </Text>
              ),
              translation: { text: term[other][0], lang: other },
              value: <Marked text={term[locale][1]} query={query} />,
              wide: true,
            }))}
          />
        </Section>
      )}
    </>
  );
}
