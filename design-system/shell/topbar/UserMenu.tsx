import styled from 'styled-components';
import { Avatar } from '../../base/Avatar.tsx';
import type { Action } from '../../base/action.ts';
import { Icon } from '../../base/icon/Icon.tsx';
import { ChevronDownIcon } from '../../base/icon/icons.ts';
import { Menu } from '../../overlay/Menu.tsx';
import {
  border,
  color,
  fontWeight,
  lineHeight,
  media,
  motion,
  radius,
  size,
  space,
} from '../../theme/tokens.ts';
import { userPlace } from './places.ts';

export interface UserMenuProps {
  /** The user's name; its last word gives the avatar's initial. */
  name: string;
  /** Account info, help center, sign out (specification 2). The code of the menu loads when first needed. */
  items: readonly Action[];
  /** Called when that code could not be loaded: provide another way to sign out. */
  onLost?: () => void;
}

/** The signed-in user and their account menu. */
export function UserMenu({ name, items, onLost }: UserMenuProps) {
  return (
    <Menu
      align="end"
      items={items}
      onLost={onLost}
      trigger={(props) => (
        <Root type="button" {...props}>
          <Avatar name={name} />
          <span className="name" data-tip="" data-tip-overflow="">
            {name}
          </span>
          <Icon icon={ChevronDownIcon} size="sm" />
        </Root>
      )}
    />
  );
}

const Root = styled.button`
  display: inline-flex;
  ${userPlace}
  align-items: center;
  /* Keeps its arrow at the end of the bar. */
  justify-content: end;
  gap: ${space(2)};
  min-height: ${size.control};
  padding: 0 ${space(1.5)};
  border: ${border.width} solid transparent;
  border-radius: ${radius.md};
  background: none;
  color: ${color.text};
  font-weight: ${fontWeight.medium};
  line-height: ${lineHeight.table};
  cursor: pointer;
  transition: background-color ${motion.fast} ${motion.ease};

  &:hover,
  &[aria-expanded='true'] {
    background: ${color.surfaceHover};
  }
  & > .name {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :not(.name) {
    flex: none;
  }
  & > svg {
    color: ${color.textMuted};
  }
  /* Only the avatar shows; screen readers still read the name. */
  ${media.phone} {
    & > .name {
      position: absolute;
      width: ${border.width};
      clip-path: inset(50%);
    }
    & > svg {
      display: none;
    }
  }
`;
