import { text } from '../../list/filters.ts';

/** What the list of roles can be asked. Oldest first: ids are given in the order of creation. */
export const rolesDefinition = {
  sort: 'id',
  sortable: ['id', 'name'],
  filters: { q: text('list.all', 'role.search') },
} as const;
