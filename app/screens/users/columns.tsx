import { formatPhone, parsePhone } from '#design-system';
import type { User } from '../../api/users.ts';
import { shown } from '../../lib/shown.ts';
import type { ListColumns } from '../../list/listColumns.tsx';
import { RoleLink } from '../../nouns/role/RoleLink.tsx';
import { userApprovals, userTypes } from '../../nouns/userLabels.ts';
import { userStatuses } from '../../nouns/userStatus.ts';
import { usersDefinition } from './definition.ts';

const phone = ({ phoneNumber }: User) => phoneNumber && shown(formatPhone(parsePhone(phoneNumber)), 64);

/** The list's columns: who it is and where first. */
export const userColumns: ListColumns<User> = {
  header: (field) => `user.column.${field}`,
  sortable: usersDefinition.sortable,
  columns: ({ t, text, code, name, flag, moment, status, coded }) => {
    const store = ({ storeId, storeName = '-' }: User) =>
      storeId ? shown(storeName, 200) : t('user.form.allStores');
    return [
      name('userName'),
      text('name', { width: 208, card: 'meta' }),
      code('email', { width: 232, card: 'meta' }),
      text('phoneNumber', { cell: (row) => phone(row) ?? '-', text: (row) => phone(row) ?? '', width: 136 }),
      text('storeName', { cell: store, text: store, width: 208 }),
      text('groupName', {
        cell: (row) => <RoleLink id={row.groupId} name={row.groupName} />,
        width: 176,
      }),
      flag('isApproveRequestRefund', userApprovals),
      status('status', userStatuses, { card: 'status', width: 220 }),
      coded('userType', userTypes, { width: 168, optional: true }),
      moment('createdAt'),
    ];
  },
};
