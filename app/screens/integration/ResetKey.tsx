import { useRef, useState } from 'react';
import { Banner, Button, CodeBlock, ConfirmModal, DescriptionList, Modal, Stack } from '#design-system';
import { ApiError, referenceOf } from '../../api/http/errors.ts';
import type { Scope } from '../../api/http/paths.ts';
import { getApiKey, type Integration, NoApiKey, resetApiKey } from '../../api/integration.ts';
import { useStepUp } from '../../form/useStepUp.tsx';
import { useT } from '../../i18n/index.ts';
import { settleAction } from '../../lib/actionLog.ts';
import { Moment } from '../../lib/Moment.tsx';
import { useLeaveGuard } from '../../lib/navigation/leaveGuard.ts';
import { useMutation } from '../../lib/query.tsx';
import { mayBeDone } from '../../lib/refusal.ts';
import { plainName } from '../../money/samePerson.ts';
import { useBusiness, useScope } from '../../state/business.ts';
import { failureText } from '../../state/failureText.ts';

/** It is unknown whether there is a new key: shown with the reference code of the reset. */
class Unresolved extends Error {
  constructor(
    message: string,
    override readonly cause: unknown,
  ) {
    super(message);
  }
}

/** The current key, if there is one. */
const currentKey = (scope: Scope): Promise<string | undefined> =>
  getApiKey(scope).catch((error: unknown) => {
    if (error instanceof NoApiKey) return undefined;
    throw error;
  });

/**
 * Creates a new key, at most once. If the response was lost, the key is read again and compared with the one before;
 * the next press checks first, and sends again only while the key is still the old one.
 */
function useReset(onDone: (key: string) => void) {
  const t = useT();
  const scope = useScope();
  const reset = useMutation({ mutationFn: () => resetApiKey(scope) });
  /** A reset with an unknown result, with the key before it. In memory, until the dialog is closed. */
  const open = useRef<{ before: string | undefined; error: unknown }>(undefined);
  const lookForKey = async ({ before, error }: NonNullable<typeof open.current>) => {
    const key = await currentKey(scope).catch(() => {
      throw new Unresolved(t('integration.reset.unknown'), error);
    });
    if (key === undefined || key === before) return false;
    settleAction(referenceOf(error), 'done');
    onDone(key);
    return true;
  };
  return {
    forget: () => {
      open.current = undefined;
    },
    send: async () => {
      if (open.current && (await lookForKey(open.current))) return;
      const before = open.current ? open.current.before : await currentKey(scope);
      try {
        onDone(await reset.mutateAsync());
      } catch (error) {
        if (!mayBeDone(error)) throw error;
        open.current = { before, error };
        if (!(await lookForKey(open.current))) throw new Unresolved(t('integration.reset.notYet'), error);
      }
    },
  };
}

interface ResetKeyProps {
  info: Integration;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onReset: () => void;
}

/** Confirms with the consequences and the typed name of the business; then shows the new key, once. */
export function ResetKey({ info, open, onOpenChange, onReset }: ResetKeyProps) {
  const t = useT();
  const business = useBusiness();
  const stepUp = useStepUp({ password: true });
  const [made, setMade] = useState<string>();
  const { forget, send } = useReset((key) => {
    setMade(key);
    onReset();
  });
  const { keyTail, lastUsedAt } = info;
  const name = business?.companyName ?? business?.id ?? '';
  const confirm = async () => {
    if (!(await stepUp.confirmIdentity())) throw new Error(t('stepUp.cancelled'));
    await send();
  };
  return (
    <>
      <ConfirmModal
        open={open}
        onOpenChange={(next) => {
          forget();
          onOpenChange(next);
        }}
        tone={keyTail ? 'danger' : 'accent'}
        alert
        title={t(keyTail ? 'integration.reset.title' : 'integration.reset.firstTitle')}
        consequence={t(keyTail ? 'integration.reset.text' : 'integration.reset.firstText')}
        confirmLabel={t(keyTail ? 'integration.reset.open' : 'integration.reset.first')}
        {...(keyTail && {
          typed: {
            label: t('integration.reset.typed', { name }),
            matches: (text: string) => plainName(text) === plainName(name),
          },
        })}
        onConfirm={confirm}
        describeError={(error) =>
          error instanceof ApiError ? failureText(error, t) : (error as Error).message
        }
        codeOf={referenceOf}
      >
        {keyTail && (
          <DescriptionList
            items={[
              { term: t('integration.reset.now'), value: `•••• ${keyTail}` },
              { term: t('integration.connection.lastUsedAt'), value: <Moment at={lastUsedAt} /> },
            ]}
          />
        )}
      </ConfirmModal>
      {stepUp.dialog}
      {made !== undefined && <NewKey apiKey={made} onClose={() => setMade(undefined)} />}
    </>
  );
}

/** The new key in full, shown once: it is gone with this dialog, which warns if it was not copied. */
function NewKey({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const guard = useLeaveGuard(!copied, { unfinished: 'secret' });
  const close = async () => {
    if (await guard.confirmClose()) onClose();
  };
  return (
    <>
      <Modal
        open
        onOpenChange={(open) => !open && onClose()}
        confirmClose={guard.confirmClose}
        title={t('integration.reset.done')}
        role="alertdialog"
        footer={
          <Button variant="solid" tone="accent" onClick={() => void close()}>
            {t('integration.reset.close')}
          </Button>
        }
      >
        <Stack gap={4}>
          <Banner tone="warning" title={t('integration.reset.once')}>
            {t('integration.reset.next')}
          </Banner>
          <CodeBlock label={t('integration.reset.newKey')} code={apiKey} onCopied={() => setCopied(true)} />
        </Stack>
      </Modal>
      {guard.question}
    </>
  );
}
