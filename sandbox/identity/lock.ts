/** The number of wrong attempts in a row that locks a user name, and for how many seconds. */
const [FAILURES, SECONDS] = [5, 60];

/** Counts wrong passwords or codes, also of unknown names: otherwise the lock would reveal who exists. */
export function createLock(now: () => number) {
  const failures = new Map<string, { count: number; until: number }>();
  return {
    isLocked: (userName: string) => (failures.get(userName)?.until ?? 0) > now(),
    failed(userName: string) {
      const count = (failures.get(userName)?.count ?? 0) + 1;
      failures.set(userName, { count, until: count < FAILURES ? 0 : now() + SECONDS });
    },
    succeeded: (userName: string) => void failures.delete(userName),
  };
}
