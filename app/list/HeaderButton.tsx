import type { ComponentProps } from 'react';
import { GatedButton, GatedIconButton, useNarrow } from '#design-system';

type IconProps = ComponentProps<typeof GatedIconButton>;

interface HeaderButtonProps extends Omit<IconProps, 'disabledReason' | 'iconSize' | 'pressed' | 'tip'> {
  /** Why it is off. */
  disabledReason?: string | undefined;
}

/** A button in a list's header: icon and text, on a phone only the icon. */
export function HeaderButton({ label, disabledReason, ...rest }: HeaderButtonProps) {
  const shared = { ...rest, disabledReason };
  if (useNarrow()) return <GatedIconButton {...shared} label={label} />;
  return <GatedButton {...shared}>{label}</GatedButton>;
}
