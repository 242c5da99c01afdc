import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { fontSize, fontWeight, lineHeight } from '../theme/tokens.ts';

export const AMOUNT_SIZES = ['cell', 'xl', 'hero', 'stage'] as const;

export interface AmountProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whole đồng. Undefined means unknown and reads `-`; zero is 0. */
  value: number | undefined;
  /** `cell` for lines and tables, `xl` for the head of a panel, `hero` for the single amount of a page. Inside a `Stage`, the stage sets the size. */
  size?: (typeof AMOUNT_SIZES)[number];
}

/** Formats `-1234567` as `−1.234.567` in both languages (specification 9), and an unknown amount as `-`. */
export const amountText = (value: number | undefined) =>
  value === undefined
    ? '-'
    : `${value < 0 ? '−' : ''}${String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, '.')}`;

/** An amount in VND with its unit: the most prominent text of a line, never truncated or wrapped. */
export function Amount({ value, size = 'cell', ...rest }: AmountProps) {
  return (
    <Root data-size={size} translate="no" {...rest}>
      {amountText(value)}
      {value !== undefined && (
        <>
          {'\u202f'}
          <small>₫</small>
        </>
      )}
    </Root>
  );
}

const Root = styled.span`
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-size='cell'] {
    font-size: ${fontSize['money-cell']};
  }
  &[data-size='xl'] {
    font-size: ${fontSize['money-xl']};
    line-height: ${lineHeight.heading};
  }
  &[data-size='hero'] {
    font-size: ${fontSize['money-hero']};
    line-height: ${lineHeight.heading};
  }
  & > small {
    font-size: 0.75em;
  }
`;
