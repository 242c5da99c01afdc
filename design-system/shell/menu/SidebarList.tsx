import { type ComponentPropsWithRef, useContext, useId, useState } from 'react';
import { Badge } from '../../base/Badge.tsx';
import { Icon } from '../../base/icon/Icon.tsx';
import { ChevronDownIcon } from '../../base/icon/icons.ts';
import { useLinkComponent } from '../../provider.tsx';
import { ShellContext } from '../shell.ts';
import { Root } from './SidebarList.styles.ts';
import { currentTrail, type SidebarBadge, type SidebarItem } from './sidebarState.ts';

/** The items of the menu, and which of its groups are open. */
export interface MenuList {
  items: readonly SidebarItem[];
  /** Ids of the open groups. */
  opened: ReadonlySet<string>;
  /** A group was pressed: its id, its row, and whether the keyboard pressed it. */
  toggle: (id: string, row: HTMLElement, byKeyboard: boolean) => void;
}

/**
 * The items of the menu, with groups as accordions. The group of the current item opens automatically when the current
 * item changes; groups that the user opens or closes stay that way.
 */
export function SidebarList({ items }: Pick<MenuList, 'items'>) {
  const trail = currentTrail(items);
  const place = trail.join('/');
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(trail));
  const [shownPlace, setShownPlace] = useState(place);
  if (place !== shownPlace) {
    setShownPlace(place);
    setOpened(new Set([...opened, ...trail]));
  }
  const toggle = (id: string) => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  const list = { items, opened, toggle };
  const { flyouts } = useContext(ShellContext);
  return flyouts ? <flyouts.parts.FlyoutList flyouts={flyouts} {...list} /> : <Rows {...list} />;
}

/** The list as it is told. */
export function Rows({
  items,
  opened,
  toggle,
  ...rest
}: MenuList & Omit<ComponentPropsWithRef<'ul'>, keyof MenuList>) {
  return (
    <Root role="list" {...rest}>
      {items.map((item) => (
        <Entry key={item.id} item={item} opened={opened} toggle={toggle} />
      ))}
    </Root>
  );
}

interface EntryProps extends Omit<MenuList, 'items'> {
  item: SidebarItem;
}

function Entry({ item, opened, toggle }: EntryProps) {
  const Link = useLinkComponent();
  const panelId = useId();
  const content = (
    <>
      {item.icon && <Icon icon={item.icon} />}
      <span className="label">{item.label}</span>
      {item.badge !== undefined && <Mark badge={item.badge} />}
    </>
  );
  const row = { className: 'row', 'data-row': item.id, 'data-tip': item.tip, 'data-tip-overflow': '' };
  if (!item.children) {
    return (
      <li data-section={item.section}>
        <Link href={item.href} aria-current={item.current ? 'page' : undefined} {...row}>
          {content}
        </Link>
      </li>
    );
  }
  const open = opened.has(item.id);
  return (
    <li data-section={item.section}>
      <button
        type="button"
        {...row}
        data-holds-current={currentTrail(item.children).length > 0 || undefined}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={({ currentTarget, detail }) => toggle(item.id, currentTarget, detail === 0)}
      >
        {content}
        <Icon icon={ChevronDownIcon} />
      </button>
      <div id={panelId} className="panel" data-closed={open ? undefined : ''}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
        <ul role="list" data-title={item.label}>
          {item.children.map((child) => (
            <Entry key={child.id} item={child} opened={opened} toggle={toggle} />
          ))}
        </ul>
      </div>
    </li>
  );
}

function Mark({ badge }: { badge: SidebarBadge }) {
  return typeof badge === 'number' ? (
    <Badge className="badge" count={badge} />
  ) : (
    <Badge className="badge" tone={badge.tone}>
      {badge.label}
    </Badge>
  );
}
