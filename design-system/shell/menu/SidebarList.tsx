import { useId, useState } from 'react';
import { Badge } from '../../base/Badge.tsx';
import { Icon } from '../../base/icon/Icon.tsx';
import { ChevronDownIcon } from '../../base/icon/icons.ts';
import { useLinkComponent } from '../../provider.tsx';
import type { MenuForm } from './menuForm.ts';
import { Root } from './SidebarList.styles.ts';
import { currentTrail, type SidebarBadge, type SidebarItem } from './sidebarState.ts';

interface SidebarListProps {
  items: readonly SidebarItem[];
  /** How the desktop mode displays the items instead. */
  form: MenuForm | undefined;
}

/**
 * The items of the menu, with groups as accordions. The group of the current item opens automatically when the current
 * item changes; groups that the user opens or closes stay that way.
 */
export function SidebarList({ items, form }: SidebarListProps) {
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
  const own = { items, opened, toggle };
  const shown = form ? form.list(own) : own;
  return (
    <Root role="list">
      {shown.items.map((item) => (
        <Entry key={item.id} item={item} opened={shown.opened} onToggle={shown.toggle} />
      ))}
    </Root>
  );
}

interface EntryProps {
  item: SidebarItem;
  opened: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

function Entry({ item, opened, onToggle }: EntryProps) {
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
        onClick={() => onToggle(item.id)}
      >
        {content}
        <Icon icon={ChevronDownIcon} />
      </button>
      <div id={panelId} className="panel" data-title={item.label} data-closed={open ? undefined : ''}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
        <ul role="list">
          {item.children.map((child) => (
            <Entry key={child.id} item={child} opened={opened} onToggle={onToggle} />
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
