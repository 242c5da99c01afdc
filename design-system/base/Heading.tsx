import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { color, type FontSize, fontSize, fontWeight, lineHeight } from '../theme/tokens.ts';

export const HEADING_LEVELS = [1, 2, 3, 4] as const;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Level in the outline of the page: one `1` per page, and no level skipped. */
  level: (typeof HEADING_LEVELS)[number];
  /** Visual size, when it differs from the level's own size. */
  size?: FontSize;
  children: ReactNode;
}

const ownSize = { 1: '2xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

/** The title of a page or a section. */
export function Heading({ level, size = ownSize[level], ...rest }: HeadingProps) {
  return <Root as={`h${level}`} data-size={size} {...rest} />;
}

const Root = styled.h2`
  color: ${color.text};
  font-weight: ${fontWeight.semibold};
  line-height: ${lineHeight.heading};
  text-wrap: balance;
  ${Object.entries(fontSize).map(([name, value]) => `&[data-size='${name}'] { font-size: ${value}; }`)}
`;
