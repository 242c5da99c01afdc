import { Button, type ButtonProps, IconButton, useNarrow } from '#design-system';

interface HeaderButtonProps extends Pick<ButtonProps, 'disabled' | 'onClick'> {
  icon: NonNullable<ButtonProps['icon']>;
  label: string;
}

/** A button of the dashboard's header; on a phone an icon alone, for the title has its line. */
export function HeaderButton({ label, ...button }: HeaderButtonProps) {
  return useNarrow() ? <IconButton label={label} {...button} /> : <Button {...button}>{label}</Button>;
}
