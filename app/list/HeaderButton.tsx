import type { ComponentProps } from 'react';
import { GatedButton, GatedIconButton, useNarrow } from '#design-system';

type IconProps = ComponentProps<typeof GatedIconButton>;

interface HeaderButtonProps extends Omit<IconProps, 'disabledReason' | 'iconSize' | 'pressed' | 'tip'> {
  /** Why it is off. */
  disabledReason?: string | undefined;
}

/** A button in the header of a list: its icon and its words, on a phone its icon alone. */
export function HeaderButton({ label, disabledReason, ...rest }: HeaderButtonProps) {
  const shared = { ...rest, disabledReason };
  if (useNarrow()) return <GatedIconButton {...shared} label={label} />;
  return <GatedButton {...shared}>{label}</GatedButton>;
}
