import type { SidebarItem } from '#design-system';
import type { Translate } from '../i18n/index.ts';
import { allows, type Viewer } from '../lib/permission.ts';
import { groups, type RouteEntry } from '../routes.tsx';

/** The path of the menu entry for a page: its own, or its parent's. */
const menuPath = ({ path, under }: RouteEntry) => under ?? path;

/** From this many entries on, the menu has section headings. */
const MANY = 7;

/** The sidebar of this user (specification 6): allowed entries; a group only while one of its children is allowed. */
export function menuItems(
  entries: readonly RouteEntry[],
  viewer: Viewer,
  current: RouteEntry | undefined,
  t: Translate,
  /** The number of pending items of an entry, by its path. */
  counts: Readonly<Record<string, number>> = {},
): SidebarItem[] {
  const items: SidebarItem[] = [];
  const sections: RouteEntry['section'][] = [];
  const open = new Map<string, SidebarItem[]>();
  for (const entry of entries) {
    if (entry.under || entry.hidden || !allows(entry.permission, viewer)) continue;
    const item: SidebarItem = {
      id: entry.path,
      label: t(entry.title),
      href: entry.path,
      current: current !== undefined && menuPath(current) === entry.path,
      ...(entry.icon && { icon: entry.icon }),
      ...(entry.badge && { badge: { tone: 'info', label: t(`shell.badge.${entry.badge}`) } }),
      ...(counts[entry.path] && { badge: counts[entry.path] }),
    };
    if (!entry.group) {
      items.push(item);
      sections.push(entry.section);
      continue;
    }
    const children = open.get(entry.group) ?? [];
    if (children.length === 0) {
      const { title, icon } = groups[entry.group];
      open.set(entry.group, children);
      items.push({ id: entry.group, label: t(title), icon, children });
      sections.push(entry.section);
    }
    children.push(item);
  }
  if (items.length < MANY) return items;
  return items.map((item, at) => {
    const section = sections[at];
    return section && section !== sections[at - 1]
      ? { ...item, section: t(`shell.section.${section}`) }
      : item;
  });
}

/** From the menu group to this page, without the record's own id. */
export function breadcrumbOf(entries: readonly RouteEntry[], entry: RouteEntry, t: Translate) {
  const above = entry.under ? entries.find(({ path }) => path === entry.under) : undefined;
  return [
    ...((above?.group ?? entry.group) ? [{ label: t(groups[(above?.group ?? entry.group)!].title) }] : []),
    ...(above ? [{ label: t(above.title), href: above.path }] : []),
    { label: t(entry.title) },
  ];
}
