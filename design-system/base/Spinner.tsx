import styled, { keyframes } from 'styled-components';
import { useLabel } from '../labels.tsx';
import { Icon, type IconProps } from './icon/Icon.tsx';
import { SpinnerIcon } from './icon/icons.ts';

export interface SpinnerProps extends Pick<IconProps, 'size'> {
  /** What is loading. Defaults to "loading"; silent inside a control that already says so. */
  label?: string;
  /** Announces the wait. Use it only for a spinner without other text. */
  announce?: boolean;
}

/** Waiting without a known layout: inside buttons, and for the permission check. Lists and pages use Skeleton. */
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
