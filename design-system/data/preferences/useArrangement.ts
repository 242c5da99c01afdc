import { useMemo, useState } from 'react';
import { loadOnce, useLoaded } from '../../base/loadOnce.ts';
import { asDesigned } from '../table/DataTable.model.ts';
import type { Column } from '../table/DataTable.types.ts';
import type { TablePreferences } from './preferences.ts';

export const arranging = loadOnce(async () => (await import('../table/DataTable.arrange.ts')).arrange);

/** The handles in the header, with the arranging code that a dragged column needs. */
export const resizing = loadOnce(async () => {
  const [{ ColumnHandle }] = await Promise.all([import('../table/DataTable.resize.tsx'), arranging.load()]);
  return ColumnHandle;
});

/**
 * The order of the columns: as designed, or by the preferences once their code has loaded. Undefined while a
 * table that starts with preferences waits for it; a table that gets preferences later keeps its order until then, and
 * if the code fails to load.
 */
export function useArrangement<Row>(
  columns: readonly Column<Row>[],
  preferences: TablePreferences | undefined,
) {
  const [waits, setWaits] = useState(preferences !== undefined);
  const arrange = useLoaded(arranging, preferences !== undefined, () => setWaits(false));
  return useMemo(() => {
    if (preferences && arrange) return arrange(columns, preferences);
    return waits && preferences ? undefined : asDesigned(columns);
  }, [columns, preferences, arrange, waits]);
}
