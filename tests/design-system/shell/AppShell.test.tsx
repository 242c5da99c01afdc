import { act, fireEvent, render, screen } from '@testing-library/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import {
  AppShell,
  DesignSystemProvider,
  PageSkeleton,
  Sidebar,
  type SidebarItem,
  SidebarSkeleton,
  Topbar,
  TopbarSkeleton,
  useShell,
} from '#design-system';
import { resize, setUpWindow, watchers } from '../window.ts';

setUpWindow();

const items: SidebarItem[] = [
  { id: 'transaction', label: 'Giao dịch', href: '#/transaction', current: true },
  { id: 'setting', label: 'Cài đặt', children: [{ id: 'users', label: 'Người dùng', href: '#/users' }] },
];

/** A screen that takes the focus to its title when it comes, as the app's screens do. */
function Screen({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}

function Page({ route = '/transaction' }: { route?: string }) {
  return (
    <AppShell
      route={route}
      sidebar={<Sidebar brand={{ name: 'Cổng đối tác', href: '#/' }} items={items} />}
      topbar={<Topbar />}
    >
      <Screen key={route} title={route} />
      <PanelOpener />
    </AppShell>
  );
}

/** Opens a panel that takes the focus at once. */
function PanelOpener() {
  const { dismissMenu } = useShell();
  const open = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.focus();
    dismissMenu();
  };
  return (
    <button type="button" onClick={open}>
      Mở panel
    </button>
  );
}

// By label, not by role: roles make jsdom compute the style of every element, which takes seconds.
const toggle = () => screen.getByLabelText('Menu chính', { selector: 'button' });
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';
const menu = () => document.getElementById(toggle().getAttribute('aria-controls') ?? '') as HTMLElement;
const rest = () => document.querySelector('main')?.parentElement as HTMLElement;

/** What closes an open menu is loaded with the first one that opens. */
const arrival = () =>
  act(async () => {
    await import('#design-system/shell/menu/moving.ts');
    await new Promise((resolve) => setTimeout(resolve));
  });

async function openOnPhone(page = <Page />) {
  resize(390);
  const view = render(page);
  toggle().focus();
  fireEvent.click(toggle());
  expect(isOpen()).toBe(true);
  await arrival();
  return view;
}

describe('the docked menu', () => {
  it('is open at first and answers to its button alone', () => {
    const view = render(<Page />);
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(document, { key: 'Escape' });
    view.rerender(<Page route="/refund" />);
    expect(isOpen()).toBe(true);
    fireEvent.click(toggle());
    expect(isOpen()).toBe(false);
    expect(rest().inert).toBeFalsy();
  });
});

describe('the mobile menu', () => {
  it.each([
    ['Esc', () => fireEvent.keyDown(document, { key: 'Escape' })],
    ['its close button', () => fireEvent.click(screen.getByLabelText('Đóng menu'))],
    ['the mask', () => fireEvent.click(menu().nextElementSibling as Element)],
    ['the page of the current item', () => fireEvent.click(screen.getByText('Giao dịch'))],
    [
      'a swipe to the edge',
      () => {
        fireEvent.touchStart(menu(), { touches: [{ clientX: 250, clientY: 300 }] });
        fireEvent.touchEnd(menu(), { touches: [], changedTouches: [{ clientX: 60, clientY: 310 }] });
      },
    ],
  ])('closes on %s, gives the page back and returns the focus', async (_, close) => {
    await openOnPhone();
    close();
    expect(isOpen()).toBe(false);
    expect(menu().hasAttribute('role')).toBe(false);
    expect(rest().hasAttribute('inert')).toBe(false);
    expect(document.body.hasAttribute('data-blocked-scroll')).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });

  it('closes on a route change and leaves the focus to the new screen', async () => {
    const view = await openOnPhone();
    view.rerender(<Page route="/refund" />);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(screen.getByText('/refund'));
  });

  it('closes for a panel and leaves the focus to it', async () => {
    await openOnPhone();
    fireEvent.click(screen.getByText('Mở panel'));
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(screen.getByText('Mở panel'));
  });

  it.each([
    ['a group', () => fireEvent.click(screen.getByText('Cài đặt'))],
    ['a link opened in a new tab', () => fireEvent.click(screen.getByText('Giao dịch'), { ctrlKey: true })],
    [
      'a scroll with the finger',
      () => {
        fireEvent.touchStart(menu(), { touches: [{ clientX: 150, clientY: 400 }] });
        fireEvent.touchEnd(menu(), { touches: [], changedTouches: [{ clientX: 90, clientY: 100 }] });
      },
    ],
  ])('stays open on %s', async (_, action) => {
    await openOnPhone();
    action();
    expect(isOpen()).toBe(true);
  });

  it('closes when the window grows past 991 px, and the docked menu is as it was', async () => {
    await openOnPhone();
    resize(992);
    expect(isOpen()).toBe(true);
    expect(menu().hasAttribute('role')).toBe(false);
    expect(document.body.hasAttribute('data-blocked-scroll')).toBe(false);
    resize(991);
    expect(isOpen()).toBe(false);
  });

  it('leaves nothing behind when the shell goes', async () => {
    const view = await openOnPhone();
    view.unmount();
    expect(document.body.hasAttribute('data-blocked-scroll')).toBe(false);
    expect(watchers.size).toBe(0);
  });
});

describe('the prerendered page', () => {
  const skeleton = (
    <DesignSystemProvider>
      <AppShell sidebar={<SidebarSkeleton brandName="Cổng đối tác" />} topbar={<TopbarSkeleton />}>
        <PageSkeleton variant="list" />
      </AppShell>
    </DesignSystemProvider>
  );

  it('is drawn without a window, with the places that readers need', () => {
    vi.stubGlobal('matchMedia', undefined);
    const html = renderToString(skeleton);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('a[href="#main"]')?.textContent).toBe('Bỏ qua đến nội dung chính');
    expect(page.querySelector('main#main[tabindex="-1"]')).not.toBeNull();
    expect(page.querySelector('nav[aria-label="Menu chính"][aria-busy="true"]')).not.toBeNull();
    expect(page.querySelector('header button[aria-expanded="true"]')).not.toBeNull();
    expect(page.querySelector('[inert], [role="dialog"]')).toBeNull();
    // The content security policy allows no style attribute in the file.
    expect(page.querySelector('[style]')).toBeNull();
  });

  it('has the same frame as the running page', () => {
    const places = (html: string) =>
      [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('body > div > *')].map(
        (place) => `${place.tagName} ${place.className}`,
      );
    expect(places(renderToString(<Page />))).toEqual(places(renderToString(skeleton)));
  });
});
