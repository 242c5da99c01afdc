import type { ComponentProps } from 'react';
import { Button, IconButton, useNarrow } from '#design-system';

type HeaderButtonProps = Omit<ComponentProps<typeof IconButton>, 'iconSize' | 'pressed' | 'tip'>;

/** A button in a list's header: icon and text, on a phone only the icon. */
export function HeaderButton({ label, ...rest }: HeaderButtonProps) {
  if (useNarrow()) return <IconButton {...rest} label={label} />;
  return <Button {...rest}>{label}</Button>;
}
