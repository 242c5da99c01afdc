import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { media } from '../theme/tokens.ts';

export interface EndKeptProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A name whose beginning is not unique: "Cà phê Sen Việt Thảo Điền". */
  children: string;
}

/** Number of last words that are never cut, and their maximum length in letters. */
const [KEPT, MOST] = [2, 18];

/** A name in little space: if it does not fit, its middle is cut and the distinguishing last words stay. */
export function EndKept({ children: name, ...rest }: EndKeptProps) {
  const words = name.split(' ');
  const end = words.slice(-KEPT).join(' ');
  if (words.length < KEPT + 2 || end.length > MOST) return name;
  return (
    <Root {...rest}>
      <span data-tip={name} data-tip-overflow="">
        {words.slice(0, -KEPT).join(' ')}
      </span>
      <span>{` ${end}`}</span>
    </Root>
  );
}

const Root = styled.span`
  display: flex;
  min-width: 0;
  white-space: pre;

  & > span {
    flex: 0 1 auto;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Paper has space for the whole name. */
  ${media.print} {
    display: inline;
    white-space: normal;
    & > span {
      overflow: visible;
    }
  }
  /* The beginning shrinks first. */
  & > span:first-child {
    flex-shrink: 1000;
  }
`;
