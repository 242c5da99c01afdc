import { Suspense, useEffect } from 'react';
import { useLocale } from '../i18n/index.ts';
import { SIGN_IN, safeReturnPath } from '../lib/address.ts';
import { firstContent } from '../lib/firstContent.ts';
import { lazyComponent } from '../lib/lazyComponent.tsx';
import { Redirect, useLocation, useSearch } from '../lib/navigation/router.tsx';
import { signInHref } from '../lib/signInHref.ts';
import { HOME } from '../routes.tsx';
import { SignInContext } from '../screens/auth/context.ts';
import { useServices, useSession } from '../state/session.ts';
import { Gate } from './Gate.tsx';

const SignInScreen = lazyComponent(
  async () => (await import('../screens/auth/SignInScreen.tsx')).SignInScreen,
);

/** Signed out: the sign-in page, which remembers the requested URL. Signed in: the gate to all other pages. */
export function Pages() {
  const { record, epoch, reason } = useSession();
  const [path] = useLocation();
  const search = useSearch();
  const locale = useLocale();
  const services = useServices();
  const isSignIn = path === SIGN_IN;

  useEffect(() => {
    // The title must not reveal the last user's page on a shared screen.
    if (!record) document.title = document.title.split(' · ').at(-1) ?? '';
  }, [record]);

  useEffect(() => {
    // Preload the sign-in page, so that signing out does not need the network.
    if (record) void firstContent().then(SignInScreen.preload);
  }, [record]);

  if (record) {
    if (path === '/') return <Redirect to={HOME} replace />;
    if (isSignIn) {
      // The requested page may be in another language: `~` ignores the base path of this one.
      return (
        <Redirect to={`~${safeReturnPath(new URLSearchParams(search).get('return'), locale)}`} replace />
      );
    }
    return <Gate key={epoch} />;
  }
  if (!isSignIn) {
    return <Redirect to={`~${signInHref(locale, path, search && `?${search}`, reason)}`} replace />;
  }
  return (
    <SignInContext
      value={{
        config: services.config,
        session: services.session,
        exchange: async (idToken) => (await import('../api/session/session.ts')).exchange(idToken),
        onIdentity: (forgetIdentity) => {
          services.forgetIdentity = forgetIdentity;
        },
      }}
    >
      <Suspense>
        <SignInScreen reason={reason} search={search} outside="~" />
      </Suspense>
    </SignInContext>
  );
}
