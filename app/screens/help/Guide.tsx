import { EmptyState, Grid, Link, Marked, SearchField, Section, Stack, Tag, Text } from '#design-system';
import type { HelpPage } from '../../api/helpPages.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { shown } from '../../lib/shown.ts';
import { byTopic, searchPages, viewHref } from './help.ts';

interface GuideProps {
  pages: HelpPage[];
  query: string;
  onQuery: (query: string) => void;
}

/** All pages by topic, or those that match the query. */
export function Guide({ pages, query, onQuery }: GuideProps) {
  const t = useT();
  return (
    <>
      <SearchField label={t('help.search')} placeholder={t('help.search')} value={query} onChange={onQuery} />
      {query ? <Results pages={pages} query={query} /> : <Topics pages={pages} />}
    </>
  );
}

/** Link to a page; an ADMIN sees which pages are hidden from others. */
function PageLink({ page, query = '' }: { page: HelpPage; query?: string }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Stack direction="row" gap={2} align="center" wrap>
      <Link variant="quiet" href={viewHref({ page: page.id })}>
        <Marked text={shown(page.title[locale], 200)} query={query} />
      </Link>
      {!page.active && <Tag tone="warning" label={t('help.hidden')} />}
    </Stack>
  );
}

function Topics({ pages }: Pick<GuideProps, 'pages'>) {
  const t = useT();
  if (pages.length === 0) return <EmptyState title={t('help.none')} description={t('help.noneText')} />;
  return (
    <Grid>
      {byTopic(pages).map((topic) => (
        <Section key={topic.id} title={t(topic.title)}>
          <Stack as="ul" role="list" gap={2}>
            {topic.pages.map((page) => (
              <li key={page.id}>
                <PageLink page={page} />
              </li>
            ))}
          </Stack>
        </Section>
      ))}
    </Grid>
  );
}

function Results({ pages, query }: Omit<GuideProps, 'onQuery'>) {
  const t = useT();
  const locale = useLocale();
  const found = searchPages(pages, query, locale);
  return (
    <>
      <Text as="p" tone="muted" role="status">
        {t.count('help.found', found.length)}
      </Text>
      {found.length === 0 ? (
        <EmptyState variant="filtered" title={t('help.nothing')} description={t('help.nothingText')} />
      ) : (
        <Section title={t('help.results')}>
          <Stack as="ul" role="list" gap={4}>
            {found.map(({ page, excerpt }) => (
              <li key={page.id}>
                <PageLink page={page} query={query} />
                <Text as="p" size="sm" tone="muted">
                  <Marked text={shown(excerpt)} query={query} />
                </Text>
              </li>
            ))}
          </Stack>
        </Section>
      )}
    </>
  );
}
