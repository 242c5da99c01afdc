import { Fragment } from 'react';
import styled from 'styled-components';
import { Kbd } from '../../base/Text.tsx';
import { color, space } from '../../theme/tokens.ts';

/** Keys and what they do, for display. */
export interface Shortcut {
  /** Ways to press it: `Ctrl+K` at once, `g t` one after the other. Several are alternatives. */
  keys: readonly string[];
  /** What it does. */
  label: string;
}

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
