import { useMemo } from 'react';
import { allows } from '../lib/permission.ts';
import { routes } from '../routes.tsx';
import { useViewer } from '../state/access.ts';

/** The pages that the user may see and that need no record, so that they can be opened directly. */
export function usePages() {
  const viewer = useViewer();
  return useMemo(
    () =>
      routes.filter(({ path, permission }) => viewer && allows(permission, viewer) && !path.includes(':')),
    [viewer],
  );
}
