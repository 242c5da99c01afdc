import type { Key } from '../i18n/index.ts';

/** Directions of money on a virtual account. */
export const vanDirections = {
  IN: 'van.direction.IN',
  OUT: 'van.direction.OUT',
} as const satisfies Record<string, Key>;
