import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Action, CommandPalette, type CommandSection } from '#design-system';
import { arrangeCommands } from '#design-system/shell/palette/CommandPalette.arrange.ts';

const ran = vi.fn<(id: string) => void>();
const command = (id: string, label: string, rest: Partial<Action> = {}): Action => ({
  id,
  label,
  run: () => ran(id),
  ...rest,
});
const PAGES: CommandSection = {
  id: 'pages',
  title: 'Màn hình',
  commands: [
    command('transaction', 'Giao dịch', { keywords: 'merchant transaction' }),
    command('refund', 'Hoàn tiền'),
    command('users', 'Người dùng', { description: 'Cài đặt' }),
  ],
};
const ACTIONS: CommandSection = {
  id: 'actions',
  title: 'Thao tác',
  commands: [command('appearance', 'Giao diện'), command('sign-out', 'Đăng xuất')],
};
const OFF: CommandSection = {
  id: 'off',
  title: 'Không dùng được',
  commands: [command('export', 'Xuất dữ liệu', { disabled: 'Cần quyền transaction:export' })],
};
const recent = (...ids: string[]) => ({ id: 'recent', title: 'Gần đây', commands: [], ids });
const idsOf = (sections: readonly CommandSection[]) =>
  sections.map(({ id, commands }) => [id, ...commands.map((one) => one.id)].join(' '));
const arranged = (query: string, ...ids: string[]) =>
  idsOf(arrangeCommands([PAGES, ACTIONS], query, recent(...ids)));

describe('the commands shown', () => {
  it('are all of them while nothing is typed', () => {
    expect(arranged(' ')).toEqual(['pages transaction refund users', 'actions appearance sign-out']);
  });

  it('have the latest five at the head, each in one place, and none that is gone', () => {
    expect(arranged('', 'sign-out', 'gone', 'refund')).toEqual([
      'recent sign-out refund',
      'pages transaction users',
      'actions appearance',
    ]);
    const many = Array.from({ length: 9 }, (_, index) => command(`c${index}`, `Lệnh ${index}`));
    const [head, rest] = arrangeCommands(
      [{ id: 'all', title: 'Tất cả', commands: many }],
      '',
      recent(...many.map(({ id }) => id)),
    );
    expect([head?.commands.length, rest?.commands.length]).toEqual([5, 4]);
  });

  it('are found without marks, by their second line and by their other names', () => {
    expect(arranged('hoan tien')).toEqual(['pages refund']);
    expect(arranged('cai dat')).toEqual(['pages users']);
    expect(arranged('TRANSACTION')).toEqual(['pages transaction']);
    expect(arranged('dang xuat', 'refund')).toEqual(['actions sign-out']);
    expect(arranged('xyz')).toEqual([]);
  });

  it('begin with the section that answers best', () => {
    expect(arranged('giao diện')).toEqual(['actions appearance']);
    expect(arranged('đ')[0]).toBe('actions sign-out appearance');
  });

  it('begin with what is made of the text itself, found or not', () => {
    const own = [{ id: 'typed', title: 'Giao dịch', commands: [command('open', 'Mở GD1')] }];
    expect(idsOf(arrangeCommands([PAGES, ACTIONS], 'gd1', recent(), own))).toEqual(['typed open']);
  });
});

describe('the palette', () => {
  const closed = vi.fn<(open: boolean) => void>();
  const used = vi.fn<(id: string) => void>();
  const draw = (open: boolean) => (
    <>
      <button type="button">before</button>
      <CommandPalette
        open={open}
        onOpenChange={closed}
        onUse={used}
        label="Tìm kiếm và lệnh"
        sections={[PAGES, ACTIONS, OFF]}
      />
    </>
  );
  async function openPalette() {
    for (const mock of [ran, closed, used]) mock.mockClear();
    const view = render(draw(false));
    screen.getByRole('button', { name: 'before' }).focus();
    view.rerender(draw(true));
    const field = await screen.findByRole('combobox', { name: 'Tìm kiếm và lệnh' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    return { field, close: () => view.rerender(draw(false)) };
  }
  const marked = () => screen.getByRole('option', { selected: true }).textContent;

  it('leaves Enter to a letter that is being composed', async () => {
    const { field } = await openPalette();
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(closed).not.toHaveBeenCalled();
  });

  it('says why an action is off, and stays open', async () => {
    const { field } = await openPalette();
    fireEvent.keyDown(field, { key: 'End' });
    expect(marked()).toContain('Cần quyền transaction:export');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(closed).not.toHaveBeenCalled();
    expect(used).not.toHaveBeenCalled();
  });

  it('marks the first answer to each new text, and says how many there are', async () => {
    const { field } = await openPalette();
    fireEvent.keyDown(field, { key: 'End' });
    fireEvent.change(field, { target: { value: 'tien' } });
    expect(marked()).toContain('Hoàn tiền');
    await waitFor(() => expect(screen.getByText('1 kết quả')).toBeTruthy(), { timeout: 2000 });
    fireEvent.change(field, { target: { value: 'xyz' } });
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(closed).not.toHaveBeenCalled();
  });
});
