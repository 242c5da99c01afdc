import { type DescriptionItem, Term as ExplainedTerm, loadOnce, Stack, Text } from '#design-system';
import { useLocale } from '../../i18n/index.ts';
import type { TermId } from './glossary.ts';

const glossary = loadOnce(async () => (await import('./glossary.ts')).glossary);

interface TermProps {
  /** The glossary entry. */
  of: TermId;
  /** The term as worded on this page. */
  children: string;
}

/** A term that shows its translation and meaning on hover, focus and tap. */
function Term({ of, children }: TermProps) {
  const locale = useLocale();
  const explain = async () => {
    const { [of]: term } = await glossary.load();
    const [, meaning] = term[locale];
    const other = locale === 'vi' ? 'en' : 'vi';
    return (
      <Stack gap={1}>
        <Text weight="semibold" lang={other}>
          {term[other][0]}
        </Text>
        <Text>{meaning}</Text>
      </Stack>
    );
  };
  return <ExplainedTerm explain={explain}>{children}</ExplainedTerm>;
}

/** A field whose label explains its term. */
export const explained = (of: TermId, item: DescriptionItem): DescriptionItem => ({
  ...item,
  drawn: <Term of={of}>{item.term}</Term>,
});
