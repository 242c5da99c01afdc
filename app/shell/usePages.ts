import { useMemo } from 'react';
import { allows } from '../lib/permission.ts';
import { routes } from '../routes.tsx';
import { useViewer } from '../state/access.ts';

/** The pages that this person may see and that need no record: what one can go to at once. */
export function usePages() {
  const viewer = useViewer();
  return useMemo(
    () =>
      routes.filter(({ path, permission }) => viewer && allows(permission, viewer) && !path.includes(':')),
    [viewer],
  );
}
