import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppShell, type LayoutMode, Sidebar, type SidebarItem, Topbar, useShell } from '#design-system';
import { resize, setUpWindow, watchers } from '../window.ts';

setUpWindow();

/** The code of rails and bar is loaded with the first of them. */
const arrival = () => act(() => import('#design-system/shell/menu/moving.ts'));

const menuOf = (current: string): SidebarItem[] => [
  { id: 'transaction', label: 'Giao dịch', href: '#/transaction', current: current === 'transaction' },
  {
    id: 'refunds',
    label: 'Hoàn tiền',
    children: [{ id: 'refund', label: 'Yêu cầu', href: '#/refund', current: current === 'refund' }],
  },
  {
    id: 'setting',
    label: 'Cài đặt',
    children: [
      { id: 'users', label: 'Người dùng', href: '#/users', current: current === 'users' },
      { id: 'deep', label: 'Nâng cao', children: [{ id: 'role', label: 'Nhóm quyền', href: '#/role' }] },
    ],
  },
];

interface PageProps {
  mode: LayoutMode;
  route?: string;
  anchored?: boolean;
}

function Page({ mode, route = 'transaction', anchored = false }: PageProps) {
  const [held, setHeld] = useState(anchored);
  return (
    <AppShell
      mode={mode}
      anchored={held}
      onAnchoredChange={setHeld}
      route={route}
      sidebar={
        <Sidebar
          brand={{ name: 'Cổng', href: '#/' }}
          company={{ name: 'Ánh Dương', href: '#/b' }}
          items={menuOf(route)}
        />
      }
      topbar={<Topbar />}
    >
      <PanelOpener />
    </AppShell>
  );
}

function PanelOpener() {
  const { dismissMenu, toggleMenu } = useShell();
  return (
    <>
      <button type="button" onClick={() => dismissMenu()}>
        Mở panel
      </button>
      <button type="button" onClick={toggleMenu}>
        Phím tắt
      </button>
    </>
  );
}

async function open(page: React.ReactElement) {
  const view = render(page);
  await arrival();
  return view;
}

const html = document.documentElement;
const row = (label: string) => screen.getByText(label).closest<HTMLElement>('[data-row]') as HTMLElement;
const isOpen = (label: string) => row(label).getAttribute('aria-expanded') === 'true';
const toggle = () => screen.getByLabelText('Menu chính', { selector: 'button' });
const menu = () => document.getElementById(toggle().getAttribute('aria-controls') ?? '') as HTMLElement;
const shell = () => menu().parentElement as HTMLElement;
const hover = (label: string) =>
  fireEvent(row(label), Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }));
/** A press of the pointer, as a browser tells it from a key's. */
const click = (label: string) => fireEvent.click(screen.getByText(label), { detail: 1 });
const key = (name: string) => fireEvent.keyDown(document.activeElement as Element, { key: name });
const focused = () => (document.activeElement as HTMLElement).textContent;

describe('overlay', () => {
  const isShown = () => shell().hasAttribute('data-menu-open');

  it('comes with the menu button, takes the focus, is not modal, and goes with it', async () => {
    await open(<Page mode="overlay" />);
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    toggle().focus();
    fireEvent.click(toggle());
    expect(isShown()).toBe(true);
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    expect(menu().contains(document.activeElement)).toBe(true);
    expect(menu().hasAttribute('role')).toBe(false);
    expect(document.querySelector('main')?.parentElement?.inert).toBeFalsy();
    expect(document.body.hasAttribute('data-blocked-scroll')).toBe(false);
    fireEvent.click(toggle());
    expect(isShown()).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });

  it.each([
    ['a press outside', () => fireEvent.pointerDown(screen.getByText('Mở panel'))],
    ['Esc', () => key('Escape')],
    ['a leaf', () => click('Giao dịch')],
    ['its close button', () => fireEvent.click(screen.getByLabelText('Đóng menu'))],
    ['a panel', () => fireEvent.click(screen.getByText('Mở panel'))],
    ['the focus that moves on', () => screen.getByText('Mở panel').focus()],
  ])('closes on %s', async (_, close) => {
    await open(<Page mode="overlay" />);
    fireEvent.click(toggle());
    expect(isShown()).toBe(true);
    act(close);
    expect(isShown()).toBe(false);
  });

  it('closes on a route change', async () => {
    const view = await open(<Page mode="overlay" />);
    fireEvent.click(toggle());
    view.rerender(<Page mode="overlay" route="users" />);
    expect(isShown()).toBe(false);
  });

  it('has accordions, and its button never puts the docked menu away', async () => {
    const view = await open(<Page mode="overlay" route="users" />);
    expect(isOpen('Cài đặt')).toBe(true);
    fireEvent.click(toggle());
    view.rerender(<Page mode="static" route="users" />);
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    expect(shell().hasAttribute('data-collapsed')).toBe(false);
  });
});

