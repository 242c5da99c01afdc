import { lazyComponent } from '../i18n/lazyComponent.tsx';
import { namedBusiness, withBusiness } from '../lib/address.ts';
import { Redirect, useLocation, useSearch } from '../lib/navigation/router.tsx';
import { allows } from '../lib/permission.ts';
import { NOT_FOUND, type RouteEntry } from '../routes.tsx';
import { useViewer } from '../state/access.ts';
import { useConfig } from '../state/session.ts';

const NotFound = lazyComponent(async () => (await import('./NotFound.tsx')).NotFound);

interface ScreenSlotProps {
  /** The registry's entry for the address, if there is one. */
  entry: RouteEntry | undefined;
  /** The record in the address, on a detail page. */
  id: string;
}

/**
 * Draws the screen of an address, or sends those who may not see it to /notfound before any of its data is asked for
 * (specification 6). Route protection can be switched off by configuration.
 */
export function Screen({ entry, id }: ScreenSlotProps) {
  const viewer = useViewer();
  const { routeGuard } = useConfig();
  const [path] = useLocation();
  const named = namedBusiness(useSearch());
  if (path === NOT_FOUND) return <NotFound />;
  // A business that this person does not have is never answered with the record of another.
  const isElsewhere = named !== null && viewer !== null && named !== viewer.merchantId;
  const isForbidden = routeGuard && entry && viewer && !allows(entry.permission, viewer);
  if (!entry || isForbidden || isElsewhere) {
    const from = isElsewhere ? withBusiness(path, named) : path;
    return <Redirect to={`${NOT_FOUND}?from=${encodeURIComponent(from)}`} replace />;
  }
  const { screen: EntryScreen } = entry;
  return <EntryScreen id={id} />;
}
