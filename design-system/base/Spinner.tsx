import styled, { keyframes } from 'styled-components';
import { useLabel } from '../labels.tsx';
import { type ICON_SIZES, Icon } from './icon/Icon.tsx';
import { SpinnerIcon } from './icon/icons.ts';

export interface SpinnerProps {
  size?: (typeof ICON_SIZES)[number];
  /** Announces the wait. Use it only for a spinner without other text: it is silent inside a control that already says so. */
  announce?: boolean;
}

/** Waiting with no shape to hold yet: inside buttons, and for the permission check. Lists and pages use Skeleton. */
export function Spinner({ size = 'md', announce = false }: SpinnerProps) {
  const word = useLabel();
  return (
    <Root {...(announce ? { role: 'status', 'aria-label': word('loading') } : { 'aria-hidden': true })}>
      <Icon icon={SpinnerIcon} size={size} />
    </Root>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Root = styled.span`
  display: inline-flex;
  @media (prefers-reduced-motion: no-preference) {
    animation: ${turn} 0.9s linear infinite;
  }
`;
