// All alerts of incoming money; loads when the user switches the first one on.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { amountInWords } from '#design-system';
import { listVanChanges } from '../../api/van.ts';
import { type Locale, type Translate, useLocale, useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Preferences } from '../../lib/preferences.ts';
import { formatTime, now } from '../../lib/time.ts';
import { spokenPayment } from '../../shared/payment/spokenPayment.ts';
import { speak, voiceOf } from '../../shared/payment/voice.ts';
import { useScope } from '../../state/business.ts';

type AlertPreferences = Preferences['alerts'];

const SEEN_MS = 15_000;
/** Slower while hidden: no one is looking, and other tabs need the network too. */
const HIDDEN_MS = 45_000;
/** Each failure halves the polling rate, down to every four minutes. */
const MOST_FAILURES = 4;
/** Lines may be reported late: those of the last so many seconds are checked. */
const WINDOW = 6 * 3600;
/** Remembered lines: far more than one response contains. */
const MOST_KNOWN = 500;

/** Whether a moment (unix seconds) is within the quiet hours, which may span midnight. */
export function isQuiet({ quiet, from, to }: AlertPreferences, at: number): boolean {
  if (!quiet) return false;
  const time = formatTime(at).slice(0, 5);
  return from <= to ? from <= time && time < to : time >= from || time < to;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** More payments at once are announced as a sum. */
const MOST_SPOKEN = 3;

/** The received amounts (VND each) as spoken text: one by one, so that a small one is not heard as a large one. */
export function saidOf(amounts: readonly number[], t: Translate, locale: Locale): string[] {
  if (amounts.length <= MOST_SPOKEN)
    return amounts.map((amount) => spokenPayment({ paidAmount: amount, asked: amount }, t, locale));
  const words = amountInWords(sumOf(amounts), locale);
  const amount = words.charAt(0).toLowerCase() + words.slice(1);
  return [t.count('van.alert.sum', amounts.length, { amount })];
}

/** The same in figures. It also appears on a locked screen, so it contains no names. */
function shownOf(amounts: readonly number[], t: Translate): string {
  const amount = formatMoney(sumOf(amounts));
  return amounts.length === 1
    ? t('van.alert.said', { amount })
    : t.count('van.alert.sum', amounts.length, { amount });
}

function notify(title: string, body: string): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    new Notification(title, { body, tag: 'van' });
  } catch {
    // Phones show notifications only through a service worker, which the portal does not have.
  }
}

/** Voices load some time after the page; after two seconds, assume there are none. */
function useVoiceMissing(locale: string, tell: (missing: boolean) => void) {
  const read = useEffectEvent(() => tell(voiceOf(locale) === undefined));
  useEffect(() => {
    if (voiceOf(locale)) read();
    const timer = setTimeout(read, 2000);
    const onVoices = () => read();
    globalThis.speechSynthesis?.addEventListener?.('voiceschanged', onVoices);
    return () => {
      clearTimeout(timer);
      globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', onVoices);
    };
  }, [locale]);
}

/**
 * Whether this tab is the one that speaks; when it closes, the next one takes over. Without Web Locks, every tab is.
 */
function useSpeaker(name: string) {
  const isSpeaker = useRef(false);
  useEffect(() => {
    const { locks } = navigator;
    isSpeaker.current = !locks;
    if (!locks) return;
    const stop = new AbortController();
    let release = () => {};
    const hold = () => {
      isSpeaker.current = true;
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    };
    locks.request(`portal.${name}`, { signal: stop.signal }, hold).catch(() => undefined);
    return () => {
      isSpeaker.current = false;
      stop.abort();
      release();
    };
  }, [name]);
  return isSpeaker;
}

/** Shows a count before the tab's title while the tab is hidden. */
function useTitleCount(count: number) {
  useEffect(() => {
    const title = () => document.title.replace(/^\(\d+\) /, '');
    document.title = count > 0 ? `(${count}) ${title()}` : title();
    return () => {
      document.title = title();
    };
  }, [count]);
}

interface IncomeWatcherProps {
  alerts: AlertPreferences;
  /** Whether the device has no voice for the page's language. */
  onVoiceMissing: (missing: boolean) => void;
}

/** Polls for incoming money, also while the tab is hidden, and notifies the user as they chose. */
export function IncomeWatcher({ alerts, onVoiceMissing }: IncomeWatcherProps) {
  const t = useT();
  const locale = useLocale();
  const { merchantId, storeId } = useScope();
  const isSpeaker = useSpeaker(`van.${merchantId}`);
  const [unseen, setUnseen] = useState(0);
  useVoiceMissing(locale, onVoiceMissing);
  useTitleCount(alerts.count ? unseen : 0);

  const tell = useEffectEvent((amounts: readonly number[]) => {
    if (document.hidden) setUnseen((count) => count + amounts.length);
    if (!isSpeaker.current || isQuiet(alerts, now())) return;
    if (alerts.voice) for (const one of saidOf(amounts, t, locale)) void speak(one, locale);
    if (alerts.notice) notify(t('van.title'), shownOf(amounts, t));
  });

  useEffect(() => {
    const stop = new AbortController();
    const scope = { merchantId, storeId };
    let timer: ReturnType<typeof setTimeout>;
    let failures = 0;
    // The first response is not news.
    let known: Set<string> | undefined;
    const ask = async () => {
      const query = { page: 1, pageSize: 100, sort: '-at', direction: 'IN', from: now() - WINDOW };
      try {
        const { items } = await listVanChanges(scope, query, stop.signal);
        const income = known ? items.filter(({ id }) => !known?.has(id)) : [];
        known = new Set([...(known ?? []), ...items.map(({ id }) => id)].slice(-MOST_KNOWN));
        failures = 0;
        if (income.length > 0) tell(income.map(({ amount }) => amount));
      } catch {
        failures = Math.min(failures + 1, MOST_FAILURES);
      }
      if (stop.signal.aborted) return;
      timer = setTimeout(ask, (document.hidden ? HIDDEN_MS : SEEN_MS) * 2 ** failures);
    };
    const onVisible = () => !document.hidden && setUnseen(0);
    document.addEventListener('visibilitychange', onVisible);
    void ask();
    return () => {
      stop.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [merchantId, storeId]);
  return null;
}
