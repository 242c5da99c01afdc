import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../base/button/Button.tsx';
import { IconButton } from '../base/button/IconButton.tsx';
import { loadOnce } from '../base/loadOnce.ts';
import type { PopoverContentProps } from './Popover.content.tsx';
import { type Disclosure, type TriggerProps, useDisclosure } from './useDisclosure.ts';

/** A trigger by configuration: a button with this text. */
export interface TriggerConfig
  extends Pick<
    ButtonProps,
    'variant' | 'tone' | 'size' | 'icon' | 'endIcon' | 'disabled' | 'loading' | 'block'
  > {
  label: string;
  /** Shows only the icon; the label becomes its name and tooltip. */
  iconOnly?: boolean;
}

/** A button by configuration, or your own `<button>` that spreads the given props. */
export type Trigger = TriggerConfig | ((props: TriggerProps) => ReactNode);

export interface PopoverProps
  extends Disclosure,
    Pick<PopoverContentProps, 'label' | 'align' | 'side' | 'width' | 'flush'> {
  trigger: Trigger;
  /** The content; a function gets `close`, which first returns the focus to the trigger. */
  children: PopoverContentProps['children'];
}

export const popoverContent = loadOnce(() =>
  import('./Popover.content.tsx').then((file) => file.PopoverContent),
);

/** Renders a trigger given as configuration or as a function. */
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
 * A small panel anchored to a button: fields of one filter, preferences, a short explanation. Not modal: a click
 * outside or Esc closes it. An element with `data-autofocus` inside gets the focus first.
 */
export function Popover({ trigger, open, onOpenChange, children, ...rest }: PopoverProps) {
  const box = useDisclosure(popoverContent, 'dialog', { open, onOpenChange });
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
