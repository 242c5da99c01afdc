import { Button, type ButtonProps } from './Button.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';
import { useGate } from './useGate.tsx';

export interface GatedButtonProps extends ButtonProps {
  /** Why it cannot be pressed, in one sentence with its cause: "Cần quyền refund:create". Without one it is a Button. */
  disabledReason: string | undefined;
}

/**
 * A button that may be off and then says why: as its tooltip on hover, on focus and on a tap, and to readers as its
 * description. Unlike a disabled one it is reached by Tab; a press and a form's Enter do nothing.
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

/** `GatedButton` for a deed that is one icon: the tooltip says its name, and below it why it is off. */
export function GatedIconButton({ disabledReason, ...rest }: GatedIconButtonProps) {
  const { props, hint } = useGate(disabledReason, `${rest.tip ?? rest.label}\n${disabledReason}`);
  return (
    <>
      <IconButton {...rest} {...props} />
      {hint}
    </>
  );
}
