import { useEffect, useState } from 'react';
import {
  Button,
  CodeBlock,
  Details,
  PasswordField,
  Section,
  Select,
  Stack,
  StatusBadge,
  Text,
  TextArea,
  TextField,
} from '#design-system';
import { useT } from '../../../i18n/index.ts';
import { now } from '../../../lib/time.ts';
import { useCan } from '../../../state/access.ts';
import { keyFailure, useApiKey } from '../ApiKey.tsx';
import { canSign, compare, hmac, type SignedCall, textToSign } from './signature.ts';

const METHODS = ['POST', 'GET', 'PUT', 'PATCH', 'DELETE'].map((value) => ({ value, label: value }));
const EXAMPLE = { method: 'POST', path: '/payment/payment-status', body: '{"id":"TT1"}' };

/** Text to sign and signature for the current input; an older result never replaces a newer one. */
function useSignature({ method, path, timestamp, body }: SignedCall, key: string) {
  const [signed, setSigned] = useState({ text: '', signature: '' });
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const text = await textToSign({ method, path, timestamp, body });
      // WebCrypto rejects an empty key.
      const signature = key ? await hmac(key, text) : '';
      if (isCurrent) setSigned({ text, signature });
    })();
    return () => {
      isCurrent = false;
    };
  }, [method, path, timestamp, body, key]);
  return signed;
}

/** The signed text, its signature, and a comparison with another signature. Everything is computed in this browser. */
export function Playground({ hasKey }: { hasKey: boolean }) {
  const t = useT();
  return (
    <Section title={t('integration.sign.title')} description={t('integration.sign.about')}>
      {canSign() ? (
        <Details title={t('integration.sign.open')}>
          <Fields hasKey={hasKey} />
        </Details>
      ) : (
        <Text as="p" tone="warning">
          {t('integration.sign.insecure')}
        </Text>
      )}
    </Section>
  );
}

function Fields({ hasKey }: { hasKey: boolean }) {
  const t = useT();
  const [call, setCall] = useState(() => ({ ...EXAMPLE, timestamp: String(now()) }));
  /** In memory only, until the user leaves the page. `taken` is never shown in a field. */
  const [key, setKey] = useState({ typed: '', taken: '' });
  const [pasted, setPasted] = useState('');
  /** Whether the pasted text had Windows line ends, which a text area cannot hold. */
  const [hadReturns, setReturns] = useState(false);
  const { text, signature } = useSignature(call, key.taken || key.typed);
  const field = (name: keyof SignedCall) => ({
    label: t(`integration.sign.${name}`),
    value: call[name],
    onChange: (value: string) => setCall((before) => ({ ...before, [name]: value })),
  });
  const asTyped = { autoComplete: 'off', spellCheck: false, translate: 'no' } as const;
  return (
    <Stack gap={4}>
      <Stack gap={4} readable>
        <Select {...field('method')} options={METHODS} />
        <TextField {...field('path')} {...asTyped} hint={t('integration.sign.pathHint')} />
        <TextField
          {...field('timestamp')}
          {...asTyped}
          inputMode="numeric"
          hint={t('integration.sign.timestampHint')}
          end={
            <Button size="sm" variant="ghost" onClick={() => field('timestamp').onChange(String(now()))}>
              {t('integration.sign.now')}
            </Button>
          }
        />
        <TextArea
          {...field('body')}
          {...asTyped}
          rows={3}
          onPaste={(event) => setReturns(event.clipboardData.getData('text').includes('\r\n'))}
          hint={
            hadReturns && call.body.includes('\n') ? (
              <Text tone="warning">{t('integration.sign.bodyReturns')}</Text>
            ) : (
              t('integration.sign.bodyHint')
            )
          }
        />
        <KeyField hasKey={hasKey} value={key} onChange={setKey} />
      </Stack>
      <CodeBlock label={t('integration.sign.text')} code={text} />
      {signature ? (
        <>
          <CodeBlock label={t('integration.sign.signature')} code={signature} />
          <Stack gap={2} readable>
            <TextField
              label={t('integration.sign.pasted')}
              value={pasted}
              onChange={setPasted}
              clearable
              {...asTyped}
            />
            <div role="status">
              <Comparison pasted={pasted} right={signature} />
            </div>
          </Stack>
        </>
      ) : (
        <Text as="p" tone="muted">
          {t('integration.sign.noKey')}
        </Text>
      )}
    </Stack>
  );
}

function Comparison({ pasted, right }: { pasted: string; right: string }) {
  const t = useT();
  if (pasted.trim() === '') return null;
  const result = compare(pasted, right);
  const isSame = result === 'same';
  return (
    <StatusBadge
      tone={isSame ? 'success' : 'danger'}
      icon={isSame ? 'success' : 'failed'}
      label={t(`integration.sign.compared.${result}`)}
    />
  );
}

interface Key {
  typed: string;
  taken: string;
}

interface KeyFieldProps {
  hasKey: boolean;
  value: Key;
  onChange: (key: Key) => void;
}

/** A typed key, or the current one, fetched after asking for the password and not shown. */
function KeyField({ hasKey, value, onChange }: KeyFieldProps) {
  const t = useT();
  const mayTake = useCan('api:update') && hasKey;
  const { fetchKey, dialog } = useApiKey();
  const [problem, setProblem] = useState('');
  const take = async () => {
    setProblem('');
    try {
      onChange({ typed: '', taken: await fetchKey() });
    } catch (error) {
      setProblem(keyFailure(error, t));
    }
  };
  return (
    <Stack gap={2}>
      {value.taken ? (
        <Text as="p">{t('integration.sign.taken', { tail: value.taken.slice(-4) })}</Text>
      ) : (
        <PasswordField
          label={t('integration.sign.key')}
          hint={t('integration.sign.keyHint')}
          // Password managers must neither offer nor save it.
          autoComplete="new-password"
          value={value.typed}
          onChange={(typed) => onChange({ typed, taken: '' })}
        />
      )}
      <Stack direction="row" gap={2} wrap>
        {mayTake && !value.taken && (
          <Button size="sm" onClick={() => void take()}>
            {t('integration.sign.take')}
          </Button>
        )}
        {(value.taken || value.typed) && (
          <Button size="sm" onClick={() => onChange({ typed: '', taken: '' })}>
            {t('integration.sign.drop')}
          </Button>
        )}
      </Stack>
      <Text as="p" tone="danger" role="alert">
        {problem}
      </Text>
      {dialog}
    </Stack>
  );
}
