import { LanguageControl } from '#design-system';
import { useLocale } from '../i18n/index.ts';
import { useLanguageHrefs } from '../lib/navigation/router.tsx';

/** The same page in the other language. */
export const LanguageSwitch = () => (
  <LanguageControl compact value={useLocale()} hrefs={useLanguageHrefs()} />
);
