import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Sidebar, type SidebarItem } from '#design-system';

const menu = (current?: string): SidebarItem[] => [
  { id: 'home', label: 'Tổng quan', href: '#/', current: current === 'home' },
  {
    id: 'setting',
    label: 'Cài đặt',
    children: [
      { id: 'users', label: 'Người dùng', href: '#/users', current: current === 'users' },
      {
        id: 'deep',
        label: 'Nâng cao',
        children: [{ id: 'role', label: 'Nhóm quyền', href: '#/role', current: current === 'role' }],
      },
    ],
  },
];
const draw = (current?: string) => (
  <Sidebar brand={{ name: 'Cổng đối tác', href: '#/' }} items={menu(current)} />
);
const isOpen = (name: string) =>
  screen.getByText(name).closest('button')?.getAttribute('aria-expanded') === 'true';

describe('the groups of the menu', () => {
  it('open by themselves around the current item, however deep it lies', () => {
    render(draw('role'));
    expect(isOpen('Cài đặt')).toBe(true);
    expect(isOpen('Nâng cao')).toBe(true);
    expect(screen.getByText('Nhóm quyền').closest('a')?.getAttribute('aria-current')).toBe('page');
  });

  it('stay closed around no current item', () => {
    render(draw('home'));
    expect(isOpen('Cài đặt')).toBe(false);
  });

  it('open when the current item moves into them, and stay open when it leaves', () => {
    const view = render(draw('home'));
    view.rerender(draw('users'));
    expect(isOpen('Cài đặt')).toBe(true);
    expect(isOpen('Nâng cao')).toBe(false);
    view.rerender(draw('home'));
    expect(isOpen('Cài đặt')).toBe(true);
  });

  it('stay closed by hand while the current item stays where it is', () => {
    const view = render(draw('users'));
    fireEvent.click(screen.getByText('Cài đặt'));
    view.rerender(draw('users'));
    expect(isOpen('Cài đặt')).toBe(false);
    view.rerender(draw('role'));
    expect(isOpen('Cài đặt')).toBe(true);
  });
});
