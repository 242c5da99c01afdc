import { type DescriptionItem, Term as ExplainedTerm, loadOnce, Stack, Text } from '#design-system';
import { useLocale } from '../../i18n/index.ts';
import type terms from '../../i18n/vi/glossary.json';

type TermId = keyof (typeof terms)['term'];

/** In both languages, because a term is shown with its translation. */
const glossary = loadOnce(async () => {
  const [vi, en] = await Promise.all([
    import('../../i18n/vi/glossary.json'),
    import('../../i18n/en/glossary.json'),
  ]);
  return { vi: vi.default, en: en.default };
});

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
    const words = await glossary.load();
    const other = locale === 'vi' ? 'en' : 'vi';
    return (
      <Stack gap={1}>
        <Text weight="semibold" lang={other}>
          {words[other].term[of]}
        </Text>
        <Text>{words[locale].meaning[of]}</Text>
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
