import { NoticeBell } from '#design-system';
import { useT } from '../i18n/index.ts';
import { formatTime } from '../lib/time.ts';
import { routes } from '../routes.tsx';
import type { MenuCounts } from './useMenuCounts.ts';

/** The bell of the topbar: what waits by the menu's own counts, so it asks the service for nothing, and the last toasts. */
export function Bell({ counts }: { counts: MenuCounts }) {
  const t = useT();
  const waiting = routes.flatMap(({ path, title }) => {
    const count = counts[path];
    return count ? [{ label: t(title), href: path, count }] : [];
  });
  return <NoticeBell waiting={waiting} formatTime={formatTime} />;
}
