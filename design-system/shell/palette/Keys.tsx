import { Fragment } from 'react';
import styled from 'styled-components';
import type { Action } from '../../base/action.ts';
import { Kbd } from '../../base/Text.tsx';
import { color, space } from '../../theme/tokens.ts';

/** An action that has keys, for display. */
export type Shortcut = Required<Pick<Action, 'keys' | 'label'>>;

/** The keys of one shortcut, drawn as on a keyboard. */
export function Keys({ keys }: Pick<Shortcut, 'keys'>) {
  return (
    <Root>
      {keys.map((way, index) => (
        <Fragment key={way}>
          {index > 0 && <span> / </span>}
          {way.split(' ').map((chord, step) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a key may occur twice, and the order never changes
            <Fragment key={step}>
              {chord.split(/(?<=.)\+(?=.)/).map((key, place) => (
                <Fragment key={key}>
                  {place > 0 && <span>+</span>}
                  <Kbd>{key}</Kbd>
                </Fragment>
              ))}{' '}
            </Fragment>
          ))}
        </Fragment>
      ))}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(1)};
  color: ${color.textMuted};
`;
