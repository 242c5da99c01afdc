import { formatPhone, parsePhone, Text } from '#design-system';
import type { User } from '../../api/users.ts';
import { shown } from '../../lib/shown.ts';
import type { ListColumns } from '../../list/listColumns.tsx';
import { RoleLink } from '../../shared/role/RoleLink.tsx';
import { userApprovals, userTypes } from '../../shared/userLabels.ts';
import { userStatuses } from '../../shared/userStatus.ts';

const phone = ({ phoneNumber }: User) => phoneNumber && shown(formatPhone(parsePhone(phoneNumber)), 64);

/** The part of an e-mail address that the user name does not already show: often only the domain. */
const restOf = ({ userName, email }: User) =>
  !email || email === userName
    ? ''
    : email.startsWith(`${userName}@`)
      ? email.slice(userName.length)
      : ` · ${email}`;

/** The list's columns: first who the user is and whether they may sign in. */
export const userColumns: ListColumns<User> = {
  header: (field) => `user.column.${field}`,
  columns: ({ t, text, store, code, name, flag, moment, status, coded }) => {
    const place = ({ storeId, storeName = '-' }: User) =>
      storeId ? shown(storeName, 200) : t('user.form.allStores');
    return [
      name('userName', {
        width: 272,
        cell: (row) => (
          <>
            {shown(row.userName, 200)}
            <Text tone="muted">{shown(restOf(row), 200)}</Text>
          </>
        ),
        text: (row) => shown(row.userName + restOf(row), 1000),
        // A card shows the status beside it.
        onCard: (row) => shown(row.userName, 200),
      }),
      status('status', userStatuses, { card: 'status', width: 220 }),
      text('name', { width: 208, card: 'meta' }),
      text('phoneNumber', { cell: (row) => phone(row) ?? '-', text: (row) => phone(row) ?? '', width: 136 }),
      store('storeName', { text: place, width: 208 }),
      text('groupName', {
        cell: (row) => <RoleLink id={row.groupId} name={row.groupName} />,
        width: 176,
      }),
      flag('isApproveRequestRefund', userApprovals),
      coded('userType', userTypes, { width: 168, optional: true }),
      moment('createdAt'),
      code('email', { width: 232, optional: true }),
    ];
  },
};
