import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { useLabel } from '../../labels.tsx';
import { useLinkComponent } from '../../provider.tsx';
import { color, fontWeight, motion } from '../../theme/tokens.ts';
import { Icon } from '../icon/Icon.tsx';
import { ExternalLinkIcon, type IconType } from '../icon/icons.ts';
import { VisuallyHidden } from '../LiveRegion.tsx';
import type { BUTTON_SIZES, BUTTON_TONES, BUTTON_VARIANTS } from './Button.tsx';
import { ButtonRoot } from './ButtonRoot.ts';

export const LINK_VARIANTS = ['inline', 'quiet', 'block'] as const;

interface Destination extends ComponentPropsWithRef<'a'> {
  /** Target: a path of the portal, or an outside URL together with `external`. */
  href: string;
  /** Leaves the portal: opens a new tab, shows an icon, and sends no referrer. */
  external?: boolean;
  children: ReactNode;
}

export interface LinkProps extends Destination {
  /** `inline` in a sentence, `quiet` in a table or list (underlined on hover), `block` around a whole tile. */
  variant?: (typeof LINK_VARIANTS)[number];
}

/** Navigates, so that users can open it in a new tab or copy its address. Use `Button` for an action. */
export function Link({ variant = 'inline', external, children, ...rest }: LinkProps) {
  const target = useTarget(external);
  return (
    <Root {...target} data-variant={variant} {...rest}>
      {children}
      {external && <Outward />}
    </Root>
  );
}

export interface ButtonLinkProps extends Destination {
  variant?: (typeof BUTTON_VARIANTS)[number];
  tone?: (typeof BUTTON_TONES)[number];
  size?: (typeof BUTTON_SIZES)[number];
  /** Fills the width of its container. */
  block?: boolean;
  /** Icon before the text. */
  icon?: IconType;
  /** Icon after the text. */
  endIcon?: IconType;
}

/** A link that looks like a button: the main next step of a page (such as "Create a user" when that is a page). */
export function ButtonLink({
  variant = 'outline',
  tone = 'neutral',
  size = 'md',
  block = false,
  icon,
  endIcon,
  external,
  children,
  ...rest
}: ButtonLinkProps) {
  // The styles are written for a button; on a link they receive the link's own attributes.
  const target = useTarget(external) as object;
  return (
    <ButtonRoot
      {...target}
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-block={block || undefined}
      {...(rest as object)}
    >
      {icon && <Icon icon={icon} />}
      <span>{children}</span>
      {external ? <Outward /> : endIcon && <Icon icon={endIcon} />}
    </ButtonRoot>
  );
}

/** The portal's own link for inside targets, a plain anchor with the safe attributes for outside ones. */
function useTarget(external: boolean | undefined) {
  const inside = useLinkComponent();
  return external
    ? ({ as: 'a', target: '_blank', rel: 'noopener noreferrer' } as const)
    : ({ as: inside } as const);
}

function Outward() {
  const word = useLabel();
  return (
    <Away>
      {' '}
      <Icon icon={ExternalLinkIcon} size="sm" />
      <VisuallyHidden>({word('opensNewTab')})</VisuallyHidden>
    </Away>
  );
}

/* A box of its own, so that the link's underline ends with its text. */
const Away = styled.span`
  display: inline-block;
  white-space: pre;

  & > svg {
    vertical-align: -0.125em;
  }
`;

const Root = styled.a`
  color: ${color.accentText};
  transition: color ${motion.fast} ${motion.ease};

  &[data-variant='quiet'] {
    font-weight: ${fontWeight.medium};
    text-decoration-color: transparent;
  }
  &[data-variant='quiet']:hover,
  &[data-variant='quiet']:focus-visible {
    text-decoration-color: currentColor;
  }
  &[data-variant='block'] {
    display: block;
    color: inherit;
    text-decoration: none;
  }
  &[data-variant='inline']:hover {
    color: ${color.text};
  }
`;
