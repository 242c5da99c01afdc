import { useServices } from './session.ts';

/** Loads the identity service's code for a user who is already signed in; its tokens end with the session. */
export function useIdentity() {
  const services = useServices();
  return async () => {
    const identity = await import('../identity/cognito.ts');
    identity.configureIdentity(services.config);
    services.forgetIdentity = identity.forgetIdentity;
    return identity;
  };
}