describe.each(['slim', 'horizontal'] as const)('the flyouts of %s', (mode) => {
  const into = mode === 'horizontal' ? 'ArrowDown' : 'ArrowRight';
  const next = mode === 'horizontal' ? 'ArrowRight' : 'ArrowDown';

  it('stay closed around the current item', async () => {
    await open(<Page mode={mode} route="users" />);
    expect(isOpen('Cài đặt')).toBe(false);
    expect(row('Cài đặt').hasAttribute('data-holds-current')).toBe(true);
  });

  it('open by a click, one at a time, then by hovering', async () => {
    await open(<Page mode={mode} />);
    hover('Cài đặt');
    expect(isOpen('Cài đặt')).toBe(false);
    click('Cài đặt');
    expect(isOpen('Cài đặt')).toBe(true);
    hover('Hoàn tiền');
    expect([isOpen('Cài đặt'), isOpen('Hoàn tiền')]).toEqual([false, true]);
    hover('Giao dịch');
    expect(isOpen('Hoàn tiền')).toBe(false);
  });

  it.each([
    ['a press outside', () => fireEvent.pointerDown(screen.getByText('Mở panel'))],
    ['a leaf', () => click('Người dùng')],
    ['Esc', () => key('Escape')],
    ['a panel', () => fireEvent.click(screen.getByText('Mở panel'))],
    ['the focus that moves on', () => screen.getByText('Mở panel').focus()],
  ])('close on %s, and hovering opens none after that', async (_, close) => {
    await open(<Page mode={mode} />);
    click('Cài đặt');
    act(close);
    expect(isOpen('Cài đặt')).toBe(false);
    hover('Cài đặt');
    expect(isOpen('Cài đặt')).toBe(false);
  });

  it('close on a route change', async () => {
    const view = await open(<Page mode={mode} />);
    click('Cài đặt');
    view.rerender(<Page mode={mode} route="users" />);
    expect(isOpen('Cài đặt')).toBe(false);
  });

  it('keep what is deeper as an accordion', async () => {
    await open(<Page mode={mode} />);
    click('Cài đặt');
    click('Nâng cao');
    expect([isOpen('Cài đặt'), isOpen('Nâng cao')]).toEqual([true, true]);
  });

  it('are walked by the arrows; Esc gives the focus back', async () => {
    await open(<Page mode={mode} />);
    act(() => row('Giao dịch').focus());
    key(next);
    key(next);
    expect(focused()).toBe('Cài đặt');
    key(next);
    expect(focused()).toBe('Cài đặt');
    key(into);
    expect(isOpen('Cài đặt')).toBe(true);
    expect(focused()).toBe('Người dùng');
    key('ArrowDown');
    expect(focused()).toBe('Nâng cao');
    key('ArrowRight');
    key('ArrowRight');
    expect(focused()).toBe('Nhóm quyền');
    key('ArrowLeft');
    expect(focused()).toBe('Nâng cao');
    key('Home');
    expect(focused()).toBe('Người dùng');
    key('Escape');
    expect(isOpen('Cài đặt')).toBe(false);
    expect(document.activeElement).toBe(row('Cài đặt'));
    key('Home');
    expect(focused()).toBe('Giao dịch');
  });

  it('are gone on a phone, where groups are accordions, and at rest again afterwards', async () => {
    await open(<Page mode={mode} route="users" />);
    click('Hoàn tiền');
    resize(991);
    await arrival();
    expect([isOpen('Hoàn tiền'), isOpen('Cài đặt')]).toEqual([false, true]);
    fireEvent.click(toggle());
    expect(menu().getAttribute('role')).toBe('dialog');
    resize(992);
    await arrival();
    expect(menu().hasAttribute('role')).toBe(false);
    expect([isOpen('Hoàn tiền'), isOpen('Cài đặt')]).toEqual([false, false]);
  });
});

