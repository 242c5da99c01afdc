import { useState } from 'react';
import { Button, SecretValue, Section, Stack, Text } from '#design-system';
import { ApiError } from '../../api/http/errors.ts';
import { getApiKey, type Integration, NoApiKey } from '../../api/integration.ts';
import { useStepUp } from '../../form/useStepUp.tsx';
import { type Translate, useT } from '../../i18n/index.ts';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { failureText } from '../../state/failureText.ts';
import { KEY_PART } from './Readiness.tsx';
import { ResetKey } from './ResetKey.tsx';

/** The password prompt was cancelled. */
class NotConfirmed extends Error {}

/** Why no key can be shown, as a sentence. */
export function keyFailure(error: unknown, t: Translate): string {
  if (error instanceof NotConfirmed) return t('integration.key.notConfirmed');
  if (error instanceof NoApiKey) return t('integration.key.none');
  return error instanceof ApiError ? failureText(error, t) : t('error.server');
}

/**
 * Fetches the key after asking for the password (ASVS 7.5.3), and renders that dialog. The key is not stored here.
 * `fetchKey` throws the text of `keyFailure`.
 */
export function useApiKey() {
  const scope = useScope();
  const stepUp = useStepUp({ password: true });
  return {
    fetchKey: async () => {
      if (!(await stepUp.confirmIdentity())) throw new NotConfirmed();
      return getApiKey(scope);
    },
    dialog: stepUp.dialog,
  };
}

interface ApiKeyProps {
  info: Integration;
  /** The key has been replaced. */
  onReset: () => void;
}

/** The key by its last characters: show it for half a minute, copy it unseen, or reset it. */
export function ApiKey({ info, onReset }: ApiKeyProps) {
  const t = useT();
  const mayUse = useCan('api:update');
  const mayReset = useCan('api:reset');
  const { fetchKey, dialog } = useApiKey();
  const [resetting, setResetting] = useState(false);
  const { keyTail } = info;
  return (
    <Section
      id={KEY_PART}
      title={t('integration.key.title')}
      description={t('integration.key.about')}
      actions={
        <Button
          tone={keyTail ? 'danger' : 'accent'}
          disabled={mayReset ? undefined : t('user.scope', { scope: 'api:reset' })}
          onClick={() => setResetting(true)}
        >
          {t(keyTail ? 'integration.reset.open' : 'integration.reset.first')}
        </Button>
      }
    >
      <Stack gap={2}>
        {keyTail ? (
          <SecretValue
            // Hides a shown key when the key changes.
            key={keyTail}
            label={t('integration.key.title')}
            tail={keyTail}
            reveal={fetchKey}
            describeError={(error) => keyFailure(error, t)}
            disabled={mayUse ? undefined : t('integration.key.denied')}
          />
        ) : (
          <Text as="p" tone="muted">
            {t('integration.key.none')}
          </Text>
        )}
      </Stack>
      {dialog}
      <ResetKey info={info} open={resetting} onOpenChange={setResetting} onReset={onReset} />
    </Section>
  );
}
