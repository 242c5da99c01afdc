import type { Key } from '../i18n/index.ts';

/**
 * THE list of keys: the handlers are typed by it and the sheet behind `?` shows it, so neither can know a key that the
 * other does not. `Mod` is Ctrl, or the Command key of a Mac. Apart from `shortcuts.ts`, which every list loads.
 */
interface Entry {
  /** Ways to press it, as `Keys` of the design system reads them. */
  keys: readonly string[];
  word: Key;
}

/** Wherever one is. The first works even while typing. */
export const EVERYWHERE = {
  palette: { keys: ['Mod+K'], word: 'shortcut.palette' },
  sheet: { keys: ['?'], word: 'shortcut.sheet' },
  hints: { keys: ['?'], word: 'shortcut.hints' },
  menu: { keys: ['\\'], word: 'shortcut.menu' },
} as const satisfies Record<string, Entry>;

/** `g`, then one of these within 1.5 s: only to pages that this person may see. */
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

/** Single keys where refund requests are decided on: of the row in the panel, else of the one that has the focus. */
export const IN_APPROVALS = {
  a: { keys: ['a'], word: 'refundRequest.approve.action' },
  r: { keys: ['r'], word: 'refundRequest.reject.action' },
} as const satisfies Record<string, Entry>;

/** Single keys of settlements: `u` of what is selected, else like `n` of the row in the panel, else of the one that has the focus. */
export const IN_SETTLEMENTS = {
  u: { keys: ['u'], word: 'settlementV2.run.open' },
  n: { keys: ['n'], word: 'note.edit' },
} as const satisfies Record<string, Entry>;

/** Where rows of a file and transactions are matched by hand, while the focus is in one of the two lists. */
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

/** The single letters among the keys of tables and pairs: off with the others (WCAG 2.1.4). */
export const TABLE_LETTERS = 'jkxcmhl';

/** A key that a screen may answer to: `j`, `k` and `c` only from outside its table, which does the rest itself. */
export type ScreenKey =
  | keyof typeof IN_LISTS
  | keyof typeof IN_RECORDS
  | keyof typeof IN_APPROVALS
  | keyof typeof IN_SETTLEMENTS
  | 'j'
  | 'k'
  | 'c';

/** `Mod` as this device calls it. */
export const keyName = (key: string) =>
  key.replace('Mod', /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl');
