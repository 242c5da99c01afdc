import { Suspense } from 'react';
import { AppShell, Breadcrumb, PageSkeleton, Sidebar, Topbar, TopbarPlace } from '#design-system';
import { useT } from '../i18n/index.ts';
import { lazyComponent } from '../lib/lazyComponent.tsx';
import { CurrentRouteContext } from '../lib/navigation/currentRoute.ts';
import { useLocation, useMatcher } from '../lib/navigation/router.tsx';
import { useOnline } from '../lib/online.ts';
import { allows, type Viewer } from '../lib/permission.ts';
import { BUSINESS, HOME, routes } from '../routes.tsx';
import { useBusiness } from '../state/business.ts';
import { useChangePreferences, usePreference } from '../state/preferences.ts';
import { usePreview } from '../state/preview.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { breadcrumbOf, menuItems } from './menu.ts';
import { Screen } from './Screen.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import { useMenuCounts } from './useMenuCounts.ts';

const tools = () => import('./FrameTools.tsx');
const LanguageSwitch = lazyComponent(async () => (await tools()).LanguageSwitch, { isOptional: true });
const AccountTools = lazyComponent(async () => (await tools()).AccountTools, {
  isOptional: true,
  Instead: SignOutButton,
});
const OfflineBanner = lazyComponent(async () => (await tools()).OfflineBanner, { isOptional: true });
const PreviewBanner = lazyComponent(async () => (await tools()).PreviewBanner, { isOptional: true });

/** The shell around every signed-in page, built from the registry and the user's permissions. */
export function Frame({ viewer }: { viewer: Viewer }) {
  const t = useT();
  const [path] = useLocation();
  const matches = useMatcher();
  const business = useBusiness();
  const online = useOnline();
  const preview = usePreview();
  const changePreferences = useChangePreferences();
  const counts = useMenuCounts(viewer);

  const entry = routes.find((one) => matches(one.path, path));
  const company = routes.find((one) => one.path === BUSINESS);
  const mayOpenCompany = company !== undefined && allows(company.permission, viewer);
  const crumbs = entry ? breadcrumbOf(routes, entry, t) : [];

  return (
    <CurrentRouteContext value={entry}>
      <AppShell
        mode={usePreference('layout')}
        anchored={usePreference('anchored')}
        onAnchoredChange={(anchored) => changePreferences({ anchored })}
        route={path}
        banner={
          online && !preview ? undefined : (
            <Suspense>
              {!online && <OfflineBanner />}
              {preview && <PreviewBanner preview={preview} />}
            </Suspense>
          )
        }
        sidebar={
          <Sidebar
            brand={{ name: t('app.name'), href: HOME }}
            company={{ name: business?.companyName ?? '-', href: mayOpenCompany ? BUSINESS : undefined }}
            items={menuItems(routes, viewer, entry, t, counts)}
          />
        }
        topbar={
          <Topbar
            menuKey="\"
            // A list page shows its title once, as its heading; a record page shows its id below its heading.
            start={entry?.under && <Breadcrumb items={crumbs} />}
            end={
              <Suspense fallback={<TopbarPlace of="language" />}>
                <LanguageSwitch />
              </Suspense>
            }
            account={
              <Suspense fallback={<TopbarPlace of="account" />}>
                <AccountTools counts={counts} />
              </Suspense>
            }
          />
        }
      >
        <ErrorBoundary key={path}>
          <Suspense fallback={<PageSkeleton variant={entry?.under || entry?.hidden ? 'detail' : 'list'} />}>
            <Screen entry={entry} id={(entry && Object.values(matches(entry.path, path) ?? {})[0]) ?? ''} />
          </Suspense>
        </ErrorBoundary>
      </AppShell>
    </CurrentRouteContext>
  );
}
