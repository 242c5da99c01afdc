import { useEffect, useLayoutEffect, useRef } from 'react';
import { PAGE_TITLE_ID } from '#design-system';
import { useT } from '../i18n/index.ts';

let isFirstPage = true;

/**
 * Sets the tab title, which is the record's id if there is one, and, except on the first page, focuses the heading, so
 * that keyboard and screen reader start at the new page.
 */
export function usePageTitle(title: string, record?: string) {
  const t = useT();
  const appName = t('app.name');

  useEffect(() => {
    document.title = `${record ?? title} · ${appName}`;
  }, [title, record, appName]);

  const arrived = useRef(false);
  // In a layout effect: later it would take the focus from a field that the user is in.
  useLayoutEffect(() => {
    // A page that was hidden while a part of it loaded is not a new page.
    if (arrived.current) return;
    arrived.current = true;
    // Without its focus a popover would close. The user has opened it while the page loaded.
    const isSearching = document.activeElement?.matches('[role="dialog"]:not([aria-modal="true"]) input');
    if (!isFirstPage && !isSearching) document.getElementById(PAGE_TITLE_ID)?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
}
