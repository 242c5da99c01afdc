import { Icon } from '../../base/icon/Icon.tsx';
import { MoreIcon } from '../../base/icon/icons.ts';
import { useLabel } from '../../labels.tsx';
import { Menu } from '../../overlay/Menu.tsx';
import type { BreadcrumbItem } from './Breadcrumb.tsx';

/** The middle of a trail as a menu. A step without a page is disabled. */
export function BreadcrumbMenu({ items }: { items: readonly BreadcrumbItem[] }) {
  const word = useLabel();
  return (
    <Menu
      items={items.map(({ label, href }) => ({ id: label, label, href, disabled: !href }))}
      trigger={(props) => (
        <button type="button" aria-label={word('more')} {...props}>
          <Icon icon={MoreIcon} />
        </button>
      )}
    />
  );
}
