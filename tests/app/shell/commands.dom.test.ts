// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Business } from '#app/api/businesses.ts';
import { createTranslate, loadLocale } from '#app/i18n/index.ts';
import { routes } from '#app/routes.tsx';
import {
  businessCommands,
  pageCommands,
  taskCommands,
  transactionCommands,
} from '#app/shell/commands/commands.ts';
import { actionCommands, lookCommands } from '#app/shell/commands/paletteActions.ts';
import { DENSITIES, LAYOUT_MODES, SCHEMES } from '#design-system';

let t: ReturnType<typeof createTranslate>;
beforeAll(async () => {
  await loadLocale('vi');
  t = createTranslate('vi');
});
const nothing = () => undefined;
const go = vi.fn<(path: string) => void>();

describe('the palette offers', () => {
  it('pages by name and English address, with their keys, groups and icons', () => {
    const pages = routes.filter(({ path }) => !path.includes(':'));
    const { commands } = pageCommands(pages, t, go);
    expect(commands).toHaveLength(pages.length);
    expect(commands.every(({ icon }) => icon)).toBe(true);
    const users = commands.find(({ id }) => id === '/merchant/setting/users');
    expect(users).toMatchObject({
      label: 'Quản lý người dùng',
      description: 'Cài đặt',
      keywords: expect.stringContaining('users'),
      keys: ['g u'],
    });
    users?.run?.();
    expect(go).toHaveBeenLastCalledWith('/merchant/setting/users');
  });

  it('tasks to those who may do them', () => {
    const open = vi.fn<(name: string) => void>();
    // One's own password is everybody's.
    expect(taskCommands(t, () => false, open).map(({ id }) => id)).toEqual(['task:own-password']);
    const [refund] = taskCommands(t, (scope) => scope === 'refund:create', open);
    expect(refund).toMatchObject({ label: 'Yêu cầu hoàn tiền', keywords: 'request refund' });
    refund?.run?.();
    expect(open).toHaveBeenCalledWith('request-refund');
  });

  it('businesses by name and number; the one that is chosen is not chosen again', () => {
    const choose = vi.fn<(id: string) => void>();
    const businesses = [
      { id: '1', companyName: 'Ánh Dương', registrationNumber: '0312345678', status: 'Y' },
      { id: '2', companyName: undefined, registrationNumber: undefined, status: 'N' },
      { id: '3', companyName: 'Sen', registrationNumber: '0300000003' },
    ] as Business[];
    const { commands } = businessCommands(businesses, '1', t, choose);
    expect(commands.map(({ label, description, checked }) => [label, description, checked])).toEqual([
      ['Ánh Dương', '0312345678 · Đang hoạt động', true],
      ['2', '- · Ngừng hoạt động', false],
      // Nobody knows: that is not said to be inactive.
      ['Sen', '0300000003', false],
    ]);
    for (const { run } of commands.slice(0, 2)) run?.();
    expect(choose).toHaveBeenCalledExactlyOnceWith('2');
  });

  it('every scheme, layout and density, and marks those that are so already', () => {
    const change = vi.fn<(settings: object) => void>();
    const { commands } = lookCommands(t, { scheme: 'system', layout: 'slim', density: 'compact' }, change, {
      name: 'English',
      choose: nothing,
    });
    expect(commands).toHaveLength(1 + SCHEMES.length + LAYOUT_MODES.length + DENSITIES.length);
    expect(commands.filter(({ checked }) => checked).map(({ id }) => id)).toEqual([
      'scheme:system',
      'layout:slim',
      'density:compact',
    ]);
    commands.find(({ id }) => id === 'layout:horizontal')?.run?.();
    expect(change).toHaveBeenCalledExactlyOnceWith({ layout: 'horizontal' });
  });

  it('no two commands of one id', () => {
    const language = { name: 'English', choose: nothing };
    const actions = { settings: nothing, shortcuts: nothing, menu: nothing, signOut: nothing };
    const ids = [
      pageCommands(routes, t, go),
      actionCommands(t, actions),
      lookCommands(t, { scheme: 'light', layout: 'static', density: 'compact' }, nothing, language),
    ].flatMap(({ commands }) => commands.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a text taken for a transaction', () => {
  it.each(['GD26030210051', 'gd26112010549', 'DH-2603/00128', '1234567'])('%s opens and searches', (text) => {
    const [section] = transactionCommands(text, t, go);
    const [search, open] = section?.commands ?? [];
    open?.run?.();
    expect(go).toHaveBeenLastCalledWith(`/merchant/transaction/${encodeURIComponent(text)}`);
    search?.run?.();
    expect(go).toHaveBeenLastCalledWith(`/merchant/transaction?q=${encodeURIComponent(text)}`);
    expect(open?.label).toContain(text);
  });

  it.each([
    '',
    'hoàn tiền',
    'gd1',
    'scale 14',
    'settlement-v2',
    `GD${'1'.repeat(80)}`,
    '../../1234'.repeat(9),
  ])('"%s" is not', (text) => {
    expect(transactionCommands(text, t, go)).toEqual([]);
  });
});
