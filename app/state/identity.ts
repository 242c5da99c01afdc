import { useServices } from './session.ts';

/** Fetches the identity service's code, for somebody who is signed in already; its tokens go with the session. */
export function useIdentity() {
  const services = useServices();
  return async () => {
    const identity = await import('../identity/cognito.ts');
    identity.configureIdentity(services.config);
    services.forgetIdentity = identity.forgetIdentity;
    return identity;
  };
}
