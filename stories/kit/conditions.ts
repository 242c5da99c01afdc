import type { Fault } from '#sandbox/faults.ts';

/** The demo accounts that a screen's story may be seen as, the one it is drawn for first. */
export const ROLES = ['manager', 'admin', 'operator', 'cashier', 'auditor', 'limited'] as const;
export type Role = (typeof ROLES)[number];

// What a screen asks for. Who is signed in and what he may do is always answered: else there would be no screen.
const match = 'merchants/*';

/** The networks of the toolbar, the good one first. A list of its own: an object puts '403' before the others. */
export const NETWORKS = ['normal', 'slow', 'offline', '401-once', '403', '500', 'broken-json'] as const;
export type Network = (typeof NETWORKS)[number];

/** What the sandbox does wrong in each. */
export const faultsOf: Record<Network, Fault[]> = {
  normal: [],
  slow: [{ kind: 'slow' }],
  offline: [{ match, kind: 'offline' }],
  '401-once': [{ match, kind: '401', times: 1 }],
  '403': [{ match, kind: '403' }],
  '500': [{ match, kind: '500' }],
  'broken-json': [{ match, kind: 'bad-json' }],
};
