import { useCallback } from 'react';
import { exchange } from '../../api/session.ts';
import { useServices } from '../../state/session.ts';

/**
 * The identity service's code, fetched when somebody reaches for the form or the browser is idle; never waited for to
 * show the page.
 */
export function useIdentity() {
  const services = useServices();
  return useCallback(async () => {
    const identity = await import('../../identity/cognito.ts');
    identity.configureIdentity(services.config);
    // From now on a sign-out has something to revoke there.
    services.forgetIdentity = identity.forgetIdentity;
    return identity;
  }, [services]);
}

/** Exchanges the identity provider's token for the portal's session, which opens the portal in every tab. */
export function useEnter() {
  const { session } = useServices();
  return useCallback(
    async (idToken: string, keep: boolean) => session.start(await exchange(idToken), keep),
    [session],
  );
}
