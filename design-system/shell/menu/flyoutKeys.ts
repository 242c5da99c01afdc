/** The visible rows of a list or a flyout. */
export const rowsIn = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => !row.closest('[data-closed]'));

/** The row that opens the panel around this row. */
const ownerOf = (row: Element) => row.closest('.panel')?.previousElementSibling as HTMLElement | undefined;
const isOpen = (row: Element) => row.getAttribute('aria-expanded') === 'true';

export interface FlyoutKeys {
  /** The root items form a row, and submenus open below them. */
  horizontal: boolean;
  /** The root items, without those in flyouts. */
  roots: readonly HTMLElement[];
  /** Opens the flyout of a root item, if it is closed, and moves into it. */
  enter: (root: HTMLElement) => void;
  /** Closes the open flyout; the focus returns to its root item. */
  leave: () => void;
}

/**
 * Handles a key in a menu whose groups open as flyouts, like a disclosure navigation (APG): arrows move along the root
 * items and along the open flyout, into it and out of it. Returns whether the key was handled.
 */
export function moveInFlyouts(key: string, row: HTMLElement, keys: FlyoutKeys): boolean {
  const { horizontal, roots, enter, leave } = keys;
  const isRoot = roots.includes(row);
  const root = isRoot ? row : roots.find((one) => one.nextElementSibling?.contains(row));
  if (!root) return false;
  const level = isRoot ? roots : rowsIn(root.nextElementSibling as Element);
  const at = level.indexOf(row);
  const go = (target: HTMLElement | undefined) => {
    target?.focus({ preventScroll: !isRoot });
    return true;
  };
  const along = isRoot && horizontal ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];

  if (key === 'Home') return go(level[0]);
  if (key === 'End') return go(level.at(-1));
  if (key === along[0]) return at > 0 || isRoot ? go(level[at - 1]) : leaveUp();
  if (key === along[1]) return go(level[at + 1]);
  if (isRoot) {
    if (key !== (horizontal ? 'ArrowDown' : 'ArrowRight') || !row.hasAttribute('aria-expanded')) return false;
    enter(row);
    return true;
  }
  if (key === 'ArrowRight' && row.hasAttribute('aria-expanded')) {
    if (!isOpen(row)) row.click();
    else go(rowsIn(row.nextElementSibling as Element)[0]);
    return true;
  }
  if (key === 'ArrowLeft') {
    if (isOpen(row)) row.click();
    else if (ownerOf(row) !== root) go(ownerOf(row));
    else if (!horizontal) leave();
    return true;
  }
  return false;

  /** Up from the first line of a dropdown returns to the bar. Beside a rail there is nothing above. */
  function leaveUp() {
    if (horizontal) leave();
    return true;
  }
}
