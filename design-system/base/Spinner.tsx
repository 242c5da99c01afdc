import styled, { keyframes } from 'styled-components';
import { useLabel } from '../labels.tsx';
import { Icon, type IconProps } from './icon/Icon.tsx';
import { SpinnerIcon } from './icon/icons.ts';

export interface SpinnerProps extends Pick<IconProps, 'size'> {
  /** What is being waited for. Defaults to "loading"; inside a control that already says so it stays silent. */
  label?: string;
  /** Announces the wait: only for a spinner that stands alone. */
  announce?: boolean;
}

/** Waiting with no shape to hold yet: inside buttons, and for the permission check. Lists and pages use Skeleton. */
export function Spinner({ size = 'md', label, announce = false }: SpinnerProps) {
  const word = useLabel();
  return (
    <Root
      {...(announce ? { role: 'status', 'aria-label': label ?? word('loading') } : { 'aria-hidden': true })}
    >
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
