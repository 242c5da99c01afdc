import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** Hides text visually but not from screen readers. `clip-path` keeps it from widening the page. */
export const visuallyHidden = css`
  position: absolute;
  width: 1em;
  height: 1em;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  pointer-events: none;
`;

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/** Text for screen readers only: what an icon, a colour or a position tells sighted users. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Hidden {...props} />;
}

export interface LiveRegionProps extends ComponentPropsWithRef<'div'> {
  /** What has just happened. Render the region empty first, then change its text. */
  children?: ReactNode;
}

/** Announces a change without moving the focus: the count after a filter, the end of a load. */
export function LiveRegion({ children, ...rest }: LiveRegionProps) {
  return (
    <Region role="status" aria-atomic {...rest}>
      {children}
    </Region>
  );
}

const Hidden = styled.span`
  ${visuallyHidden}
`;

const Region = styled.div`
  ${visuallyHidden}
`;
