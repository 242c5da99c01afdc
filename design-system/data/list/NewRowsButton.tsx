import styled from 'styled-components';
import { Button, type ButtonProps } from '../../base/button/Button.tsx';
import { SortAscendingIcon } from '../../base/icon/icons.ts';
import { layer, media, radius, shadow, space } from '../../theme/tokens.ts';

/**
 * Tells that new rows have arrived, and shows them on a press. It takes no space, so that nothing below it moves when
 * it appears or disappears, and stays visible while the page scrolls.
 */
export function NewRowsButton(props: Omit<ButtonProps, 'variant' | 'tone' | 'size' | 'icon'>) {
  return (
    <Root>
      <Button variant="solid" tone="accent" size="sm" icon={SortAscendingIcon} {...props} />
    </Root>
  );
}

const Root = styled.div`
  position: sticky;
  inset-block-start: calc(var(--sticky-top, 0rem) + ${space(1)});
  z-index: ${layer.sticky + 2};
  display: flex;
  align-items: flex-start;
  justify-content: center;
  height: 0;
  /* Cancels the page's gap between its parts: the button must take no space. */
  margin-block-end: ${space(-2)};
  pointer-events: none;

  & > button {
    margin-block-start: ${space(1)};
    border-radius: ${radius.full};
    box-shadow: ${shadow.md};
    pointer-events: auto;
  }
  ${media.print} {
    display: none;
  }
`;
