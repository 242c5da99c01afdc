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
 * Shows one row while the list stays in use: not modal, the focus stays in the list. From 1536 px it sits beside the
 * list, where `AppShell` reserves space; below that it covers the end of the list. Esc closes it from anywhere on the
 * page; if the focus was inside, it returns to where it was when the panel opened.
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
    // The panel is still mounted here, so its focus can be checked.
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
  // A layout effect, together with the panel: a key may be pressed at once.
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
      {/* In the tab order, so that keyboard users can enter the panel and scroll it. */}
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
