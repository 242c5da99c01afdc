import type { Key } from '../i18n/index.ts';
import type { WordFilter } from './filters.ts';

/**
 * An exact value, such as a user name: `?createdBy=lan.nt`. In its own file because the first list does not need it.
 */
export function word(label: Key, placeholder: Key): WordFilter {
  return {
    kind: 'word',
    label,
    placeholder,
    empty: '',
    isEmpty: (value) => value === '',
    read: (params, id) => (params.get(id) ?? '').slice(0, 64).trim(),
    write: (value, id) => ({ [id]: value || undefined }),
    query: (value, id) => ({ [id]: value || undefined }),
  };
}
