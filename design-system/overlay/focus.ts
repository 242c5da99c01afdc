const FIELDS = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Where focus lands in a dialog: what asks for it, else the first field, else the safest button (`data-safe`, such as
 * "cancel"), else the dialog itself, so that its title is read and nothing can be pressed by accident.
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
 * Moves what the keyboard went to into sight, within its dialog: on a small screen, or a page at 400 %, the first field
 * lies below what is seen first, and on the way round from the last button to the first nothing scrolls by itself.
 */
export function showFocus({ target, currentTarget }: { target: Element; currentTarget: Element }) {
  if (target !== currentTarget && target.matches(':focus-visible'))
    target.scrollIntoView?.({ block: 'nearest' });
}

/** Where focus goes back to: what has it, and the row that this belongs to, whose buttons go when the focus leaves it. */
export const focusOrigins = (): readonly (Element | null | undefined)[] => [
  document.activeElement,
  document.activeElement?.closest('[data-row][tabindex]'),
];

/** Gives focus back to the first of these that is still there, else to the page's main part (a deleted row). */
export function focusHome(...origins: readonly (Element | null | undefined)[]) {
  const home = origins.find((origin) => origin?.isConnected && origin !== document.body);
  const target = home ?? document.querySelector('main');
  if (target instanceof HTMLElement) target.focus();
}

/** Whether Esc belongs to the field that has the focus, because it would empty it first: `data-owns-escape`. */
export function fieldOwnsEscape(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-owns-escape]') !== null;
}
