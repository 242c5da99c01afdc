import { Banner, Button, LanguageControl, NoticeBell } from '#design-system';
import { useLocale, useT } from '../i18n/index.ts';
import { useLanguageHrefs, useNavigate } from '../lib/navigation/router.tsx';
import { formatTime } from '../lib/time.ts';
import { rolesHref } from '../nouns/addresses.ts';
import { routes } from '../routes.tsx';
import { type Preview, useSetPreview } from '../state/preview.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BusinessControl } from './BusinessControl.tsx';
import { SearchControl } from './commands/SearchControl.tsx';
import { OffReasons } from './OffReasons.tsx';
import { PanelSlot } from './PanelSlot.tsx';
import { ScreenPreloader } from './ScreenPreloader.tsx';

/** Parts around every page that load after the page's own content. */
export { TooltipHost } from '#design-system';

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

interface CountsProps {
  /** The menu's own counts, by the paths of their pages. */
  counts: Readonly<Record<string, number>>;
}

/** Search, which business, what happened, and who. */
export function AccountTools({ counts }: CountsProps) {
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

/** The same page in the other language. */
export const LanguageSwitch = () => (
  <LanguageControl compact value={useLocale()} hrefs={useLanguageHrefs()} />
);

/** The bell of the topbar: what waits, and the last toasts. */
function Bell({ counts }: CountsProps) {
  const t = useT();
  const waiting = routes.flatMap(({ path, title }) => {
    const count = counts[path];
    return count ? [{ label: t(title), href: path, count }] : [];
  });
  return <NoticeBell waiting={waiting} formatTime={formatTime} />;
}
