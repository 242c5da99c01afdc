import { namedBusiness, withBusiness } from '../lib/address.ts';
import { lazyComponent } from '../lib/lazyComponent.tsx';
import { Redirect, useLocation, useSearch } from '../lib/navigation/router.tsx';
import { allows } from '../lib/permission.ts';
import { NOT_FOUND, type RouteEntry } from '../routes.tsx';
import { useViewer } from '../state/access.ts';
import { useConfig } from '../state/session.ts';

const NotFound = lazyComponent(async () => (await import('./NotFound.tsx')).NotFound);

interface ScreenSlotProps {
  /** The registry's entry for the address, if any. */
  entry: RouteEntry | undefined;
  /** The record in the address, on a detail page. */
  id: string;
}

/**
 * Renders the screen of an address, or redirects users without access to /notfound before any data is requested
 * (specification 6). The configuration can turn this route guard off.
 */
export function Screen({ entry, id }: ScreenSlotProps) {
  const viewer = useViewer();
  const { routeGuard } = useConfig();
  const [path] = useLocation();
  const named = namedBusiness(useSearch());
  if (path === NOT_FOUND) return <NotFound />;
  // An address with a business that the user cannot access must never show a record of another one.
  const isElsewhere = named !== null && viewer !== null && named !== viewer.merchantId;
  const isForbidden = routeGuard && entry && viewer && !allows(entry.permission, viewer);
  if (!entry || isForbidden || isElsewhere) {
    const from = isElsewhere ? withBusiness(path, named) : path;
    return <Redirect to={`${NOT_FOUND}?from=${encodeURIComponent(from)}`} replace />;
  }
  const { screen: EntryScreen } = entry;
  return <EntryScreen id={id} />;
}
