import { useEffect, useRef } from 'react';
import { PAGE_TITLE_ID } from '#design-system';

const STEP_MS = 50;

const dialogStands = () => document.querySelector('[role$="dialog"][aria-modal="true"]') !== null;

/**
 * Takes the focus to a row, or without one to the page's title, as soon as no dialog stands any more: a dialog gives the
 * focus back to where it came from, which may be a row that is about to go.
 */
export function useRowFocus() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const focus = (id: string | undefined) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    const row = rows.find(({ dataset }) => dataset.row === id);
    // A card has no place of its own in the tab order: its first control stands for it.
    const place =
      row && (row.hasAttribute('tabindex') ? row : row.querySelector<HTMLElement>('a, button, input'));
    (place || document.getElementById(PAGE_TITLE_ID))?.focus();
  };
  const whenAlone = (id: string | undefined) => {
    timer.current = setTimeout(() => {
      if (dialogStands()) return whenAlone(id);
      // Once more: the dialog gives the focus back only after it has gone.
      timer.current = setTimeout(() => focus(id), STEP_MS);
    }, STEP_MS);
  };
  return (id: string | undefined) => {
    clearTimeout(timer.current);
    whenAlone(id);
  };
}
