import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { border, color, fontSize, px, radius, space } from '../../theme/tokens.ts';

export interface QrPlateProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is still missing before there can be a code. */
  children: string;
}

/** Placeholder for a future code of size `md`: its three corners, and what it waits for. */
export function QrPlate({ children, ...rest }: QrPlateProps) {
  return (
    <Root {...rest}>
      <svg viewBox="0 0 29 29" aria-hidden focusable={false}>
        {['2 2', '20 2', '2 20'].map((corner) => (
          <path key={corner} d={`M${corner}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`} fillRule="evenodd" />
        ))}
      </svg>
      <p>{children}</p>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${px(224)};
  max-width: 100%;
  aspect-ratio: 1;
  border: ${border.width} dashed ${color.borderStrong};
  border-radius: ${radius.md};

  & > svg {
    position: absolute;
    inset: 0;
    fill: ${color.border};
  }
  & > p {
    max-width: ${px(120)};
    margin-block-start: ${space(2)};
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    text-align: center;
    text-wrap: balance;
  }
`;
