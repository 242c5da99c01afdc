import { fold, highlights } from '#design-system';
import { type HelpPage, listHelpPages } from '../../api/helpPages.ts';
import type { Locale } from '../../i18n/index.ts';
import { markdownWords } from '../../lib/markdown/Markdown.tsx';
import { useSearch } from '../../lib/navigation/router.tsx';
import { useQuery } from '../../lib/query.tsx';
import { HELP_TOPICS, helpHref } from '../../shared/help/helpTopics.ts';
import { useViewer } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { scopeKey } from '../../state/queryKeys.ts';

export const TABS = ['guide', 'glossary', 'keys', 'support'] as const;
export type Tab = (typeof TABS)[number];

/** The state in the URL: one page (`?page=`), a screen's pages (`?topic=`), or a tab of the help center with a search. */
export interface HelpView {
  page: string | undefined;
  topic: string | undefined;
  tab: Tab | undefined;
  q: string;
}

export function useHelpView(): HelpView {
  const params = new URLSearchParams(useSearch());
  const { page, topic, tab, q = '' } = Object.fromEntries(params);
  return { page, topic, tab: TABS.find((one) => one === tab), q };
}

/** The URL of another view. */
export function viewHref(view: Partial<HelpView>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(view)) if (value) params.set(name, value);
  return params.size > 0 ? `${helpHref}?${params}` : helpHref;
}

/** The pages this user may read; hidden pages are only for ADMINs, who can show them again. */
export function useHelpPages() {
  const scope = useScope();
  const isAdmin = useViewer()?.userType === 'ADMIN';
  const query = useQuery({
    queryKey: scopeKey(scope, 'help'),
    queryFn: ({ signal }) => listHelpPages(scope, signal),
  });
  const pages = query.data?.items.filter(({ active }) => active || isAdmin);
  return { ...query, pages, isAdmin, unreadable: query.data?.unreadable };
}

/** The pages by topic, in menu order; pages of an unknown topic come last. */
export function byTopic(pages: readonly HelpPage[]) {
  const known = HELP_TOPICS.map(({ id, title }) => ({
    id,
    title,
    pages: pages.filter(({ topic }) => topic === id),
  }));
  const others = pages.filter(({ topic }) => !HELP_TOPICS.some(({ id }) => id === topic));
  return [...known, { id: 'other', title: 'help.otherTopic' as const, pages: others }].filter(
    (topic) => topic.pages.length > 0,
  );
}

export interface Found {
  page: HelpPage;
  title: string;
  /** The excerpt of its text around the query. */
  excerpt: string;
}

const BEFORE = 60;
const LENGTH = 180;

/** The part of a text around the match, cut between words. */
function excerptOf(text: string, query: string): string {
  const at = highlights(query, text)[0]?.[0] ?? 0;
  const start = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const part = text.slice(start, start + LENGTH);
  const isEnd = start + LENGTH >= text.length;
  const end = isEnd ? part : `${part.slice(0, part.lastIndexOf(' '))}…`;
  return start > 0 ? `…${end}` : end;
}

/** A text as folded words, each preceded by a space. */
const spaced = (text: string) =>
  ` ${
    fold(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  }`;

/**
 * How well a page matches a query: 0 unless every word starts a word of the page; higher for matches in the title, and
 * as typed.
 */
function scoreOf(query: string, title: string, words: string): number {
  const wanted = spaced(query);
  const named = spaced(title);
  const searchText = `${named}${spaced(words)}`;
  const has = (text: string) =>
    wanted
      .trim()
      .split(' ')
      .every((word) => text.includes(` ${word}`));
  if (!has(searchText)) return 0;
  return 1 + (has(named) ? 4 : 0) + (named.includes(wanted) ? 2 : 0) + (searchText.includes(wanted) ? 1 : 0);
}

/** The pages that match a query, with or without diacritics, best first. */
export function searchPages(pages: readonly HelpPage[], query: string, locale: Locale): Found[] {
  return pages
    .map((page) => {
      const title = page.title[locale];
      const words = markdownWords(page.body[locale]);
      return { page, title, words, score: scoreOf(query, title, words) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ page, title, words }) => ({ page, title, excerpt: excerptOf(words, query) }));
}
