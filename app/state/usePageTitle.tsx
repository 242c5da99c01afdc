import { createContext, useContext, useEffect } from 'react';
import { PAGE_TITLE_ID } from '#design-system';
import { useT } from '../i18n/index.ts';

/** Lets a detail page name its record in the breadcrumb. */
export const BreadcrumbTailContext = createContext<(tail: string | undefined) => void>(() => undefined);

let isFirstPage = true;

/**
 * What happens when a screen is there: the title of the tab, the last step of the breadcrumb, and, but for the very
 * first page, the focus on its heading, so that keyboard and screen reader start at the new page.
 */
export function usePageTitle(title: string, record?: string) {
  const t = useT();
  const nameRecord = useContext(BreadcrumbTailContext);
  const appName = t('app.name');

  useEffect(() => {
    document.title = `${record ?? title} · ${appName}`;
    nameRecord(record);
    return () => nameRecord(undefined);
  }, [title, record, appName, nameRecord]);

  useEffect(() => {
    if (!isFirstPage) document.getElementById(PAGE_TITLE_ID)?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
}
