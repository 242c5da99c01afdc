import type { RefObject } from 'react';
import type { Key } from '../../i18n/index.ts';
import type { SignInStep } from '../../identity/cognito.ts';
import { signInError } from '../../state/signInError.ts';
import { type Challenge, rememberChallenge } from './challenge.ts';
import { useSignIn } from './context.ts';
import type { Begun } from './SignInScreen.tsx';

/** A list of strings, whatever the tab's storage contained. */
export const texts = (given: unknown): string[] => (Array.isArray(given) ? given.map(String) : []);

export interface StepWays {
  begun: RefObject<Begun | undefined>;
  onStep: (next: Challenge) => void;
  /** Abandoned, or cannot continue: back to the sign-in form, with the reason if there is one. */
  onClose: (reason?: Key) => void;
}

/** Continues to where a response leads: into the portal, to the next step, or back to the form. */
export function useAdvance(keep: boolean, { onStep, onClose }: Pick<StepWays, 'onStep' | 'onClose'>) {
  const { enter, loadIdentity } = useSignIn();
  return {
    /** `by`: the factor that was just given. */
    async advance(next: SignInStep, by?: string) {
      if (next.step === 'reset-password') return onClose('auth.error.reset-required');
      if (next.step !== 'done') return onStep({ keep, step: next });
      // Whatever the exchange returns, this challenge is finished.
      rememberChallenge(undefined);
      return enter(next.idToken, keep, by).catch((error: unknown) => onClose(signInError(error)));
    },
    /** An expired challenge is reported at the form; any other refusal is shown in the step. */
    isOver(reason: Key) {
      const isOver = reason === 'auth.error.challenge-expired';
      if (isOver) onClose(reason);
      return isOver;
    },
    giveUp() {
      void loadIdentity().then(
        ({ giveUpSignIn }) => giveUpSignIn(),
        () => undefined,
      );
      onClose();
    },
  };
}
