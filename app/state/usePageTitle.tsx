import { useEffect, useLayoutEffect, useRef } from 'react';
import { PAGE_TITLE_ID } from '#design-system';
import { useT } from '../i18n/index.ts';

let isFirstPage = true;

/**
 * What happens when a screen is there: the title of the tab, which is the record's id where there is one, and, but for the
 * very first page, the focus on its heading, so that keyboard and screen reader start at the new page.
 */
export function usePageTitle(title: string, record?: string) {
  const t = useT();
  const appName = t('app.name');

  useEffect(() => {
    document.title = `${record ?? title} · ${appName}`;
  }, [title, record, appName]);

  const arrived = useRef(false);
  // Before the page is seen: later it would take the focus from a field that somebody has gone to.
  useLayoutEffect(() => {
    // A page that was hidden while a part of it was fetched is no new page.
    if (arrived.current) return;
    arrived.current = true;
    if (!isFirstPage) document.getElementById(PAGE_TITLE_ID)?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
}
