import { useMemo, useState } from 'react';
import { part, usePart } from '../../overlay/part.ts';
import { asDesigned } from '../table/DataTable.model.ts';
import type { Column } from '../table/DataTable.types.ts';
import type { TablePreferences } from './preferences.ts';

export const arrangePart = part(async () => (await import('../table/DataTable.arrange.ts')).arrange);

/** The handles in the header, with the arranging that a dragged column needs. */
export const resizePart = part(async () => {
  const [{ ColumnHandle }] = await Promise.all([import('../table/DataTable.resize.tsx'), arrangePart.load()]);
  return ColumnHandle;
});

/**
 * Where the columns stand: as designed, or as the preferences say, once the code for that has come. Undefined while a
 * table that begins with preferences waits for it; one that is given some later stays as it is until then, and for ever
 * when the code cannot be fetched.
 */
export function useArrangement<Row>(
  columns: readonly Column<Row>[],
  preferences: TablePreferences | undefined,
) {
  const [waits, setWaits] = useState(preferences !== undefined);
  const arrange = usePart(arrangePart, preferences !== undefined, () => setWaits(false));
  return useMemo(() => {
    if (preferences && arrange) return arrange(columns, preferences);
    return waits && preferences ? undefined : asDesigned(columns);
  }, [columns, preferences, arrange, waits]);
}
