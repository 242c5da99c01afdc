import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '../../base/button/IconButton.tsx';
import { CloseIcon } from '../../base/icon/icons.ts';
import { useLabel } from '../../labels.tsx';
import { focusHome } from '../../overlay/focus.ts';
import { Body, Root } from './PeekPanel.styles.ts';

export interface PeekPanelProps extends Omit<ComponentPropsWithRef<'aside'>, 'title'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Which record is shown. */
  title: string;
  /** Its state, beside the title. */
  status?: ReactNode;
  /** Links, such as "open the whole page". */
  footer?: ReactNode;
}

/**
 * A look at one row while the list stays in use: not modal, the focus stays in the list. From 1536 px it stands beside
 * the list, to which `AppShell` leaves its place; below that it lies over the list's end. Esc closes it from anywhere on the page; when the focus was
 * inside, it goes back to where it was when the panel opened.
 */
export function PeekPanel({ open, ...rest }: PeekPanelProps) {
  return open ? <OpenPanel {...rest} /> : null;
}

function OpenPanel({ onOpenChange, title, status, footer, children, ...rest }: Omit<PeekPanelProps, 'open'>) {
  const word = useLabel();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    const origin = document.activeElement;
    // An attribute instead of `:has`, which the browser would re-evaluate on every change of the page.
    const main = element?.closest('main');
    main?.setAttribute('data-peeked', '');
    // The panel is still mounted here, so it can be checked for the focus.
    return () => {
      main?.removeAttribute('data-peeked');
      if (element?.contains(document.activeElement)) focusHome(origin);
    };
  }, []);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const elsewhere =
      event.target instanceof Element && event.target.closest('[role*="dialog"], [role="menu"]');
    if (event.key === 'Escape' && !event.defaultPrevented && !elsewhere) onOpenChange(false);
  });
  // With the panel itself, not after it: a key may come at once.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <Root ref={panel} data-peek aria-labelledby={titleId} {...rest}>
      <div className="head">
        <h2 id={titleId}>{title}</h2>
        {status}
        <IconButton icon={CloseIcon} label={word('close')} onClick={() => onOpenChange(false)} />
      </div>
      {/* In the tab order, so that a keyboard has a way into the panel and can scroll it. */}
      <Body role="group" aria-labelledby={titleId} tabIndex={0}>
        {children}
      </Body>
      {footer && (
        <div className="foot" data-keep-clear>
          {footer}
        </div>
      )}
    </Root>
  );
}
