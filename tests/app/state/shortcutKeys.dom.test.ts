// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { routes } from '#app/routes.tsx';
import {
  EVERYWHERE,
  GO_TO,
  IN_APPROVALS,
  IN_LISTS,
  IN_PAIRS,
  IN_RECORDS,
  IN_SETTLEMENTS,
  IN_TABLES,
  keyName,
  TABLE_LETTERS,
} from '#app/state/shortcutKeys.ts';

const singleOf = (groups: readonly object[]) =>
  groups
    .flatMap((entries) => Object.values<{ keys: readonly string[] }>(entries as never))
    .flatMap(({ keys }) => keys)
    .filter((key) => [...key].length === 1);
/** A held `?` is another than a pressed one. */
const { hints: _, ...pressed } = EVERYWHERE;
/** What stands together: the page of a record, and a list with all keys that any list has. */
const PAGES = [
  singleOf([pressed, IN_RECORDS]),
  singleOf([pressed, IN_LISTS, IN_APPROVALS, IN_SETTLEMENTS, IN_TABLES]),
];

describe('the list of keys', () => {
  it('leads to pages of the menu, the same as the product names', () => {
    const menu = routes.filter(({ under, hidden }) => !under && !hidden).map(({ path }) => path);
    for (const path of Object.values(GO_TO)) expect(menu).toContain(path);
    expect(Object.keys(GO_TO).sort().join('')).toBe('2achiprstuvw');
    expect(new Set(Object.values(GO_TO)).size).toBe(Object.keys(GO_TO).length);
  });

  it.each(PAGES)('gives each single key of a page one meaning, and leaves g alone', (...single) => {
    expect(single).not.toContain('g');
    expect(new Set(single).size).toBe(single.length);
  });

  it('lists under its own key what a screen answers to', () => {
    for (const [key, { keys }] of Object.entries({
      ...IN_LISTS,
      ...IN_RECORDS,
      ...IN_APPROVALS,
      ...IN_SETTLEMENTS,
    }))
      expect(keys).toEqual([key]);
  });

  it('knows all letters of the table, so that they can be switched off', () => {
    const letters = [...IN_TABLES, ...IN_PAIRS]
      .flatMap(({ keys }) => keys)
      .filter((key) => /^[a-z]$/.test(key));
    expect([...TABLE_LETTERS].sort()).toEqual(letters.sort());
  });

  it('calls the modifier as the device does', () => {
    expect(keyName('Mod+K')).toBe('Ctrl+K');
  });
});
