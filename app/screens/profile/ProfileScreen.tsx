import {
  Button,
  DescriptionList,
  DetailPage,
  formatPhone,
  LanguageControl,
  LockIcon,
  PageHeader,
  PreferencesIcon,
  parsePhone,
  Section,
  SignOutIcon,
  Stack,
} from '#design-system';
import { SESSION_SECONDS } from '../../api/session/sessionMarks.ts';
import { IDLE_SECONDS } from '../../api/session/sessionStore.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { Moment } from '../../lib/Moment.tsx';
import { usePanel } from '../../lib/navigation/panel.ts';
import { useLanguageHrefs } from '../../lib/navigation/router.tsx';
import { useSignOut } from '../../money/useSignOut.ts';
import { code, freeText, shown, word } from '../../record/words.tsx';
import { RightsInWords } from '../../shared/role/RightsInWords.tsx';
import { userApprovals, userTypes } from '../../shared/userLabels.ts';
import { useUser, useViewer } from '../../state/access.ts';
import { useBusiness } from '../../state/business.ts';
import { useShellPanel } from '../../state/panels.ts';
import { useServices } from '../../state/session.ts';
import { usePageTitle } from '../../state/usePageTitle.tsx';
import { OwnActions } from './OwnActions.tsx';
import { PasskeySection } from './PasskeySection.tsx';

/** /merchant/profile: the user's account, rights and actions of today. Only the passkeys need a request. */
export function ProfileScreen() {
  const t = useT();
  const { open } = usePanel();
  const { config } = useServices();
  usePageTitle(t('route.profile'));
  return (
    <DetailPage
      header={
        <PageHeader
          title={t('route.profile')}
          actions={
            <Button variant="solid" tone="accent" icon={LockIcon} onClick={() => open('own-password')}>
              {t('profile.password.open')}
            </Button>
          }
        />
      }
      sections={
        <>
          <AccountSection />
          <RightsSection />
        </>
      }
      aside={
        <>
          <SessionSection />
          {config.passkeys && <PasskeySection />}
          <LooksSection />
        </>
      }
      footer={<OwnActions />}
    />
  );
}

/** Account fields; only user managers can change them. */
function AccountSection() {
  const t = useT();
  const user = useUser();
  const business = useBusiness();
  const phone = user?.phoneNumber && formatPhone(parsePhone(user.phoneNumber));
  const isStaff = user?.userType !== 'ADMIN';
  return (
    <Section title={t('profile.account')} description={t('profile.accountAbout')}>
      <DescriptionList
        items={[
          code(t('user.column.userName'), user?.userName),
          freeText(t('user.column.name'), user?.name),
          freeText(t('user.column.email'), user?.email),
          code(t('user.column.phoneNumber'), phone),
          { term: t('user.column.userType'), value: word(userTypes, user?.userType) },
          ...(isStaff
            ? [
                { ...freeText(t('shell.business'), business?.companyName), wide: true },
                freeText(
                  t('user.column.storeName'),
                  user?.storeId ? (user.store?.brandName ?? user.storeId) : t('user.form.allStores'),
                ),
                freeText(t('user.column.groupName'), user?.group?.name),
                {
                  term: t('user.form.mayApprove'),
                  value: t(userApprovals[`${user?.isApproveRequestRefund ?? false}`]),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}

/** The user's rights in the current business, in sentences. */
function RightsSection() {
  const t = useT();
  const user = useUser();
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <Section title={t('profile.rights')} description={t('profile.rightsAbout')}>
      <RightsInWords
        scopes={viewer.held}
        about={{
          merchantId: viewer.merchantId,
          place: user?.storeId ? shown(user.store?.brandName ?? user.storeId, 80) : undefined,
          isStaff: viewer.userType !== 'ADMIN',
          mayApprove: viewer.isApproveRequestRefund,
          isWebPos: viewer.isWebPos,
          tree: viewer.tree,
        }}
      />
    </Section>
  );
}

/** The session of this browser; the text says that other devices are unknown. */
function SessionSection() {
  const t = useT();
  const { session } = useServices();
  const signOut = useSignOut();
  const current = session.current();
  if (!current) return null;
  const startedAt = Math.floor(current.record.startedAt / 1000);
  return (
    <Section title={t('profile.session.title')} description={t('profile.session.about')}>
      <Stack gap={4} align="start">
        <DescriptionList
          columns={1}
          items={[
            { term: t('profile.session.startedAt'), value: <Moment at={startedAt} /> },
            { term: t('profile.session.endsAt'), value: <Moment at={startedAt + SESSION_SECONDS} /> },
            {
              term: t('profile.session.idle'),
              value: t('profile.session.minutes', { count: IDLE_SECONDS / 60 }),
            },
            {
              term: t('profile.session.kept'),
              value: t(session.isKept() ? 'profile.session.yes' : 'profile.session.no'),
            },
          ]}
        />
        <Button icon={SignOutIcon} onClick={() => signOut()}>
          {t('profile.session.signOut')}
        </Button>
      </Stack>
    </Section>
  );
}

/** Language and appearance: also in the page header, but users look for them here too. */
function LooksSection() {
  const t = useT();
  const locale = useLocale();
  const hrefs = useLanguageHrefs();
  const [, setPanel] = useShellPanel();
  return (
    <Section title={t('profile.looks')}>
      <Stack gap={4} align="start">
        <LanguageControl value={locale} hrefs={hrefs} />
        <Button icon={PreferencesIcon} onClick={() => setPanel('settings')}>
          {t('profile.settings')}
        </Button>
      </Stack>
    </Section>
  );
}
