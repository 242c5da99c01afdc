import type { ComponentPropsWithRef, ElementType } from 'react';
import styled from 'styled-components';
import { border, media, px, space } from '../theme/tokens.ts';

export const STACK_GAPS = [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12] as const;
export const STACK_ALIGNS = ['start', 'center', 'end', 'baseline', 'stretch'] as const;
export const STACK_JUSTIFIES = ['start', 'center', 'end', 'between'] as const;

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** The element, when the group has a meaning: a list, a section, a part of a form. */
  as?: ElementType;
  /**
   * `column` stacks the children, `row` puts them side by side; `responsive` is a row that becomes a column on phones.
   */
  direction?: 'column' | 'row' | 'responsive';
  /** Gap between the children, in steps of 4 px. */
  gap?: (typeof STACK_GAPS)[number];
  align?: (typeof STACK_ALIGNS)[number];
  justify?: (typeof STACK_JUSTIFIES)[number];
  /** Lets a row wrap to the next line. */
  wrap?: boolean;
  /** Children with text share the free width of a row; icon-only buttons keep their size. */
  grow?: boolean;
  /** Limits the width to an easily readable line: for fields and text on a wide page. */
  readable?: boolean;
}

/** Lays out children with one gap between them: the only spacing that a screen needs. */
export function Stack({
  direction = 'column',
  gap = 4,
  align,
  justify,
  wrap = false,
  grow = false,
  readable = false,
  ...rest
}: StackProps) {
  return (
    <Root
      data-direction={direction}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
      data-grow={grow || undefined}
      data-readable={readable || undefined}
      {...rest}
    />
  );
}

export type DividerProps = ComponentPropsWithRef<'hr'>;

/** A thin line, where a gap does not separate enough. */
export function Divider(props: DividerProps) {
  return <Line {...props} />;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 0;
  ${STACK_GAPS.map((gap) => `&[data-gap='${gap}'] { gap: ${space(gap)}; }`)}

  &[data-direction='row'],
  &[data-direction='responsive'] {
    flex-direction: row;
    align-items: center;
  }
  ${media.phone} {
    &[data-direction='responsive'] {
      flex-direction: column;
      align-items: stretch;
    }
  }
  &[data-grow] > :not([data-square]) {
    flex: 1 1 auto;
  }
  &[data-wrap] {
    flex-wrap: wrap;
  }
  &[data-readable] {
    max-width: ${px(640)};
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-align='stretch'] {
    align-items: stretch;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`;

const Line = styled.hr`
  width: 100%;
  height: 0;
  margin: 0;
  border: 0;
  border-block-start: ${border.hairline};
`;
