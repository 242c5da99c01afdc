import { type MouseEvent, useId } from 'react';
import { pressOff } from '../offReason.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

export interface GatedButtonProps extends ButtonProps {
  /**
   * Why it cannot be pressed, in one sentence with its cause: "Cần quyền refund:create". Without it, a plain Button.
   */
  disabledReason: string | undefined;
}

/**
 * A button that may be disabled and then says why: as its tooltip on hover, on focus and on a tap, and as its
 * description for screen readers. Unlike a natively disabled button it can be reached by Tab. A press shows what can be
 * done about it (`OffReasonHost`) and does not submit the form.
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

/** `GatedButton` for an icon-only action: the tooltip shows its name, and below it why it is disabled. */
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
 * Makes a button disabled with a reason. It keeps the focus, so that keyboard and screen reader users reach the reason;
 * a press asks `OffReasonHost`, and the form is not submitted. `hint` is the element that holds the reason for screen
 * readers. Without a reason nothing changes, and the element stays the same, so that it keeps the focus.
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
