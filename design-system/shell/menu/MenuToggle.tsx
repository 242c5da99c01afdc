import { IconButton } from '../../base/button/IconButton.tsx';
import { MenuIcon } from '../../base/icon/icons.ts';
import { useLabel } from '../../labels.tsx';
import { useShell } from '../shell.ts';

/** The menu button: hides and shows the docked menu, or slides the mobile one in. */
export function MenuToggle({ shortcut }: { shortcut?: string | undefined }) {
  const word = useLabel();
  const { menuOpen, menuId, toggleMenu } = useShell();
  return (
    <IconButton
      icon={MenuIcon}
      iconSize="lg"
      label={word('mainMenu')}
      tip={word(menuOpen ? 'closeMenu' : 'openMenu')}
      aria-expanded={menuOpen}
      aria-keyshortcuts={shortcut}
      aria-controls={menuId}
      onClick={toggleMenu}
    />
  );
}
