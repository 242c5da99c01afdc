import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import { color, fontSize, fontWeight, lineHeight, media, px, radius, space } from '../../theme/tokens.ts';

export const STAGE_TONES = ['neutral', 'success'] as const;

export interface StageProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Accessible name: what to do, or what has happened. */
  title: ReactNode;
  /** `success` turns the whole stage green: money has arrived. */
  tone?: (typeof STAGE_TONES)[number];
  /** The amount, the code. */
  children?: ReactNode;
}

/** Background and text colours of a stage: the accent, or green. Every theme has its own pair with enough contrast. */
export const stageLook = css`
  --stage-amount: ${px(64)};
  background: ${color.accentActive};
  color: ${color.onAccent};
  print-color-adjust: exact;

  &[data-tone='success'] {
    background: ${color.successSolid};
    color: ${color.onSuccess};
  }
  & [data-size='stage'] {
    font-size: var(--stage-amount);
    line-height: 1.1;
    letter-spacing: -0.02em;
  }
  & figure > .code {
    border: 0;
  }
  /* A ring has too little contrast on this background, so only the time shows. */
  & [role='timer'] {
    width: auto;
    height: auto;
    color: inherit;
    & > svg {
      display: none;
    }
    & > span {
      font-size: inherit;
    }
  }
`;

/** The main part of a counter screen: an amount with its code, or the message that it was paid. */
export function Stage({ title, tone = 'neutral', children, ...rest }: StageProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} data-tone={tone} {...rest}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Root>
  );
}

const Root = styled.section`
  ${stageLook}
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  align-items: center;
  justify-content: center;
  min-width: 0;
  min-height: ${px(280)};
  padding: ${space(6)} ${space(4)};
  border-radius: ${radius.lg};
  text-align: center;
  overflow-wrap: anywhere;
  outline-offset: ${px(2)};

  & > h2 {
    font-size: ${fontSize.lg};
    font-weight: ${fontWeight.medium};
    line-height: ${lineHeight.heading};
  }
  ${media.phone} {
    --stage-amount: ${px(44)};
    padding: ${space(5)} ${space(3)};
  }
`;
