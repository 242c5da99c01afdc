import { HelpIcon, LockIcon, PreferencesIcon, ProfileIcon, SignOutIcon, UserMenu } from '#design-system';
import { useT } from '../i18n/index.ts';
import { useCurrentRoute } from '../lib/navigation/currentRoute.ts';
import { useSignOut } from '../money/useSignOut.ts';
import { HOME } from '../routes.tsx';
import { useUser } from '../state/access.ts';
import { useLock } from '../state/lock.ts';
import { useShellPanel } from '../state/panels.ts';
import { useUserName } from '../state/session.ts';

const HELP = '/merchant/help-center';

/** The user's name with an initial, and the account menu (specification 2). */
export function AccountMenu() {
  const t = useT();
  const { path, under = HOME } = useCurrentRoute() ?? {};
  // Like `helpHrefOf`, without the table of topics, which the first page does not need.
  const topic = (under === HOME ? path : under)?.split('/').at(-1);
  const user = useUser();
  const userName = useUserName();
  const signOut = useSignOut();
  const { lock } = useLock();
  const [, setPanel] = useShellPanel();
  return (
    <UserMenu
      name={user?.name ?? userName}
      onLost={() => signOut({ ask: true })}
      items={[
        { id: 'profile', label: t('route.profile'), icon: ProfileIcon, href: '/merchant/profile' },
        {
          id: 'help',
          label: t('route.help'),
          icon: HelpIcon,
          href: path && path !== HELP ? `${HELP}?topic=${topic}` : HELP,
        },
        {
          id: 'settings',
          label: t('settings.title'),
          icon: PreferencesIcon,
          run: () => setPanel('settings'),
        },
        {
          id: 'lock',
          label: t('lock.action'),
          icon: LockIcon,
          separatorBefore: true,
          run: lock,
        },
        {
          id: 'sign-out',
          label: t('action.signOut'),
          icon: SignOutIcon,
          run: () => signOut(),
        },
      ]}
    />
  );
}
