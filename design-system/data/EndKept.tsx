import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { media } from '../theme/tokens.ts';

export interface EndKeptProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A name whose beginning is not unique: "Cà phê Sen Việt Thảo Điền". */
  children: string;
}

/** The number of last words to keep, and their maximum length together. */
const [KEPT, MOST] = [2, 18];

/**
 * A name in a narrow place. If it does not fit, its middle is left out: the last words, which tell it apart, stay.
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
  /* Must not shrink: a fraction of a pixel would already put an ellipsis into the last words. */
  & .kept {
    flex: none;
    /* If even the last words do not fit, their end stays visible. */
    justify-content: flex-end;
    max-width: 100%;
  }
  /* Paper has space for the whole name. */
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
