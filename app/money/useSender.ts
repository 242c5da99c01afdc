import { useUser } from '../state/access.ts';
import { useConfig, useServices, useSession, useUserName } from '../state/session.ts';

/** The user who sends, and whether the service keeps keys: needed by every operation. */
export function useSender() {
  const user = useUser();
  const userName = useUserName();
  const { idempotency } = useConfig();
  const isMine = useStillSignedIn();
  return { person: { userName, name: user?.name, email: user?.email }, idempotency, isMine };
}

/**
 * Whether the user who sees this is still the one who is signed in. Operations with several calls check it before each
 * call in the user's name, since another tab may have signed in another user.
 */
function useStillSignedIn() {
  const { session } = useServices();
  const { epoch } = useSession();
  return () => session.epoch() === epoch;
}
