import { createContext, useContext } from 'react';
import type { SessionRecord, SessionStore } from '../../api/session/sessionStore.ts';
import type { Config } from '../../config.ts';

/** What sign-in depends on. A context of its own, so that the sign-in page needs nothing else of the app. */
export interface SignInServices {
  config: Config;
  session: SessionStore;
  /** Exchanges the identity provider's token for the portal's session. */
  exchange: (idToken: string) => Promise<SessionRecord>;
  /** Receives the function that clears the identity service's own tokens, once its code has loaded. */
  onIdentity?: ((forgetIdentity: () => Promise<void>) => void) | undefined;
}

export const SignInContext = createContext<SignInServices | null>(null);

/**
 * The identity service's code loads when the user reaches for the form or the browser is idle; the page never waits for
 * it. `enter` opens the portal in every tab.
 */
export function useSignIn() {
  const { config, session, exchange, onIdentity } = useContext(SignInContext)!;
  return {
    config,
    loadIdentity: async () => {
      const identity = await import('../../identity/cognito.ts');
      identity.configureIdentity(config);
      onIdentity?.(identity.forgetIdentity);
      return identity;
    },
    /** `by`: the last factor given. */
    enter: (idToken: string, keep: boolean, by?: string) =>
      session.signIn(
        async () => ({ ...(await exchange(idToken)), ...(by === 'TOTP' && { totp: true }) }),
        keep && config.keepSignedIn,
      ),
  };
}
