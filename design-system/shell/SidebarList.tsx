import { useId, useState } from 'react';
import styled from 'styled-components';
import { Badge } from '../base/Badge.tsx';
import { Icon } from '../base/Icon.tsx';
import { ChevronDownIcon } from '../base/icons.ts';
import { useLinkComponent } from '../provider.tsx';
import {
  border,
  color,
  focusRingInset,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  motion,
  px,
  radius,
  size,
  space,
} from '../theme/tokens.ts';
import { currentTrail, type SidebarBadge, type SidebarItem } from './sidebar.ts';

/**
 * The items of the menu, groups as accordions. The group of the current item opens by itself when the current item
 * changes; what people open or close by hand stays so.
 */
export function SidebarList({ items }: { items: readonly SidebarItem[] }) {
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
  return (
    <Root role="list">
      {items.map((item) => (
        <Entry key={item.id} item={item} opened={opened} onToggle={toggle} />
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
  if (!item.children) {
    return (
      <li>
        <Link href={item.href} className="row" data-row="" aria-current={item.current ? 'page' : undefined}>
          {content}
        </Link>
      </li>
    );
  }
  const open = opened.has(item.id);
  return (
    <li>
      <button
        type="button"
        className="row"
        data-row=""
        data-holds-current={currentTrail(item.children).length > 0 || undefined}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => onToggle(item.id)}
      >
        {content}
        <Icon icon={ChevronDownIcon} />
      </button>
      <div id={panelId} className="panel" data-closed={open ? undefined : ''}>
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
  return typeof badge === 'number' ? <Badge count={badge} /> : <Badge tone={badge.tone}>{badge.label}</Badge>;
}

/* One block for the whole list, so that a menu of twenty items costs one style. */
const Root = styled.ul`
  display: grid;
  gap: ${space(0.5)};

  .row {
    display: flex;
    align-items: center;
    gap: ${space(2.5)};
    width: 100%;
    min-height: ${size.control};
    padding: ${space(1.5)} ${space(2.5)};
    border: 0;
    border-radius: ${radius.md};
    background: none;
    color: ${color.text};
    font-size: ${fontSize.md};
    line-height: ${lineHeight.table};
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    transition: background-color ${motion.fast} ${motion.ease};
  }
  .row > svg {
    flex: none;
    color: ${color.textMuted};
  }
  .row:hover {
    background: ${color.surfaceHover};
  }
  .row:focus-visible {
    ${focusRingInset}
  }
  .row[aria-current],
  .row[aria-current] > svg {
    color: ${color.accentText};
  }
  .row[aria-current] {
    background: ${color.surfaceSelected};
    font-weight: ${fontWeight.medium};
  }
  .row[data-holds-current] {
    font-weight: ${fontWeight.medium};
  }
  .label {
    flex: 1;
    min-width: 0;
  }
  .row[aria-expanded] > svg:last-child {
    transition: transform ${motion.base} ${motion.ease};
  }
  .row[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
  .panel {
    display: grid;
    grid-template-rows: 1fr;
    transition: grid-template-rows ${motion.slow} ${motion.ease}, visibility 0s;
  }
  .panel[data-closed] {
    grid-template-rows: 0fr;
    visibility: hidden;
    transition: grid-template-rows ${motion.slow} ${motion.ease}, visibility 0s ${motion.slow};
  }
  .panel > ul {
    min-height: 0;
    margin-inline-start: ${px(18)};
    padding-inline-start: ${space(2)};
    border-inline-start: ${border.hairline};
    overflow: hidden;
    list-style: none;
  }
  ${media.forcedColors} {
    .row[aria-current] {
      outline: ${border.width} solid;
      outline-offset: calc(-1 * ${border.width});
    }
  }
`;
