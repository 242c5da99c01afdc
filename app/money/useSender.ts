import { useUser } from '../state/access.ts';
import { useConfig, useServices, useSession, useUserName } from '../state/session.ts';

/** In whose name something is sent, and whether the service keeps keys: what every operation is made with. */
export function useSender() {
  const user = useUser();
  const userName = useUserName();
  const { idempotency } = useConfig();
  const isMine = useStillSignedIn();
  return { person: { userName, name: user?.name, email: user?.email }, idempotency, isMine };
}

/**
 * Tells whether the person who sees this is still the one who is signed in: what takes several calls asks before each
 * one that is sent in his name, for another tab may have signed in somebody else meanwhile.
 */
function useStillSignedIn() {
  const { session } = useServices();
  const { epoch } = useSession();
  return () => session.epoch() === epoch;
}
