import { type MouseEvent, useId } from 'react';
import { pressOff } from '../offReason.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

export interface GatedButtonProps extends ButtonProps {
  /** Why it cannot be pressed, in one sentence with its cause: "Cần quyền refund:create". Without one it is a Button. */
  disabledReason: string | undefined;
}

/**
 * A button that may be off and then says why: as its tooltip on hover, on focus and on a tap, and to readers as its
 * description. Unlike a disabled one it is reached by Tab; a press does nothing but to answer what can be done about it
 * (`OffReasonHost`), and a form is not sent.
 */
export function GatedButton({ disabledReason, ...rest }: GatedButtonProps) {
  const { props, hint } = useGate(disabledReason);
  return (
    <>
      <Button {...rest} {...props} />
      {hint}
    </>
  );
}

export interface GatedIconButtonProps extends IconButtonProps, Pick<GatedButtonProps, 'disabledReason'> {}

/** `GatedButton` for an action that is one icon: the tooltip says its name, and below it why it is off. */
export function GatedIconButton({ disabledReason, ...rest }: GatedIconButtonProps) {
  const { props, hint } = useGate(disabledReason, `${rest.tip ?? rest.label}\n${disabledReason}`);
  return (
    <>
      <IconButton {...rest} {...props} />
      {hint}
    </>
  );
}

/**
 * What makes a button one that is off and says why. It keeps the focus, so that a keyboard and a reader reach the
 * reason; a press asks `OffReasonHost`, a form is not sent. `hint` is the element that holds the reason for readers. Without
 * a reason nothing changes, and the element stays the same, so that the focus survives.
 */
function useGate(reason: string | undefined, tip = reason) {
  const id = useId();
  if (!reason) return { props: undefined, hint: null };
  const refuse = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const anchor = event.currentTarget;
    pressOff({ anchor, name: anchor.getAttribute('aria-label') ?? anchor.textContent, reason });
  };
  return {
    props: {
      'aria-disabled': true,
      'aria-describedby': id,
      'data-tip': tip,
      disabled: false,
      onClick: refuse,
      onKeyDown: undefined,
      onPointerDown: undefined,
    },
    hint: (
      <span hidden id={id}>
        {reason}
      </span>
    ),
  };
}
