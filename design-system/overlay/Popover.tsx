import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../base/button/Button.tsx';
import { IconButton } from '../base/button/IconButton.tsx';
import type { PopoverContentProps } from './Popover.content.tsx';
import { part } from './part.ts';
import { type Disclosure, type TriggerProps, useDisclosure } from './useDisclosure.ts';

/** A trigger by configuration: a button with these words. */
export interface TriggerConfig
  extends Pick<ButtonProps, 'variant' | 'tone' | 'size' | 'icon' | 'endIcon' | 'disabled' | 'block'> {
  label: string;
  /** Shows only the icon; the label becomes its name and tooltip. */
  iconOnly?: boolean;
}

/** A button by configuration, or an own `<button>` that the given props are spread on. */
export type Trigger = TriggerConfig | ((props: TriggerProps) => ReactNode);

export interface PopoverProps
  extends Disclosure,
    Pick<PopoverContentProps, 'label' | 'align' | 'side' | 'width' | 'flush'> {
  trigger: Trigger;
  /** What it holds; as a function it is given `close`, which gives focus back to the trigger first. */
  children: PopoverContentProps['children'];
}

export const popoverPart = part(() => import('./Popover.content.tsx').then((file) => file.PopoverContent));

/** Draws a trigger that was given as configuration or as a function. */
export function drawTrigger(trigger: Trigger, props: TriggerProps) {
  if (typeof trigger === 'function') return trigger(props);
  const { label, iconOnly, icon, endIcon, block, ...shared } = trigger;
  if (iconOnly && icon) return <IconButton icon={icon} label={label} {...shared} {...props} />;
  return (
    <Button icon={icon} endIcon={endIcon} block={block} {...shared} {...props}>
      {label}
    </Button>
  );
}

/**
 * A small panel that hangs on a button: fields of one filter, preferences, a short explanation. Not modal: a click
 * elsewhere or Esc closes it. An element with `data-autofocus` inside gets the focus first.
 */
export function Popover({ trigger, open, onOpenChange, children, ...rest }: PopoverProps) {
  const box = useDisclosure(popoverPart, 'dialog', { open, onOpenChange });
  const Content = box.content;
  return (
    <>
      {drawTrigger(trigger, box.triggerProps)}
      {Content && (
        <Content
          id={box.id}
          open={box.open}
          onOpenChange={box.setOpen}
          anchorRef={box.anchorRef}
          labelledBy={box.triggerProps.id}
          {...rest}
        >
          {children}
        </Content>
      )}
    </>
  );
}
