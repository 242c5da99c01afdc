import { useState } from 'react';
import { Button, Divider, Popover, Select, Stack, Switch, Text, useNarrow, VanIcon } from '#design-system';
import { useLocale, useT } from '../../i18n/index.ts';
import { speak } from '../../shared/payment/voice.ts';
import { useChangePreferences, usePreference } from '../../state/preferences.ts';
import { IncomeWatcher, saidOf } from './IncomeWatcher.tsx';

/** Why the device shows no notifications although they were requested. */
type Refused = 'noticeBlocked' | 'noticeMissing';

/** `00:00` to `23:00`, in the same format in every browser. */
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`).map((time) => ({
  value: time,
  label: time,
}));

const mayNotify = () => 'Notification' in globalThis && Notification.permission === 'granted';

/** Alerts for incoming money while the page is open: voice, desktop, tab title; all off by default. */
export function Alerts() {
  const t = useT();
  const narrow = useNarrow();
  const alerts = usePreference('alerts');
  const [voiceMissing, setVoiceMissing] = useState(false);
  const isOn = alerts.voice || alerts.notice || alerts.count;
  return (
    <>
      <Popover
        align="end"
        label={t('van.alert.title')}
        trigger={{
          label: t('van.alert.title'),
          icon: VanIcon,
          iconOnly: narrow,
          ...(isOn && { tone: 'accent' as const }),
        }}
      >
        <AlertSwitches voiceMissing={voiceMissing} />
      </Popover>
      {isOn && <IncomeWatcher alerts={alerts} onVoiceMissing={setVoiceMissing} />}
    </>
  );
}

function AlertSwitches({ voiceMissing }: { voiceMissing: boolean }) {
  const t = useT();
  const locale = useLocale();
  const alerts = usePreference('alerts');
  const change = useChangePreferences();
  const [refused, setRefused] = useState<Refused>();
  const set = (part: Partial<typeof alerts>) => change({ alerts: { ...alerts, ...part } });

  const switchNotice = async (on: boolean) => {
    if (!on) return set({ notice: false });
    if (!('Notification' in globalThis)) return setRefused('noticeMissing');
    // Asked only on this press.
    const answer = await Notification.requestPermission();
    setRefused(answer === 'granted' ? undefined : 'noticeBlocked');
    if (answer === 'granted') set({ notice: true });
  };
  const listen = () => {
    for (const one of saidOf([250_000], t, locale)) void speak(one, locale);
  };
  return (
    <Stack gap={4}>
      <Text as="p">{t('van.alert.intro')}</Text>
      <Stack gap={2}>
        <Switch
          label={t('van.alert.voice')}
          hint={t(alerts.voice && voiceMissing ? 'van.alert.voiceMissing' : 'van.alert.voiceHint')}
          checked={alerts.voice}
          onChange={(voice) => set({ voice })}
        />
        {alerts.voice && !voiceMissing && (
          <Stack direction="row">
            <Button size="sm" onClick={() => listen()}>
              {t('van.alert.try')}
            </Button>
          </Stack>
        )}
      </Stack>
      <Switch
        label={t('van.alert.notice')}
        hint={t(`van.alert.${refused ?? 'noticeHint'}`)}
        checked={alerts.notice && mayNotify()}
        onChange={(on) => void switchNotice(on)}
      />
      <Switch
        label={t('van.alert.count')}
        hint={t('van.alert.countHint')}
        checked={alerts.count}
        onChange={(count) => set({ count })}
      />
      <Divider />
      <Switch
        label={t('van.alert.quiet')}
        hint={t('van.alert.quietHint')}
        checked={alerts.quiet}
        onChange={(quiet) => set({ quiet })}
      />
      {alerts.quiet && (
        <Stack direction="row" gap={3}>
          {(['from', 'to'] as const).map((end) => (
            <Select
              key={end}
              label={t(`van.alert.${end}`)}
              options={HOURS}
              value={alerts[end]}
              onChange={(time) => set({ [end]: time })}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
