import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { media } from '../theme/tokens.ts';

export interface EndKeptProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A name whose beginning is not unique: "Cà phê Sen Việt Thảo Điền". */
  children: string;
}

/** Words at the end that are kept, and the most letters that they may have. */
const [KEPT, MOST] = [2, 18];

/**
 * A name in a narrow place: where it does not fit, its middle is left out and the words that tell it apart stay, the
 * last one longest.
 */
export function EndKept({ children: name, ...rest }: EndKeptProps) {
  const words = name.split(' ');
  const end = words.slice(-KEPT);
  if (words.length < KEPT + 2 || end.join(' ').length > MOST) return name;
  return (
    <Root {...rest}>
      <span className="cut" data-tip={name} data-tip-overflow="">
        {words.slice(0, -KEPT).join(' ')}
      </span>
      <span className="kept">{` ${end.join(' ')}`}</span>
    </Root>
  );
}

const Root = styled.span`
  &,
  & > .kept {
    display: flex;
    min-width: 0;
    white-space: pre;
  }
  & span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Not by shares of the shrinking: the least of them, a part of a pixel, puts an ellipsis into what is kept. */
  & .kept {
    flex: none;
    /* Where even the last words do not fit, their end stays. */
    justify-content: flex-end;
    max-width: 100%;
  }
  /* Paper has lines for all of it. */
  ${media.print} {
    &,
    & > .kept {
      display: inline;
      white-space: normal;
    }
    & span {
      overflow: visible;
    }
  }
`;
