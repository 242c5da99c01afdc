// One menu: all kinds of items (action, link, choice, separator) and their styles.
import * as Radix from '@radix-ui/react-menu';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Action } from '../base/action.ts';
import { Icon } from '../base/icon/Icon.tsx';
import { CheckIcon } from '../base/icon/icons.ts';
import { pressOff } from '../base/offReason.ts';
import { useTouch } from '../base/useNarrow.ts';
import { useLinkComponent } from '../provider.tsx';
import { border, color, focusRingInset, fontSize, px, radius, size, space } from '../theme/tokens.ts';
import { FLOATING_GAP, floating } from './floating.ts';
import type { Entry } from './useDisclosure.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export interface MenuContentProps {
  id: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  anchorRef: RefObject<HTMLElement | null>;
  items: readonly Action[];
  entry: Entry;
  label?: string | undefined;
  labelledBy?: string | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
}

/** The lazy part of Menu, loaded when first opened. */
export function MenuContent({ id, open, onOpenChange, anchorRef, items, entry, ...rest }: MenuContentProps) {
  const { goHome, handlers } = useReturnFocus(anchorRef);
  const entering = useRef<Entry>(null);
  useEffect(() => {
    entering.current = open ? entry : null;
  }, [open, entry]);

  /** Radix focuses the menu itself; for a keyboard, the focus moves on to the first or last item. */
  const enter = (event: FocusEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || !entering.current) return;
    const entries = event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]');
    entries[entering.current === 'first' ? 0 : entries.length - 1]?.focus({ preventScroll: true });
    entering.current = null;
  };

  return (
    // Not modal: Radix's own scroll lock writes a <style> that the Content-Security-Policy forbids.
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Anchor virtualRef={anchorRef as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Surface
          id={id}
          aria-label={rest.label}
          aria-labelledby={rest.label ? undefined : rest.labelledBy}
          align={rest.align ?? 'start'}
          loop
          {...FLOATING_GAP}
          {...handlers}
          onFocus={enter}
          onKeyDown={(event) => {
            if (event.key !== 'Tab') return;
            goHome();
            onOpenChange(false);
          }}
        >
          {items.map((item) => (
            <Item key={item.id} item={item} anchorRef={anchorRef} goHome={goHome} />
          ))}
        </Surface>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface ItemProps extends Pick<MenuContentProps, 'anchorRef'> {
  item: Action;
  goHome: () => void;
}

/** One line of the menu. A disabled one stays focusable, so that its reason can be read. */
function Item({ item, anchorRef, goHome }: ItemProps) {
  const LinkComponent = useLinkComponent();
  const touch = useTouch();
  const { icon, label, disabled, keys, checked, href } = item;
  const shared = {
    className: 'item',
    textValue: label,
    'data-tone': item.tone,
    'aria-disabled': disabled ? true : undefined,
    onSelect: (event: Event) => {
      if (disabled) {
        const anchor = anchorRef.current;
        // The menu stays open, unless `OffReasonHost` can say more than the reason already shown.
        if (!anchor || !pressOff({ anchor, name: label, reason: disabled })) return event.preventDefault();
      }
      goHome();
      if (!disabled) item.run?.();
    },
  };
  const words = (
    <>
      {icon && <Icon icon={icon} />}
      <span className="words">
        {label}
        {disabled && <span className="reason">{disabled}</span>}
      </span>
      {keys && !touch && <kbd className="shortcut">{keys[0]}</kbd>}
      {checked && <Icon icon={CheckIcon} />}
    </>
  );
  return (
    <>
      {item.separatorBefore && <Radix.Separator className="separator" />}
      {href && !disabled ? (
        <Radix.Item asChild {...shared}>
          <LinkComponent href={href}>{words}</LinkComponent>
        </Radix.Item>
      ) : checked === undefined ? (
        <Radix.Item {...shared}>{words}</Radix.Item>
      ) : (
        <Radix.CheckboxItem {...shared} checked={checked}>
          {words}
        </Radix.CheckboxItem>
      )}
    </>
  );
}

const Surface = styled(Radix.Content)`
  ${floating}
  min-width: max(${px(176)}, var(--radix-popper-anchor-width));
  padding: ${space(1)};

  & .item {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: ${size.controlSm};
    padding: ${space(1)} ${space(2)};
    border-radius: ${radius.md};
    color: ${color.text};
    text-decoration: none;
    cursor: pointer;
    outline: none;
    user-select: none;
  }
  & .item > svg {
    flex: none;
    color: ${color.textMuted};
  }
  & .item[data-highlighted] {
    background: ${color.neutralSoft};
    outline: ${border.width} solid transparent;
    outline-offset: calc(-1 * ${border.width});
  }
  /* The tint is enough under a pointer, but has too little contrast to show the keyboard's position. */
  & .item:focus-visible {
    ${focusRingInset}
  }
  & .item[data-tone='danger'],
  & .item[data-tone='danger'] > svg {
    color: ${color.dangerText};
  }
  & .item[data-tone='danger'][data-highlighted] {
    background: ${color.dangerSoft};
  }
  & .item[aria-disabled],
  & .item[aria-disabled] > svg {
    color: ${color.textMuted};
  }
  & .item[aria-disabled] {
    cursor: not-allowed;
  }
  & .words {
    flex: 1;
  }
  & .reason {
    display: block;
    max-width: ${px(280)};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
  & .shortcut {
    margin-inline-start: ${space(4)};
    color: ${color.textMuted};
    font: inherit;
    font-size: ${fontSize.xs};
  }
  & .separator {
    margin-block: ${space(1)};
    border-block-start: ${border.hairline};
  }
`;
