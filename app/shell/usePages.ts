import { useMemo } from 'react';
import { allows } from '../lib/permission.ts';
import { useViewer } from '../state/access.ts';
import { useConfig } from '../state/session.ts';
import { existing } from './menu.ts';

/** The pages that exist here, that this person may see, and that need no record: what one can go to at once. */
export function usePages() {
  const viewer = useViewer();
  const { sandbox } = useConfig();
  return useMemo(
    () =>
      existing(sandbox || import.meta.env.DEV).filter(
        ({ path, permission }) => viewer && allows(permission, viewer) && !path.includes(':'),
      ),
    [viewer, sandbox],
  );
}
