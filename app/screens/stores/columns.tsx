import type { Store } from '../../api/stores.ts';
import { shown } from '../../lib/shown.ts';
import type { ListColumns } from '../../list/listColumns.tsx';
import { phoneText } from '../../shared/phone.ts';
import { nameOf } from '../../shared/store/silentStores.ts';
import { storeStatuses } from '../../shared/store/storeStatus.ts';
import { StoreToday } from './StoreToday.tsx';

/** A phone number formatted for reading, whatever the service sends. */
export const phoneOf = ({ phoneNumber }: Store) => phoneNumber && shown(phoneText(phoneNumber), 64);

/** The list's columns; `withToday` adds those for users who may see payments. */
const columnsOf = (withToday: boolean): ListColumns<Store> => ({
  header: (field) => `store.column.${field}`,
  columns: ({ t, image, name, code, text, status, moment }) => [
    image('logo', nameOf, { pin: 'start' }),
    name('brandName', { width: 232, copy: () => undefined }),
    code('id', { width: 120, card: 'meta' }),
    ...(withToday
      ? [
          {
            id: 'today',
            header: t('store.column.today'),
            cell: (row: Store) => <StoreToday store={row} />,
            width: 320,
            grow: 0,
            card: 'note' as const,
          },
        ]
      : []),
    text('address', { width: 240, grow: 2 }),
    text('phoneNumber', {
      cell: (row) => phoneOf(row) ?? '-',
      text: (row) => phoneOf(row) ?? '',
      width: 136,
    }),
    code('virtualAccount', { width: 160 }),
    // Not in the card's corner: store names begin alike and need the whole line.
    status('status', storeStatuses, { card: 'meta' }),
    moment('createdAt'),
    code('code', { width: 120, optional: true }),
    code('email', { width: 232, optional: true }),
  ],
});

export const storeColumns = columnsOf(true);
export const plainColumns = columnsOf(false);
