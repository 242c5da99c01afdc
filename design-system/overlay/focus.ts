const FIELDS = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Where the focus starts in a dialog: the element that asks for it, else the first field, else the safest button
 * (`data-safe`, such as "cancel"), else the dialog itself, so that its title is announced and nothing can be pressed by
 * accident.
 */
export function focusFirst(dialog: HTMLElement) {
  const target =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>(FIELDS) ??
    dialog.querySelector<HTMLElement>('[data-safe]') ??
    dialog;
  target.focus({ preventScroll: true });
}

/**
 * Scrolls the focused element into view within its dialog: on a small screen, or at 400 % zoom, the first field is
 * below the fold, and the browser does not scroll when Tab wraps from the last button to the first.
 */
export function showFocus({ target, currentTarget }: { target: Element; currentTarget: Element }) {
  if (target !== currentTarget && target.matches(':focus-visible'))
    target.scrollIntoView?.({ block: 'nearest' });
}

/** Where the focus returns to: the focused element and its row, whose buttons disappear when the focus leaves it. */
export const focusOrigins = (): readonly (Element | null | undefined)[] => [
  document.activeElement,
  document.activeElement?.closest('[data-row][tabindex]'),
];

/** Returns the focus to the first of these that still exists, else to the page's main part (after a deleted row). */
export function focusHome(...origins: readonly (Element | null | undefined)[]) {
  const home = origins.find((origin) => origin?.isConnected && origin !== document.body);
  const target = home ?? document.querySelector('main');
  if (target instanceof HTMLElement) target.focus();
}

/** Whether Esc belongs to the focused field, because it would clear it first: `data-owns-escape`. */
export function fieldOwnsEscape(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-owns-escape]') !== null;
}
