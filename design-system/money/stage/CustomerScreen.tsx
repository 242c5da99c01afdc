import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../base/Avatar.tsx';
import { bodyPortal } from '../../base/bodyPortal.ts';
import { PAGE_TITLE_ID } from '../../base/pageTitle.ts';
import { fontSize, fontWeight, layer, lineHeight, px, space } from '../../theme/tokens.ts';
import { stageLook } from './Stage.tsx';

export interface CustomerScreenProps extends Omit<ComponentPropsWithRef<'main'>, 'title'> {
  /** The shop's name and picture. */
  name: string;
  logo?: string | undefined;
  /** The `<h1>`: what the customer should do, or what has happened. */
  title: string;
  tone?: 'neutral' | 'success';
  /** The amount, the code. */
  children?: ReactNode;
  /** Small, at the bottom: for the person who set it up. */
  actions?: ReactNode;
}

/** The customer's screen at the counter: a stage that fills the window, readable from a distance. */
export function CustomerScreen({
  name,
  logo,
  title,
  tone = 'neutral',
  children,
  actions,
  ...rest
}: CustomerScreenProps) {
  // Keys and screen readers must not reach the covered shell.
  useLayoutEffect(() => {
    const shell = document.querySelector<HTMLElement>('[data-shell]');
    shell?.setAttribute('inert', '');
    return () => shell?.removeAttribute('inert');
  }, []);
  return bodyPortal(
    <Root data-tone={tone} {...rest}>
      <header>
        <Avatar name={name} src={logo} shape="square" size="lg" />
        <span>{name}</span>
      </header>
      <div className="content">
        <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      {actions && <footer>{actions}</footer>}
    </Root>,
  );
}

const Root = styled.main`
  ${stageLook}
  /* 120 px, or less where an amount of nine digits or the code would not fit. */
  --stage-amount: min(${px(120)}, 12vw, 16vh);
  position: fixed;
  inset: 0;
  z-index: ${layer.modal};
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  padding: ${space(5)};
  overflow-y: auto;
  overflow-wrap: anywhere;

  & > header {
    display: flex;
    gap: ${space(3)};
    align-items: center;
    font-size: ${fontSize.xl};
    font-weight: ${fontWeight.semibold};
  }
  & > .content {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${space(4)};
    align-items: center;
    justify-content: center;
    font-size: ${fontSize.xl};
    text-align: center;
  }
  & h1 {
    max-width: ${px(720)};
    font-size: ${fontSize['2xl']};
    font-weight: ${fontWeight.semibold};
    line-height: ${lineHeight.heading};
    text-wrap: balance;
    outline: none;
  }
  & .content > figure[data-size] {
    --side: min(60vh, 100%);
    width: var(--side);
    & > .code {
      width: 100%;
    }
  }
  & > footer {
    display: flex;
    gap: ${space(2)};
    justify-content: center;
  }
  && > footer > [data-variant][data-variant] {
    background: none;
    color: inherit;
  }
  /* Beside the centred code there is space for the shop's name and the buttons. */
  @media (min-aspect-ratio: 4 / 3) {
    & > header,
    & > footer {
      position: absolute;
      inset-inline-start: ${space(5)};
      inset-block-start: ${space(5)};
      max-width: 24vw;
    }
    & > footer {
      inset-block: auto ${space(5)};
      inset-inline: auto ${space(5)};
    }
  }
`;
