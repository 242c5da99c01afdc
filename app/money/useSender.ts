import { useUser } from '../state/access.ts';
import { useConfig, useUserName } from '../state/session.ts';
import { useStillSignedIn } from '../state/signedIn.ts';

/** In whose name something is sent, and whether the service keeps keys: what every operation is made with. */
export function useSender() {
  const user = useUser();
  const userName = useUserName();
  const { idempotency } = useConfig();
  const isMine = useStillSignedIn();
  return { person: { userName, name: user?.name, email: user?.email }, idempotency, isMine };
}
