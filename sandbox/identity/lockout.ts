import { notAuthorized } from './errors.ts';
import { createExpiring } from './expiring.ts';

const FREE_FAILURES = 5;
/** Both the longest wait and the quiet time after which failures are forgotten, in seconds. */
const LONGEST = 15 * 60;

/**
 * The service's rule: the fifth failure locks for one second, each further one for twice as long, up to 15 minutes.
 * Tries while locked are refused without being counted. Unknown names lock too, or the lock would tell who exists.
 */
export interface Lockout {
  assertOpen(userName: string): void;
  failed(userName: string): void;
  succeeded(userName: string): void;
}

export function createLockout(now: () => number): Lockout {
  const failures = createExpiring<{ count: number; until: number }>(now, LONGEST);
  return {
    assertOpen(userName) {
      const state = failures.get(userName);
      if (!state || state.until <= now()) return;
      failures.set(userName, state);
      throw notAuthorized('Password attempts exceeded');
    },
    failed(userName) {
      const count = (failures.get(userName)?.count ?? 0) + 1;
      const wait = count < FREE_FAILURES ? 0 : Math.min(LONGEST, 2 ** (count - FREE_FAILURES));
      failures.set(userName, { count, until: now() + wait });
    },
    succeeded(userName) {
      failures.take(userName);
    },
  };
}
