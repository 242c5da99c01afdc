import { codeOptions, statusOptions } from '../../lib/status.ts';
import { choice, choices, group, store, text } from '../../list/filters.ts';
import { userApprovals, userTypes } from '../../shared/userLabels.ts';
import { userStatuses } from '../../shared/userStatus.ts';

/** The list of users. */
export const usersDefinition = {
  sort: '-createdAt',
  sortable: ['createdAt', 'userName', 'name', 'email'],
  filters: {
    q: text('list.all', 'user.search'),
    store: store('user.column.storeName'),
    groupId: group('user.column.groupName'),
    isApproveRequestRefund: choice('user.column.isApproveRequestRefund', codeOptions(userApprovals)),
    userType: choice('user.column.userType', codeOptions(userTypes)),
    status: choices('user.column.status', statusOptions(userStatuses)),
  },
} as const;
