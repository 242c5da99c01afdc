import { LanguageControl } from '#design-system';
import { useLocale } from '../i18n/index.ts';
import { localeBase } from '../lib/address.ts';
import { useLocation, useSearch } from '../lib/navigation/router.tsx';

/** The same page in the other language, its filters included (specification 2). */
export function LanguageSwitch() {
  const locale = useLocale();
  const [path] = useLocation();
  const search = useSearch();
  const rest = path + (search && `?${search}`);
  return (
    <LanguageControl
      compact
      value={locale}
      hrefs={{ vi: `~${localeBase('vi')}${rest}`, en: `~${localeBase('en')}${rest}` }}
    />
  );
}
