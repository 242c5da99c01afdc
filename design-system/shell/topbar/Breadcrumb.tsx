import { type ComponentPropsWithRef, Fragment } from 'react';
import { Icon } from '../../base/icon/Icon.tsx';
import { ChevronRightIcon } from '../../base/icon/icons.ts';
import { loadOnce, useLoaded } from '../../base/loadOnce.ts';
import { useLabel } from '../../labels.tsx';
import { useLinkComponent } from '../../provider.tsx';
import { Root } from './Breadcrumb.styles.ts';

export interface BreadcrumbItem {
  label: string;
  /** Its page. A menu group has none. */
  href?: string;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the outermost page to the current one; the last is this page, or the record's code. */
  items: readonly BreadcrumbItem[];
}

/**
 * The path to this page. In little space the middle collapses into a "…" menu; CSS decides by its own width, so that
 * the prerendered page is right as well.
 */
export function Breadcrumb({ items, ...rest }: BreadcrumbProps) {
  const word = useLabel();
  return (
    <Root aria-label={word('breadcrumb')} {...rest}>
      <ol>
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <Fragment key={item.href ?? item.label}>
              {index === 1 && !last && <Collapsed items={items.slice(1, -1)} />}
              <li data-middle={(index > 0 && !last) || undefined}>
                {index > 0 && <Icon icon={ChevronRightIcon} size="sm" />}
                <Crumb item={item} last={last} />
              </li>
            </Fragment>
          );
        })}
      </ol>
    </Root>
  );
}

function Crumb({ item, last }: { item: BreadcrumbItem; last: boolean }) {
  const Link = useLinkComponent();
  const tip = { 'data-tip': item.label, 'data-tip-overflow': '' };
  if (last) {
    return (
      <span aria-current="page" {...tip}>
        {item.label}
      </span>
    );
  }
  return item.href ? (
    <Link href={item.href} {...tip}>
      {item.label}
    </Link>
  ) : (
    <span {...tip}>{item.label}</span>
  );
}

/** Few trails are long enough to collapse: the menu loads only for those. */
function Collapsed({ items }: { items: readonly BreadcrumbItem[] }) {
  const Content = useLoaded(menu, true);
  return (
    <li data-collapsed-middle="">
      <Icon icon={ChevronRightIcon} size="sm" />
      {Content && <Content items={items} />}
    </li>
  );
}

const menu = loadOnce(async () => (await import('./Breadcrumb.menu.tsx')).BreadcrumbMenu);
