import { DescriptionList, EmptyState, Marked, SearchField, Section, search, Text } from '#design-system';
import en from '../../i18n/en/glossary.json';
import { useLocale, useT } from '../../i18n/index.ts';
import vi from '../../i18n/vi/glossary.json';

const glossary = { vi, en };
const ids = Object.keys(vi.term) as (keyof typeof vi.term)[];

interface GlossaryProps {
  query: string;
  onQuery: (query: string) => void;
}

/** The terms of the field in both languages, each with its meaning. */
export function Glossary({ query, onQuery }: GlossaryProps) {
  const t = useT();
  const locale = useLocale();
  const other = locale === 'vi' ? 'en' : 'vi';
  const own = glossary[locale];
  const found = search(query, ids, (id) =>
    [vi, en].flatMap(({ term, meaning }) => [term[id], meaning[id]]).join(' '),
  );
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
            items={found.map((id) => ({
              term: own.term[id],
              drawn: (
                <Text size="md" weight="semibold">
                  <Marked text={own.term[id]} query={query} />
                </Text>
              ),
              translation: { text: glossary[other].term[id], lang: other },
              value: <Marked text={own.meaning[id]} query={query} />,
              wide: true,
            }))}
          />
        </Section>
      )}
    </>
  );
}
