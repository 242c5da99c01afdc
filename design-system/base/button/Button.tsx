import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconType } from '../icon/icons.ts';
import { Spinner } from '../Spinner.tsx';
import { ButtonRoot } from './ButtonRoot.ts';
import { useOff } from './useOff.tsx';

export const BUTTON_VARIANTS = ['solid', 'outline', 'ghost'] as const;
export const BUTTON_TONES = ['neutral', 'accent', 'danger'] as const;
export const BUTTON_SIZES = ['sm', 'md', 'lg'] as const;

/** How a button is off: with a reason, or while something runs. */
export interface OffProps {
  /**
   * Why it cannot be pressed, in one sentence with its cause: "Cần quyền refund:create". It keeps the focus and shows
   * the reason; without one it is enabled.
   */
  disabled?: string | false | undefined;
  /** Cannot be pressed while something else runs or loads, which the page shows. */
  busy?: boolean | undefined;
}

export interface ButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'aria-disabled'>,
    OffProps {
  /** Shape: `solid` for the one main action of an area, `outline` next to it, `ghost` inside bars and tables. */
  variant?: (typeof BUTTON_VARIANTS)[number];
  /** Meaning: `danger` only where something is lost. */
  tone?: (typeof BUTTON_TONES)[number];
  size?: (typeof BUTTON_SIZES)[number];
  /** Icon before the text. */
  icon?: IconType;
  /** Icon after the text. */
  endIcon?: IconType;
  /** Shows a spinner instead of the icon, or else of the text; keeps the width and the name, and ignores clicks. */
  loading?: boolean;
  /** Fills the width of its container. */
  block?: boolean;
  /** The text: a verb for what happens. */
  children: ReactNode;
}

/** Does something when pressed. Use `Link` to go somewhere. */
export function Button({
  variant = 'outline',
  tone = 'neutral',
  size = 'md',
  icon,
  endIcon,
  loading = false,
  block = false,
  disabled,
  busy = false,
  children,
  ...rest
}: ButtonProps) {
  const off = useOff(!loading && !busy && disabled);
  return (
    <>
      <ButtonRoot
        type="button"
        data-variant={variant}
        data-tone={tone}
        data-size={size}
        data-block={block || undefined}
        data-loading={loading || undefined}
        disabled={busy || loading}
        aria-busy={loading || undefined}
        {...rest}
        {...off.props}
      >
        {icon && (loading ? <Spinner /> : <Icon icon={icon} />)}
        <span data-covered={(loading && !icon && !endIcon) || undefined}>{children}</span>
        {endIcon && (loading && !icon ? <Spinner /> : <Icon icon={endIcon} />)}
        {loading && !icon && !endIcon && (
          <span className="cover">
            <Spinner />
          </span>
        )}
      </ButtonRoot>
      {off.hint}
    </>
  );
}
