// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { routes } from '#app/routes.tsx';
import {
  EVERYWHERE,
  GO_TO,
  IN_APPROVALS,
  IN_LISTS,
  IN_RECORDS,
  IN_TABLES,
  keyName,
  TABLE_LETTERS,
} from '#app/state/shortcutKeys.ts';

const single = [EVERYWHERE, IN_LISTS, IN_RECORDS, IN_APPROVALS, IN_TABLES]
  .flatMap((entries) => Object.values<{ keys: readonly string[] }>(entries))
  .flatMap(({ keys }) => keys)
  .filter((key) => [...key].length === 1);

describe('the list of keys', () => {
  it('leads to pages of the menu, the same as the product names', () => {
    const menu = routes.filter(({ under }) => !under).map(({ path }) => path);
    for (const path of Object.values(GO_TO)) expect(menu).toContain(path);
    expect(Object.keys(GO_TO).sort().join('')).toBe('2achiprstuvw');
    expect(new Set(Object.values(GO_TO)).size).toBe(Object.keys(GO_TO).length);
  });

  it('gives each single key one meaning, and leaves g alone', () => {
    expect(single).not.toContain('g');
    expect(new Set(single).size).toBe(single.length);
  });

  it('lists under its own key what a screen answers to', () => {
    for (const [key, { keys }] of Object.entries({ ...IN_LISTS, ...IN_RECORDS, ...IN_APPROVALS }))
      expect(keys).toEqual([key]);
  });

  it('knows all letters of the table, so that they can be switched off', () => {
    const letters = IN_TABLES.flatMap(({ keys }) => keys).filter((key) => /^[a-z]$/.test(key));
    expect([...TABLE_LETTERS].sort()).toEqual(letters.sort());
  });

  it('calls the modifier as the device does', () => {
    expect(keyName('Mod+K')).toBe('Ctrl+K');
  });
});
