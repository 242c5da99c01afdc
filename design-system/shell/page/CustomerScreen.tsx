import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { Avatar } from '../../base/Avatar.tsx';
import { color, fontSize, fontWeight, layer, lineHeight, px, space } from '../../theme/tokens.ts';
import { PAGE_TITLE_ID } from '../shell.ts';

export interface CustomerScreenProps extends Omit<ComponentPropsWithRef<'main'>, 'title'> {
  /** Whose it is: the shop's name and picture. */
  name: string;
  logo?: string | undefined;
  /** The `<h1>`: what the customer does, or what has happened. */
  title: string;
  tone?: 'neutral' | 'success';
  /** The amount, the code. */
  children?: ReactNode;
  /** Small, at the foot: for the person who set it up. */
  actions?: ReactNode;
}

/** What a customer sees on a screen of their own at the counter: it covers the window, shell and all, in letters read from afar. */
export function CustomerScreen({
  name,
  logo,
  title,
  tone = 'neutral',
  children,
  actions,
  ...rest
}: CustomerScreenProps) {
  // What is covered is neither reached by a key nor read aloud.
  useLayoutEffect(() => {
    const shell = document.querySelector<HTMLElement>('[data-shell]');
    shell?.setAttribute('inert', '');
    return () => shell?.removeAttribute('inert');
  }, []);
  return createPortal(
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
    document.body,
  );
}

const Root = styled.main`
  position: fixed;
  inset: 0;
  z-index: ${layer.modal};
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  padding: ${space(6)};
  background: ${color.surface};
  overflow-y: auto;

  & > header {
    display: flex;
    gap: ${space(3)};
    align-items: center;
    font-size: ${fontSize.xl};
    font-weight: ${fontWeight.semibold};
    overflow-wrap: anywhere;
  }
  & > .content {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${space(5)};
    align-items: center;
    justify-content: center;
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
  &[data-tone='success'] {
    background: ${color.successSoft};
    & h1 {
      color: ${color.successText};
    }
  }
  & > footer {
    display: flex;
    gap: ${space(2)};
    justify-content: center;
  }
`;
