import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, fontWeight, motion, radius, size, space } from '../theme/tokens.ts';
import { Icon } from './icon/Icon.tsx';
import { ChevronRightIcon } from './icon/icons.ts';

export interface DetailsProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  /** Text of the button that expands it: "Giao dịch gốc". */
  title: string;
  children: ReactNode;
}

/** Secondary content, collapsed until the user opens it. */
export function Details({ title, children, ...rest }: DetailsProps) {
  return (
    <Root {...rest}>
      <summary>
        <Icon icon={ChevronRightIcon} />
        {title}
      </summary>
      <div className="content">{children}</div>
    </Root>
  );
}

const Root = styled.details`
  border: ${border.hairline};
  border-radius: ${radius.lg};
  background: ${color.surface};

  /* Not a list item, which draws the browser's own triangle; older browsers draw it anyway. */
  & > summary {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: ${size.control};
    padding: ${space(2.5)} ${space(4)};
    border-radius: ${radius.lg};
    font-weight: ${fontWeight.medium};
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    flex: none;
    color: ${color.textMuted};
    transition: rotate ${motion.fast} ${motion.ease};
  }
  &[open] > summary > svg {
    rotate: 90deg;
  }
  & > summary:hover {
    background: ${color.surfaceHover};
  }
  & > .content {
    padding: ${space(2)} ${space(4)} ${space(4)};
  }
`;
