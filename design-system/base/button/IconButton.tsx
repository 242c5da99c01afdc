import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconProps } from '../icon/Icon.tsx';
import type { IconType } from '../icon/icons.ts';
import { Spinner } from '../Spinner.tsx';
import type { BUTTON_SIZES, BUTTON_TONES, BUTTON_VARIANTS, OffProps } from './Button.tsx';
import { ButtonRoot } from './ButtonRoot.ts';
import { useOff } from './useOff.tsx';

export interface IconButtonProps
  extends Omit<
      ComponentPropsWithRef<'button'>,
      'children' | 'aria-label' | 'aria-pressed' | 'disabled' | 'aria-disabled'
    >,
    OffProps {
  variant?: (typeof BUTTON_VARIANTS)[number];
  tone?: (typeof BUTTON_TONES)[number];
  size?: (typeof BUTTON_SIZES)[number];
  /** Shows a spinner instead of the icon, and ignores clicks. */
  loading?: boolean;
  icon: IconType;
  /** What it does, as a verb: its accessible name and the text of its tooltip. */
  label: string;
  /** Replaces the text of the tooltip, such as with its shortcut. The reason why it is off comes below. */
  tip?: string;
  /** Makes it a toggle. The label stays the same in both states. */
  pressed?: boolean;
  /** Size of the glyph; the button's own size is `size`. */
  iconSize?: IconProps['size'];
}

/** An icon-only button: inside bars, tables and fields, where its action is known at a glance. */
export function IconButton({
  icon,
  label,
  tip = label,
  pressed,
  variant = 'ghost',
  tone = 'neutral',
  size = 'md',
  iconSize,
  loading = false,
  disabled,
  busy = false,
  ...rest
}: IconButtonProps) {
  const off = useOff(!loading && !busy && disabled, tip);
  return (
    <>
      <ButtonRoot
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        aria-busy={loading || undefined}
        data-tip={tip}
        data-variant={variant}
        data-tone={tone}
        data-size={size}
        data-loading={loading || undefined}
        data-square
        disabled={busy || loading}
        {...rest}
        {...off.props}
      >
        {loading ? <Spinner size="sm" /> : <Icon icon={icon} size={iconSize} />}
      </ButtonRoot>
      {off.hint}
    </>
  );
}
