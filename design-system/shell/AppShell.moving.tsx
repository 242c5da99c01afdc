import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '../base/button/IconButton.tsx';
import { MoreIcon, PinIcon } from '../base/icon/icons.ts';
import { useLabel } from '../labels.tsx';
import type { Dismissal } from './layout.ts';
import { followsLink, watchSwipe } from './menu/leaving.ts';
import type { MenuForm, MenuListener } from './menu/menuForm.ts';
import { startModeMenu } from './menu/modeMenu.ts';
import type { MenuMode } from './menu/modeState.ts';

export interface MovingMenuProps {
  /** The form of the menu: the mobile one, or a desktop mode. */
  mode: MenuMode | 'mobile';
  anchored: boolean;
  onAnchoredChange: ((anchored: boolean) => void) | undefined;
  /** Address of the current page: a change closes open menus. */
  route: string | undefined;
  menu: RefObject<HTMLElement | null>;
  /** Receives the shell's menu events. */
  listener: RefObject<MenuListener | undefined>;
  /** Renders the menu in the form of this mode; undefined when the mode ends. */
  onForm: (form: MenuForm | undefined) => void;
  onDismiss: (by: Dismissal) => void;
}

/**
 * The lazy part of AppShell, loaded with the first menu that is not docked: the sliding one on a phone, or another
 * desktop mode. Renders nothing itself.
 */
export function MovingMenu({ mode, onDismiss, ...rest }: MovingMenuProps) {
  const { menu } = rest;
  useEffect(() => {
    const shell = menu.current?.parentElement;
    if (!shell) return;
    const stop = new AbortController();
    const { signal } = stop;
    const onClick = (event: MouseEvent) => followsLink(event) && onDismiss('leaf');
    menu.current?.addEventListener('click', onClick, { signal });
    if (mode === 'mobile') watchSwipe(shell, signal, () => onDismiss('swipe'));
    return () => stop.abort();
  }, [mode, menu, onDismiss]);
  return mode === 'mobile' ? null : <ModeMenu mode={mode} {...rest} />;
}

type ModeMenuProps = Omit<MovingMenuProps, 'mode' | 'onDismiss'> & { mode: MenuMode };

function ModeMenu({ mode, anchored, onAnchoredChange, route, menu, listener, onForm }: ModeMenuProps) {
  const word = useLabel();
  const running = useRef<ReturnType<typeof startModeMenu>>(undefined);
  const more = word('more');
  const isRail = mode === 'slim' || mode === 'compact';

  const start = useEffectEvent((element: HTMLElement) =>
    startModeMenu({
      mode,
      menu: element,
      isAnchored,
      setAnchored,
      more: { label: more, icon: MoreIcon },
      draw,
    }),
  );
  const isAnchored = useEffectEvent(() => anchored);
  const setAnchored = useEffectEvent((next: boolean) => onAnchoredChange?.(next));
  const draw = useEffectEvent((form: MenuForm) =>
    onForm(isRail ? { ...form, header: <Anchor anchored={anchored} onChange={setAnchored} /> } : form),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another mode or language needs a new menu
  useEffect(() => {
    if (!menu.current) return;
    const control = start(menu.current);
    running.current = control;
    listener.current = control.handle;
    return () => {
      listener.current = undefined;
      control.stop();
      onForm(undefined);
    };
  }, [mode, more, menu, listener, onForm]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when it changes
  useEffect(() => running.current?.anchorChanged(), [anchored]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when it changes
  useEffect(() => running.current?.handle({ type: 'dismiss', by: 'route' }), [route]);
  return null;
}

/** Keeps the rail wide, and the page beside it instead of under it. */
function Anchor({ anchored, onChange }: { anchored: boolean; onChange: (anchored: boolean) => void }) {
  const word = useLabel();
  return (
    <IconButton
      icon={PinIcon}
      // "menu" is the same word in both languages; a label of its own would load with every page.
      label={word('pinColumn', { name: 'menu' })}
      className="anchor"
      size="sm"
      pressed={anchored}
      onClick={() => onChange(!anchored)}
    />
  );
}
