import { Button } from '#design-system';
import { useT } from '../i18n/index.ts';
import { useSignOut } from '../money/useSignOut.ts';

/** In place of the account's menu where its code cannot be had. */
export function SignOutButton() {
  const t = useT();
  const signOut = useSignOut();
  return <Button onClick={() => signOut()}>{t('action.signOut')}</Button>;
}
