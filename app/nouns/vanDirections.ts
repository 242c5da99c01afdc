import type { Key } from '../i18n/index.ts';

/** Which way money went on a virtual account. */
export const vanDirections = {
  IN: 'van.direction.IN',
  OUT: 'van.direction.OUT',
} as const satisfies Record<string, Key>;
