import type { Key } from '../i18n/index.ts';

/**
 * THE list of keys: it types the handlers, and the sheet behind `?` shows it, so both always have the same keys. `Mod`
 * is Ctrl, or Command on a Mac. Separate from `shortcuts.ts`, which every list loads.
 */
interface Entry {
  /** Alternative keys, in the format of the design system's `Keys`. */
  keys: readonly string[];
  word: Key;
}

/** On every page. The first also works during typing. */
export const EVERYWHERE = {
  palette: { keys: ['Mod+K'], word: 'shortcut.palette' },
  sheet: { keys: ['?'], word: 'shortcut.sheet' },
  hints: { keys: ['?'], word: 'shortcut.hints' },
  menu: { keys: ['\\'], word: 'shortcut.menu' },
} as const satisfies Record<string, Entry>;

/** `g`, then one of these within 1.5 s: only for pages that this user may see. */
export const GO_TO = {
  h: '/merchant',
  t: '/merchant/transaction',
  r: '/merchant/refund',
  a: '/merchant/approve-refund',
  s: '/merchant/settlement',
  '2': '/merchant/settlement-v2',
  v: '/merchant/van-noti',
  c: '/merchant/store',
  u: '/merchant/setting/users',
  p: '/merchant/setting/role',
  i: '/merchant/integration-information',
  w: '/merchant/webpos',
} as const;

/** Single keys of a list's screen. */
export const IN_LISTS = {
  '/': { keys: ['/'], word: 'shortcut.search' },
  f: { keys: ['f'], word: 'shortcut.filters' },
  '.': { keys: ['.'], word: 'action.refresh' },
  e: { keys: ['e'], word: 'action.export' },
} as const satisfies Record<string, Entry>;

/** Focus targets of a list's keys: used by `useListKeys` and by the hints of a held `?`. */
export const LIST_PLACES = { '/': 'input[type="search"]', f: 'search button' } as const;

/** Single keys of a record's page. */
export const IN_RECORDS = {
  '[': { keys: ['['], word: 'shortcut.previous' },
  ']': { keys: [']'], word: 'shortcut.next' },
  u: { keys: ['u'], word: 'action.edit' },
} as const satisfies Record<string, Entry>;

/** Single keys for decisions on refund requests: for the row in the panel, or the focused one. */
export const IN_APPROVALS = {
  a: { keys: ['a'], word: 'refundRequest.approve.action' },
  r: { keys: ['r'], word: 'refundRequest.reject.action' },
} as const satisfies Record<string, Entry>;

/**
 * Single keys of settlements: `u` acts on the selection; otherwise, like `n`, on the row in the panel, or the focused
 * one.
 */
export const IN_SETTLEMENTS = {
  u: { keys: ['u'], word: 'settlementV2.run.open' },
  n: { keys: ['n'], word: 'note.edit' },
} as const satisfies Record<string, Entry>;

/** Keys for matching rows of a file and transactions by hand, while one of the two lists has the focus. */
export const IN_PAIRS: readonly Entry[] = [
  { keys: ['h', 'l', 'Tab'], word: 'reconcile.shortcut.between' },
  { keys: ['Enter'], word: 'reconcile.shortcut.link' },
  { keys: ['Backspace'], word: 'reconcile.shortcut.unlink' },
];

/** Keys of the table while it has the focus. */
export const IN_TABLES: readonly Entry[] = [
  { keys: ['j', '↓'], word: 'shortcut.down' },
  { keys: ['k', '↑'], word: 'shortcut.up' },
  { keys: ['x'], word: 'shortcut.select' },
  { keys: ['Shift+↑', 'Shift+↓', 'Shift+x'], word: 'shortcut.range' },
  { keys: ['Space'], word: 'shortcut.peek' },
  { keys: ['Enter'], word: 'shortcut.open' },
  { keys: ['c'], word: 'shortcut.copy' },
  { keys: ['m'], word: 'shortcut.rowMenu' },
  { keys: ['Esc'], word: 'shortcut.clear' },
];

/** Keys of design system components, on every page. */
export const IN_PARTS: readonly Entry[] = [
  { keys: ['F8'], word: 'shortcut.notices' },
  { keys: ['Esc'], word: 'shortcut.close' },
];

/** The single letters among the keys of tables and pairs: turned off with the others (WCAG 2.1.4). */
export const TABLE_LETTERS = 'jkxcmhl';

/** A key that a screen may handle: `j`, `k` and `c` only outside its table, which handles them itself. */
export type ScreenKey =
  | keyof typeof IN_LISTS
  | keyof typeof IN_RECORDS
  | keyof typeof IN_APPROVALS
  | keyof typeof IN_SETTLEMENTS
  | 'j'
  | 'k'
  | 'c';

/** The name of `Mod` on this device. */
export const keyName = (key: string) =>
  key.replace('Mod', /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl');
