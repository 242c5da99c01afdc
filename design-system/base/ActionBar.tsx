import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { media, space } from '../theme/tokens.ts';
import { floatingBar } from './floatingBar.ts';

export type ActionBarProps = ComponentPropsWithRef<'div'>;

/**
 * The page's current actions, the main one last. On phones they share one line, as far as their texts fit, that sticks to the
 * bottom of the window: render it last in its container.
 */
export function ActionBar(props: ActionBarProps) {
  return <Root data-keep-clear {...props} />;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  justify-content: flex-end;

  ${media.mobile} {
    ${floatingBar}
    inset-block-end: 0;
    margin-inline: calc(-1 * ${space(1)});

    & > * {
      flex: 1 1 0;
    }
    & > :last-child:not(:only-child) {
      flex-grow: 1.6;
    }
  }
`;
