import styled from 'styled-components';
import { Icon } from '../base/Icon.tsx';
import { MenuIcon } from '../base/icons.ts';
import { useLabel } from '../labels.tsx';
import { color, motion, radius, size } from '../theme/tokens.ts';
import { useShell } from './shell.ts';

/** The menu button: puts the docked menu away and back, or slides the mobile one in. */
export function MenuToggle() {
  const word = useLabel();
  const { menuOpen, menuId, toggleMenu } = useShell();
  return (
    <Root
      type="button"
      aria-label={word('mainMenu')}
      aria-expanded={menuOpen}
      aria-controls={menuId}
      data-tip={word(menuOpen ? 'closeMenu' : 'openMenu')}
      onClick={toggleMenu}
    >
      <Icon icon={MenuIcon} size="lg" />
    </Root>
  );
}

const Root = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${size.control};
  height: ${size.control};
  padding: 0;
  border: 0;
  border-radius: ${radius.md};
  background: none;
  color: ${color.textMuted};
  cursor: pointer;
  transition: background-color ${motion.fast} ${motion.ease};

  &:hover {
    background: ${color.surfaceHover};
  }
`;
