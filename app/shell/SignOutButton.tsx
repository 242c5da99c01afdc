import { Button } from '#design-system';
import { useT } from '../i18n/index.ts';
import { useSignOut } from '../money/useSignOut.ts';

/** Replaces the account menu if its code could not be loaded. */
export function SignOutButton() {
  const t = useT();
  const signOut = useSignOut();
  return <Button onClick={() => signOut()}>{t('action.signOut')}</Button>;
}
