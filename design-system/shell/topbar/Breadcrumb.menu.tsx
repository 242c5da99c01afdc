import { Icon } from '../../base/icon/Icon.tsx';
import { MoreIcon } from '../../base/icon/icons.ts';
import { useOwnWords } from '../../labels.own.ts';
import { useLabel } from '../../labels.tsx';
import { Menu } from '../../overlay/Menu.tsx';
import type { BreadcrumbItem } from './Breadcrumb.tsx';

const words = { vi: { group: 'Mục này không có trang riêng' }, en: { group: 'It has no page of its own' } };

/** The middle of a trail as a menu. A step without a page is disabled. */
export function BreadcrumbMenu({ items }: { items: readonly BreadcrumbItem[] }) {
  const word = useLabel();
  const own = useOwnWords(words);
  return (
    <Menu
      items={items.map(({ label, href }) => ({ id: label, label, href, disabled: !href && own('group') }))}
      trigger={(props) => (
        <button type="button" aria-label={word('more')} {...props}>
          <Icon icon={MoreIcon} />
        </button>
      )}
    />
  );
}
