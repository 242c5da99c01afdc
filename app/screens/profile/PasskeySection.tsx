import { Suspense, useEffect, useState } from 'react';
import { Banner, Button, ConfirmModal, DescriptionList, Section, Stack, Text, toast } from '#design-system';
import { IdentityDialog } from '../../form/useStepUp.tsx';
import { type Key, useT } from '../../i18n/index.ts';
import type { Passkey } from '../../identity/cognito.ts';
import { shown } from '../../lib/shown.ts';
import { formatDateTime } from '../../lib/time.ts';
import { useIdentity } from '../../state/identity.ts';
import { passkeyError } from '../../state/passkeyError.ts';

/** Messages that need other words for a signed-in user. */
const OWN: Partial<Record<Key, Key>> = {
  'auth.error.unknown': 'profile.passkeys.failed',
  'auth.passkey.refused': 'profile.passkeys.failed',
};

/** The user's passkeys from the pool: viewed, added and deleted only after a fresh confirmation. */
export function PasskeySection() {
  const t = useT();
  const load = useIdentity();
  const [list, setList] = useState<readonly Passkey[]>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Key>();
  const [removing, setRemoving] = useState<Passkey>();
  // The pool's own tokens are kept only while the section is mounted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on unmount
  useEffect(
    () => () =>
      void load().then(
        ({ forgetIdentity }) => forgetIdentity(),
        () => undefined,
      ),
    [],
  );

  type Identity = Awaited<ReturnType<typeof load>>;
  /** Runs an action on the passkeys and reloads the list. */
  const attempt = async (work?: (identity: Identity) => Promise<void>, doneKey?: Key) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const identity = await load();
      await work?.(identity);
      if (doneKey) toast({ tone: 'success', title: t(doneKey) });
      setList(await identity.listPasskeys());
    } catch (error) {
      const isOver = error instanceof Error && 'kind' in error && error.kind === 'sign-in-again';
      if (isOver) setList(undefined);
      const reason = passkeyError(error);
      setFailure(isOver ? 'profile.passkeys.again' : (OWN[reason] ?? reason));
    } finally {
      setBusy(false);
    }
  };
  /** With the time, because a user may have several passkeys of one kind. */
  const nameOf = ({ name, createdAt }: Passkey) =>
    `${shown(name || t('profile.passkeys.unnamed'), 60)}, ${createdAt ? formatDateTime(createdAt) : '-'}`;
  return (
    <Section title={t('profile.passkeys.title')} description={t('profile.passkeys.about')}>
      <Stack gap={4} align="start">
        {failure && <Banner tone="danger" role="alert" title={t(failure)} />}
        {list === undefined && (
          <>
            <Text tone="muted">{t('profile.passkeys.showAbout')}</Text>
            <Button loading={busy} onClick={() => setAsking(true)}>
              {t('profile.passkeys.show')}
            </Button>
          </>
        )}
        {list?.length === 0 && <Text tone="muted">{t('profile.passkeys.none')}</Text>}
        {list && list.length > 0 && (
          <DescriptionList
            columns={1}
            items={list.map((one) => ({
              term: nameOf(one),
              value: (
                <Button
                  size="sm"
                  aria-label={t('profile.passkeys.deleteOf', { name: nameOf(one) })}
                  onClick={() => setRemoving(one)}
                >
                  {t('profile.passkeys.delete')}
                </Button>
              ),
            }))}
          />
        )}
        {list && (
          <Button
            loading={busy}
            onClick={() => void attempt((identity) => identity.addPasskey(), 'profile.passkeys.added')}
          >
            {t('profile.passkeys.add')}
          </Button>
        )}
      </Stack>
      {asking && (
        <Suspense>
          <IdentityDialog
            about={undefined}
            keepsTokens
            onClose={(confirmed) => {
              setAsking(false);
              if (confirmed) void attempt();
            }}
          />
        </Suspense>
      )}
      <ConfirmModal
        open={removing !== undefined}
        onOpenChange={() => setRemoving(undefined)}
        tone="danger"
        title={t('profile.passkeys.deleteTitle')}
        consequence={t('profile.passkeys.deleteText')}
        confirmLabel={t('profile.passkeys.deleteConfirm')}
        onConfirm={() =>
          removing && attempt((identity) => identity.deletePasskey(removing.id), 'profile.passkeys.deleted')
        }
      />
    </Section>
  );
}