describe('a rail', () => {
  it.each(['slim', 'compact'] as const)('closes its flyout when %s scrolls', async (mode) => {
    await open(<Page mode={mode} />);
    click('Cài đặt');
    act(() => void fireEvent.scroll(menu().querySelector('.scroll') as Element));
    expect(isOpen('Cài đặt')).toBe(false);
  });
});

describe('the width of a rail', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const isWide = () => shell().hasAttribute('data-revealed');
  const point = (type: string, pointerType = 'mouse') =>
    act(() => void menu().dispatchEvent(Object.assign(new Event(type), { pointerType })));
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('grows with the first move of the pointer inside, not with a page that loads under it', async () => {
    await open(<Page mode="slim" />);
    point('pointerenter');
    expect(isWide()).toBe(false);
    point('pointermove');
    expect(isWide()).toBe(true);
  });

  it('shrinks 300 ms after the pointer has left, unless it comes back', async () => {
    await open(<Page mode="slim" />);
    point('pointermove');
    point('pointerleave');
    wait(299);
    point('pointermove');
    wait(1000);
    expect(isWide()).toBe(true);
    point('pointerleave');
    wait(299);
    expect(isWide()).toBe(true);
    wait(1);
    expect(isWide()).toBe(false);
  });

  it('does not follow a finger', async () => {
    await open(<Page mode="slim" />);
    point('pointermove', 'touch');
    expect(isWide()).toBe(false);
  });

  it('shrinks on Esc until the pointer comes anew', async () => {
    await open(<Page mode="slim" />);
    point('pointermove');
    key('Escape');
    expect(isWide()).toBe(false);
    point('pointermove');
    expect(isWide()).toBe(false);
    point('pointerleave');
    point('pointermove');
    expect(isWide()).toBe(true);
  });

  it('is decided by the pointer again once the rail is released', async () => {
    await open(<Page mode="slim" anchored />);
    point('pointermove');
    fireEvent.click(screen.getByLabelText('Ghim menu'));
    expect([html.dataset.anchored, isWide()]).toEqual(['false', true]);
    point('pointerleave');
    wait(300);
    expect(isWide()).toBe(false);
  });
});

describe('a rail by keyboard', () => {
  it('is entered by Enter, and left by the arrow back', async () => {
    await open(<Page mode="slim" />);
    act(() => row('Cài đặt').focus());
    // What a browser makes of Enter and Space on a button.
    fireEvent.click(row('Cài đặt'), { detail: 0 });
    expect(focused()).toBe('Người dùng');
    key('ArrowLeft');
    expect(isOpen('Cài đặt')).toBe(false);
    expect(document.activeElement).toBe(row('Cài đặt'));
  });
});

describe('the words of slim', () => {
  it('are tooltips until a flyout is open; compact writes them out', async () => {
    const view = await open(<Page mode="slim" />);
    expect(row('Giao dịch').dataset.tip).toBe('Giao dịch');
    click('Cài đặt');
    expect(row('Giao dịch').dataset.tip).toBeUndefined();
    click('Cài đặt');
    expect(row('Giao dịch').dataset.tip).toBe('Giao dịch');
    view.rerender(<Page mode="compact" />);
    expect(row('Giao dịch').dataset.tip).toBeUndefined();
  });
});

describe('the anchor', () => {
  const anchor = () => screen.queryByLabelText('Ghim menu');

  it.each(['static', 'overlay', 'horizontal'] as const)('has no button in %s', async (mode) => {
    await open(<Page mode={mode} />);
    expect(anchor()).toBeNull();
  });

  it.each(['slim', 'compact'] as const)('is a toggle in the header of %s', async (mode) => {
    await open(<Page mode={mode} />);
    expect(anchor()?.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(anchor() as Element);
    expect(html.dataset.anchored).toBe('true');
    expect(anchor()?.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(anchor() as Element);
    expect(html.dataset.anchored).toBe('false');
  });

  it('answers to the menu shortcut, as there is no menu button', async () => {
    await open(<Page mode="slim" />);
    fireEvent.click(screen.getByText('Phím tắt'));
    expect(html.dataset.anchored).toBe('true');
  });
});

describe('the shell', () => {
  it('leaves nothing behind', async () => {
    const view = await open(<Page mode="slim" />);
    click('Cài đặt');
    view.unmount();
    expect(watchers.size).toBe(0);
    expect(() => fireEvent.pointerDown(document.body)).not.toThrow();
  });
});
