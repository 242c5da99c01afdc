import { text } from '../../list/filters.ts';

/** The list of roles. Oldest first: ids follow the order of creation. */
export const rolesDefinition = {
  sort: 'id',
  sortable: ['id', 'name'],
  filters: { q: text('list.all', 'role.search') },
} as const;
