// Long because it is one unit: all events of the menu in one mode, and their effects.
import { flushSync } from 'react-dom';
import type { LayoutEvent } from '../layout.ts';
import { watchBar } from './barFit.ts';
import { placeFlyout } from './flyout.ts';
import { moveInFlyouts, rowsIn } from './flyoutKeys.ts';
import type { MenuForm, MenuList } from './menuForm.ts';
import { hasFlyouts, type MenuMode, type ModeEvent, modeReducer, restingMode } from './modeState.ts';
import { watchReveal } from './reveal.ts';
import type { SidebarItem } from './sidebarState.ts';

export interface ModeMenuOptions {
  mode: MenuMode;
  /** The element of the menu. */
  menu: HTMLElement;
  isAnchored: () => boolean;
  setAnchored: (anchored: boolean) => void;
  /** Label and icon of the item for what does not fit into the bar. */
  more: Pick<SidebarItem, 'label' | 'icon'>;
  /** Renders the menu in this form. */
  draw: (form: MenuForm) => void;
}

/**
 * The menu of one mode, from the start of the mode to its end: connects `modeReducer` and the rail's hover to the
 * pointer, the keyboard and the page. Not a component: it renders the shell's own list, and hovering renders nothing.
 */
export function startModeMenu({ mode, menu, isAnchored, setAnchored, more, draw }: ModeMenuOptions) {
  const horizontal = mode === 'horizontal';
  const flyouts = hasFlyouts(mode);
  let state = restingMode;
  /** Where the focus was when the overlay opened. */
  let origin: Element | null = null;
  let byKeyboard = false;

  const redraw = () => draw(formOf());
  const bar = horizontal ? watchBar(menu, redraw) : undefined;
  const reveal = flyouts && !horizontal ? watchReveal({ menu, isAnchored }) : undefined;

  const roots = () => [...menu.querySelectorAll<HTMLElement>('.scroll > ul > li > [data-row]')];
  const rootOf = (id: string | null) => roots().find((row) => row.dataset.row === id);
  const panelOf = (root: Element | undefined) => root?.nextElementSibling as HTMLElement | null | undefined;

  /** @param now render synchronously, for callers that measure or focus the result */
  function send(event: ModeEvent, now = true) {
    const next = modeReducer(mode, state, event);
    if (next === state) return;
    state = next;
    if (now) flushSync(redraw);
    else redraw();
    watchPanel();
  }

  function formOf(): MenuForm {
    const { overlayMenuActive, activeMenu } = state;
    return {
      attributes: {
        'data-overlay-open': overlayMenuActive ? '' : undefined,
        'data-flyouts': flyouts ? '' : undefined,
      },
      menuOpen: mode !== 'overlay' || overlayMenuActive,
      list: (own) => (flyouts ? asFlyouts(own, activeMenu) : own),
    };
  }

  /** Root groups open one at a time, and never automatically; deeper levels stay accordions. */
  function asFlyouts(own: MenuList, activeMenu: string | null): MenuList {
    const items = bar ? bar.arrange(own.items, more) : own.items;
    const ids = new Set(items.map(({ id }) => id));
    const opened = new Set([...own.opened].filter((id) => !ids.has(id)));
    if (activeMenu !== null) opened.add(activeMenu);
    const tips = mode === 'slim' && activeMenu === null;
    return {
      items: tips ? items.map((item) => ({ ...item, tip: item.label })) : items,
      opened,
      toggle: (id) => (ids.has(id) ? press(id) : own.toggle(id)),
    };
  }

  function press(id: string) {
    const opens = state.activeMenu !== id;
    send({ type: 'press', id });
    if (opens && byKeyboard && !horizontal) enter(rootOf(id));
  }

  function enter(root: HTMLElement | undefined) {
    if (!root) return;
    if (state.activeMenu !== root.dataset.row) send({ type: 'press', id: root.dataset.row ?? '' });
    rowsIn(panelOf(root) as Element)[0]?.focus({ preventScroll: true });
  }

  /** Closes the open submenu; the focus returns to its trigger, unless it has already moved elsewhere. */
  function leave(by: 'escape' | 'leaf') {
    const root = rootOf(state.activeMenu);
    const inside = flyouts ? panelOf(root) : menu;
    const home = flyouts ? root : origin;
    if (inside?.contains(document.activeElement) && home instanceof HTMLElement) home.focus();
    send({ type: 'dismiss', by }, false);
  }

  // --- Position of a flyout --------------------------------------------------------------------------------------

  const resized = globalThis.ResizeObserver && new ResizeObserver(place);

  function watchPanel() {
    resized?.disconnect();
    const panel = panelOf(rootOf(state.activeMenu));
    if (!panel) return;
    place();
    resized?.observe(panel);
  }

  function place() {
    const root = rootOf(state.activeMenu);
    const panel = panelOf(root);
    if (!root || !panel) return;
    const { left, top } = root.getBoundingClientRect();
    const { width, height } = panel.getBoundingClientRect();
    const at = horizontal
      ? placeFlyout(left, width, document.documentElement.clientWidth)
      : placeFlyout(top, height, window.innerHeight);
    menu.style.setProperty('--flyout', `${at}px`);
  }

  // --- Event listeners -------------------------------------------------------------------------------------------

  const stop = new AbortController();
  const { signal } = stop;
  const isOutside = (target: EventTarget | null) => target instanceof Element && !menu.contains(target);
  const isButton = (target: EventTarget | null) =>
    target instanceof Element && target.closest(`[aria-controls="${menu.id}"]`) !== null;

  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (isOutside(target) && !isButton(target)) send({ type: 'dismiss', by: 'outside' }, false);
    },
    { signal, capture: true },
  );
  // In the capture phase, before other Esc handlers: the topmost layer closes first.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (state !== restingMode) leave('escape');
      else if (!reveal?.dismiss()) return;
      event.preventDefault();
    },
    { signal, capture: true },
  );
  // The focused element must not be under an overlapping menu, and the menu button is under it too.
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const moved = flyouts
        ? state.activeMenu !== null && !rootOf(state.activeMenu)?.parentElement?.contains(target as Node)
        : isOutside(target) && (!isButton(target) || (target as Element).matches(':focus-visible'));
      if (moved) send({ type: 'dismiss', by: 'focus' }, false);
    },
    { signal },
  );
  if (flyouts) {
    menu.addEventListener('click', ({ detail }) => (byKeyboard = detail === 0), { signal, capture: true });
    menu.addEventListener(
      'pointerover',
      ({ target, pointerType }) => {
        const row = (target as Element).closest<HTMLElement>('[data-row]');
        if (!row || pointerType === 'touch' || !roots().includes(row)) return;
        send({ type: 'hover', id: row.hasAttribute('aria-expanded') ? (row.dataset.row ?? null) : null });
      },
      { signal },
    );
    menu.addEventListener(
      'keydown',
      (event) => {
        const row = (event.target as Element).closest<HTMLElement>('[data-row]');
        if (!row || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (
          !moveInFlyouts(event.key, row, { horizontal, roots: roots(), enter, leave: () => leave('escape') })
        )
          return;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal },
    );
    menu.addEventListener(
      'scroll',
      ({ target }) => {
        if (!horizontal && (target as Element).matches('.scroll'))
          send({ type: 'dismiss', by: 'scroll' }, false);
      },
      { signal, capture: true, passive: true },
    );
    window.addEventListener('resize', place, { signal });
  }

  redraw();
  return {
    /** Handles the menu button, and everything that may close a menu. */
    handle(event: LayoutEvent) {
      if (event.type === 'dismiss') {
        if (event.by === 'leaf') leave('leaf');
        else send(event, false);
      } else if (event.type === 'menuButton') {
        if (reveal) setAnchored(!isAnchored());
        else if (state.overlayMenuActive) leave('escape');
        else openOverlay();
      }
    },
    /** The anchor was set or removed, here or in the preferences. */
    anchorChanged() {
      if (!isAnchored()) reveal?.settle();
      redraw();
    },
    stop() {
      stop.abort();
      resized?.disconnect();
      bar?.stop();
      reveal?.stop();
      menu.style.removeProperty('--flyout');
    },
  };

  function openOverlay() {
    // Safari does not focus a clicked button: find the menu button by what it controls.
    origin =
      document.activeElement !== document.body
        ? document.activeElement
        : document.querySelector(`[aria-controls="${menu.id}"]`);
    send({ type: 'menuButton' });
    if (state.overlayMenuActive) menu.querySelector<HTMLElement>('button, a[href]')?.focus();
  }
}
