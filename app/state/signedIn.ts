import { useServices, useSession } from './session.ts';

/**
 * Tells whether the person who sees this is still the one who is signed in: what takes several calls asks before each
 * one that is sent in his name, for another tab may have signed in somebody else meanwhile.
 */
export function useStillSignedIn() {
  const { session } = useServices();
  const { epoch } = useSession();
  return () => session.epoch() === epoch;
}
