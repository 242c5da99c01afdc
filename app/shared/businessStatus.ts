import type { StatusRegistry } from '../lib/status.ts';

/** `Y` is active, anything else is not (specification 3): `businessStatusOf`. */
export const businessStatuses = {
  Y: { label: 'shell.active', tone: 'success', icon: 'success', final: true },
  N: { label: 'shell.inactive', tone: 'danger', icon: 'forbidden', final: true },
} as const satisfies StatusRegistry;

/** The status to show; undefined if unknown, which is not the same as inactive. */
export const businessStatusOf = (active: boolean | undefined): keyof typeof businessStatuses | undefined =>
  active === undefined ? undefined : active ? 'Y' : 'N';
