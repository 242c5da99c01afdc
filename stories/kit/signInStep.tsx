import type { Loader } from '@storybook/react-vite';
import { createSessionStore } from '#app/api/session/sessionStore.ts';
import { parseConfig } from '#app/config.ts';
import { type Locale, LocaleContext, loadLocale, loadRest } from '#app/i18n/index.ts';
import type { SignInStep } from '#app/identity/cognito.ts';
import { SignInContext } from '#app/screens/auth/context.ts';
import { NewPasswordModal } from '#app/screens/auth/NewPasswordModal.tsx';
import { NextStep } from '#app/screens/auth/NextStep.tsx';

/** What a pool may ask during sign-in. */
export type AskedStep = SignInStep;

const services = {
  config: parseConfig({
    apiUrl: '/api/v1',
    cognito: { userPoolId: 'ap-southeast-1_Sandbox01', clientId: 'merchant-portal' },
  }),
  session: createSessionStore(),
  exchange: () => Promise.reject(new Error('the network of this story is down')),
};
const hrefs = { vi: '/auth/login', en: '/en/auth/login' };
const nothing = () => undefined;

/** A story has no identity provider: it only waits for the labels. */
export const loadWords: Loader = async ({ globals }) => {
  await loadLocale(globals.locale);
  await loadRest();
  return {};
};

/** The sign-in page with one challenge of the pool. */
export function AskedStepPage({ step, locale }: { step: AskedStep; locale: Locale }) {
  const begun = { current: { userName: 'lan.nguyen', password: 'Demo@2026', answers: [] } };
  const ways = { begun, onStep: nothing, onClose: nothing };
  return (
    <LocaleContext value={locale}>
      <SignInContext value={services}>
        {step.step === 'new-password' ? (
          <NewPasswordModal keep={false} missing={step.missing} {...ways} />
        ) : (
          <NextStep challenge={{ keep: false, step }} frame={{ locale, hrefs }} {...ways} />
        )}
      </SignInContext>
    </LocaleContext>
  );
}
