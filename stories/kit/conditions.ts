import type { Fault } from '#sandbox/faults.ts';

/** The demo accounts for a screen's story, the default first. */
export const ROLES = ['manager', 'admin', 'operator', 'cashier', 'auditor', 'limited'] as const;
export type Role = (typeof ROLES)[number];

// The requests of a screen. Session and permission requests always succeed: otherwise there would be no screen.
const match = 'merchants/*';

/** The networks of the toolbar, the normal one first. A separate list: an object would put '403' before the others. */
export const NETWORKS = ['normal', 'slow', 'offline', '401-once', '403', '500', 'broken-json'] as const;
export type Network = (typeof NETWORKS)[number];

/** The faults of the sandbox for each network. */
export const faultsOf: Record<Network, Fault[]> = {
  normal: [],
  slow: [{ kind: 'slow' }],
  offline: [{ match, kind: 'offline' }],
  '401-once': [{ match, kind: '401', times: 1 }],
  '403': [{ match, kind: '403' }],
  '500': [{ match, kind: '500' }],
  'broken-json': [{ match, kind: 'bad-json' }],
};
