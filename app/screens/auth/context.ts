import { createContext, useContext } from 'react';
import type { SessionRecord, SessionStore } from '../../api/session/sessionStore.ts';
import type { Config } from '../../config.ts';

/** What signing in works with. A context of its own, so that the sign-in page needs nothing else of the app. */
export interface SignInServices {
  config: Config;
  session: SessionStore;
  /** Exchanges the identity provider's token for the portal's session. */
  exchange: (idToken: string) => Promise<SessionRecord>;
  /** Told how to let go of the identity service's own tokens, once its code is here. */
  onIdentity?: ((forgetIdentity: () => Promise<void>) => void) | undefined;
}

export const SignInContext = createContext<SignInServices | null>(null);

/**
 * The identity service's code is fetched when somebody reaches for the form or the browser is idle, and never waited
 * for to show the page. `enter` opens the portal, in every tab.
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
    /** `by`: the last thing that was asked. */
    enter: (idToken: string, keep: boolean, by?: string) =>
      session.signIn(
        async () => ({ ...(await exchange(idToken)), ...(by === 'TOTP' && { totp: true }) }),
        keep && config.keepSignedIn,
      ),
  };
}
