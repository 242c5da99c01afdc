import { useState } from 'react';
import { Banner, type FormController, Stack, Text, TextField } from '#design-system';
import { FieldList } from '../../form/FieldList.tsx';
import { type Translate, useT } from '../../i18n/index.ts';
import { adviceOf, cleanIp, coverInternet, covers, isRepeated, readRange } from './ips.ts';
import { MAX_IPS } from './rules.ts';

interface AllowlistProps {
  form: FormController<{
    ipnUrl: string;
    returnUrl: string;
    cancelUrl: string;
    ipAllowlist: string[];
  }>;
  readOnly: boolean;
}

/** Addresses and ranges that may call, with warnings for each, and a test of an address against the whole list. */
export function Allowlist({ form, readOnly }: AllowlistProps) {
  const t = useT();
  const entries = form.values.ipAllowlist;
  const hintOf = (place: number) => {
    const advice = adviceOf(entries, place);
    if (!advice) return undefined;
    const by = advice.about === 'inside' ? advice.by : '';
    return <Text tone="warning">{t(`integration.ip.advice.${advice.about}`, { by })}</Text>;
  };
  return (
    <>
      <FieldList
        list={form.list('ipAllowlist')}
        label={t('integration.ip.title')}
        hint={t('integration.ip.hint', { count: MAX_IPS })}
        readOnly={readOnly}
        entry={(place) => ({
          label: t('integration.ip.entry', { place }),
          remove: t('integration.ip.remove', { place }),
          removed: t('integration.ip.removed', { place }),
          hint: hintOf(place - 1),
        })}
        add={t('integration.ip.add')}
        limit={MAX_IPS}
        clean={cleanIp}
        isRepeated={isRepeated}
      />
      {coverInternet(entries) && (
        <Banner tone="warning" title={t('integration.ip.internet')}>
          {t('integration.ip.internetHelp')}
        </Banner>
      )}
      <IpTester entries={entries} />
    </>
  );
}

/** The entry that allows an address, or that none does; undefined without a query. */
function answerOf(asked: string, entries: readonly string[], t: Translate) {
  const ip = cleanIp(asked);
  if (ip === '') return undefined;
  const range = readRange(ip);
  if (!range || ip.includes('/')) return { tone: 'danger', text: t('integration.ip.test.wrong') } as const;
  const by = entries.find((entry) => covers(entry, ip));
  return by === undefined
    ? ({ tone: 'warning', text: t('integration.ip.test.no', { ip }) } as const)
    : ({ tone: 'success', text: t('integration.ip.test.yes', { ip, by: by.trim() }) } as const);
}

/** Checks against the list in the fields, saved or not. */
function IpTester({ entries }: { entries: readonly string[] }) {
  const t = useT();
  const [asked, setAsked] = useState('');
  const answer = answerOf(asked, entries, t);
  return (
    <Stack gap={1}>
      <TextField
        label={t('integration.ip.test.label')}
        hint={t('integration.ip.test.hint')}
        value={asked}
        onChange={setAsked}
        clearable
        autoComplete="off"
        spellCheck={false}
        translate="no"
        // Not a field of the surrounding form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Text as="p" role="status" tone={answer?.tone}>
        {answer?.text}
      </Text>
    </Stack>
  );
}
