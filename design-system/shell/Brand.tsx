import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, fontSize, fontWeight, lineHeight, px, space } from '../theme/tokens.ts';

export const BRAND_SIZES = ['md', 'lg'] as const;

export interface BrandProps extends ComponentPropsWithRef<'span'> {
  /** The product's name. */
  name: string;
  /** `lg` for the sign-in page. */
  size?: (typeof BRAND_SIZES)[number];
}

/** The mark and the product's name: an M of QR modules, on a grid of 4 px. */
export function Brand({ name, size = 'md', ...rest }: BrandProps) {
  return (
    <Root data-size={size} {...rest}>
      <svg viewBox="0 0 28 28" aria-hidden focusable={false}>
        <rect width="28" height="28" rx="8" />
        <path d="M4 4h4v4h4v4h4v-4h4v-4h4v20h-4v-12h-4v4h-4v-4h-4v12h-4z" />
      </svg>
      <span>{name}</span>
    </Root>
  );
}

const Root = styled.span`
  --mark: ${px(28)};

  display: inline-flex;
  align-items: center;
  gap: ${space(2.5)};
  min-width: 0;
  font-size: ${fontSize.lg};
  font-weight: ${fontWeight.semibold};
  line-height: ${lineHeight.heading};

  &[data-size='lg'] {
    --mark: ${px(40)};

    font-size: ${fontSize['2xl']};
  }
  & > svg {
    flex: none;
    width: var(--mark);
    height: var(--mark);
  }
  & rect {
    fill: ${color.accent};
  }
  & path {
    fill: ${color.onAccent};
  }
`;
