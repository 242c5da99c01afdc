import { Banner, Button, LanguageControl, NoticeBell } from '#design-system';
import { useLocale, useT } from '../i18n/index.ts';
import { useLanguageHrefs, useNavigate } from '../lib/navigation/router.tsx';
import { formatTime } from '../lib/time.ts';
import { routes } from '../routes.tsx';
import { rolesHref } from '../shared/addresses.ts';
import { type Preview, useSetPreview } from '../state/preview.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BusinessControl } from './BusinessControl.tsx';
import { SearchControl } from './commands/SearchControl.tsx';
import { OffReasons } from './OffReasons.tsx';
import { PanelSlot } from './PanelSlot.tsx';
import { ScreenPreloader } from './ScreenPreloader.tsx';
import type { MenuCounts } from './useMenuCounts.ts';

/** Parts around every page that load after the page's own content. */
export { TooltipHost } from '#design-system';

/** The same page in the other language. */
export const LanguageSwitch = () => (
  <LanguageControl compact value={useLocale()} hrefs={useLanguageHrefs()} />
);

/** Shown above every page while the browser is offline: loaded beforehand, with the rest of this file. */
export function OfflineBanner() {
  const t = useT();
  return <Banner tone="warning" title={t('app.offline')} />;
}

/** The banner above every page during a role preview, with a button to end it. */
export function PreviewBanner({ preview }: { preview: Preview }) {
  const t = useT();
  const setPreview = useSetPreview();
  const go = useNavigate();
  const stop = () => {
    setPreview(null);
    go(rolesHref);
  };
  return (
    <Banner
      tone="info"
      title={t('preview.title', { name: preview.name })}
      actions={
        <Button size="sm" onClick={stop}>
          {t('preview.stop')}
        </Button>
      }
    >
      {t('preview.text')}
    </Banner>
  );
}

/** The bell of the topbar: what waits by the menu's own counts, so it asks the service for nothing, and the last toasts. */
function Bell({ counts }: { counts: MenuCounts }) {
  const t = useT();
  const waiting = routes.flatMap(({ path, title }) => {
    const count = counts[path];
    return count ? [{ label: t(title), href: path, count }] : [];
  });
  return <NoticeBell waiting={waiting} formatTime={formatTime} />;
}

/** Search, which business, what happened, and who. */
export function AccountTools({ counts }: { counts: MenuCounts }) {
  return (
    <>
      <SearchControl />
      <BusinessControl />
      <Bell counts={counts} />
      <AccountMenu />
    </>
  );
}

/** Overlays and background work of every page. */
export function BackgroundServices() {
  return (
    <>
      <PanelSlot />
      <ScreenPreloader />
      <OffReasons />
    </>
  );
}
