import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled from 'styled-components';
import { useLabel } from '../labels.tsx';
import { color, fontWeight, layer, media, radius, shadow, space } from '../theme/tokens.ts';
import { MAIN_ID } from './shell.ts';

/** The first tab stop: skips the menu, straight to the screen. Visible only while focused. */
export function SkipLink(props: Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'>) {
  const word = useLabel();
  // Leaves the URL unchanged, because the list keeps its state there. Without JavaScript the anchor works.
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <Root href={`#${MAIN_ID}`} onClick={onClick} {...props}>
      {word('skipToContent')}
    </Root>
  );
}

const Root = styled.a`
  position: fixed;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  z-index: ${layer.tooltip};
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.md};
  background: ${color.surfaceInverse};
  color: ${color.textInverse};
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  box-shadow: ${shadow.md};

  &:not(:focus) {
    transform: translateY(calc(-100% - ${space(4)}));
    box-shadow: none;
  }
  ${media.print} {
    display: none;
  }
`;
