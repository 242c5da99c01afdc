import { randomBytes } from 'node:crypto';
import { notAuthorized } from './errors.ts';

/** Time limit of one sign-in step, in seconds. */
const STEP = 3 * 60;

/** Pending sign-in steps, each under an unguessable handle. */
export function createSteps<T>(now: () => number) {
  const steps = new Map<string, { step: T; until: number }>();
  return {
    open(step: T): string {
      const handle = randomBytes(96).toString('base64');
      steps.set(handle, { step, until: now() + STEP });
      return handle;
    },
    /** Throws NotAuthorizedException for a step that is unknown, used up or expired. */
    read(handle: string): T {
      const entry = steps.get(handle);
      if (!entry) throw notAuthorized('Invalid session for the user.');
      if (entry.until <= now()) throw notAuthorized('Invalid session for the user, session is expired.');
      return entry.step;
    },
    close: (handle: string) => void steps.delete(handle),
  };
}
