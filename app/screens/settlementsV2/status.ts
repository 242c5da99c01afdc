import * as v from 'valibot';
import { referenceOf } from '../../api/http/errors.ts';
import type { Scope } from '../../api/http/paths.ts';
import {
  getSettlementV2,
  type SettlementV2,
  saveSettlementV2Status,
  settlementV2Change,
} from '../../api/settlementsV2.ts';
import { runJournal } from '../../bulk/runJournal.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { settleAction } from '../../lib/actionLog.ts';
import { useOnline } from '../../lib/online.ts';
import { Changed, type Outcome } from '../../lib/outcome.ts';
import { readFailure } from '../../lib/refusal.ts';
import { statusOf } from '../../lib/StatusTag.tsx';
import { dayOf, formatDateTime, formatTime, now } from '../../lib/time.ts';
import { withTabLock } from '../../money/withTabLock.ts';
import { nextStatuses, settlementV2Statuses } from '../../shared/settlement/settlementV2Status.ts';
import { useCan } from '../../state/access.ts';

const ChangeSchema = v.object({ recStatus: v.string() });
/** The change that was confirmed for all rows of a run. */
export type StatusChange = v.InferOutput<typeof ChangeSchema>;

/** The progress of one user's run for one business. */
export const statusJournal = (merchantId: string, userName: string) =>
  runJournal(`settlementsV2.${merchantId}.${userName}`, ChangeSchema);

/** A status in the page's language; an unknown one as received. */
export const statusWord = (status: string, t: Translate) => {
  const entry = statusOf(settlementV2Statuses, status);
  return entry ? t(entry.label) : status;
};

/** `HH:mm` today, with the date on any other day. */
const timeOf = (at: number) =>
  dayOf(at) === dayOf(now()) ? formatTime(at).slice(0, 5) : formatDateTime(at).slice(0, 16);

const changedText = ({ updatedName, updatedAt }: SettlementV2, t: Translate) =>
  updatedName && updatedAt !== undefined
    ? t('settlementV2.run.changed', { name: updatedName, time: timeOf(updatedAt) })
    : t('settlementV2.run.changedElsewhere');

interface Setting {
  scope: Scope;
  /** The name that is sent with a change. */
  updatedName: string;
  t: Translate;
}

/**
 * Sets the status of one settlement. It is read right before: one that someone else changed since it was seen is left
 * alone. A PUT has no key, so without a response the settlement is read: if it has the status and the name that were
 * sent, this change succeeded.
 *
 * @param again false: only checks the result of an earlier attempt
 */
export async function setStatus(
  row: SettlementV2,
  { recStatus }: StatusChange,
  again: boolean,
  { scope, updatedName, t }: Setting,
): Promise<Outcome<SettlementV2>> {
  const isMine = (one: SettlementV2) => one.recStatus === recStatus && one.updatedName === updatedName;
  const isAsSeen = (one: SettlementV2) =>
    one.recStatus === row.recStatus && one.updatedAt === row.updatedAt && one.net === row.net;
  const changed = (one: SettlementV2, sent: boolean) =>
    ({ state: 'refused', error: new Changed(changedText(one, t)), sent }) as const;

  const look = async (error: unknown): Promise<Outcome<SettlementV2>> => {
    const stored = await getSettlementV2(scope, row.id).catch(() => undefined);
    if (!stored) return { state: 'unknown', error, looked: false };
    if (isMine(stored)) {
      settleAction(referenceOf(error), 'done');
      return { state: 'done', result: stored };
    }
    return isAsSeen(stored) ? { state: 'unknown', error, looked: true } : changed(stored, true);
  };

  const outcome = await withTabLock(
    `settlementV2.${scope.merchantId}.${row.id}`,
    async (): Promise<Outcome<SettlementV2>> => {
      if (!again) return look(undefined);
      let stored: SettlementV2;
      try {
        stored = await getSettlementV2(scope, row.id);
      } catch (error) {
        return { state: 'refused', error, sent: false };
      }
      // An earlier attempt whose response was lost.
      if (isMine(stored)) return { state: 'done', result: stored };
      if (!isAsSeen(stored)) return changed(stored, false);
      try {
        const change = settlementV2Change(recStatus, updatedName, now());
        const saved = await saveSettlementV2Status(scope, row.id, change);
        // A 200 with another settlement or status proves nothing about this one.
        return saved.id === row.id && saved.recStatus === recStatus
          ? { state: 'done', result: saved }
          : look(undefined);
      } catch (error) {
        const failure = readFailure(error);
        if (failure === 'turned-away' || failure === 'refused')
          return { state: 'refused', error, sent: true };
        const seen = await look(error);
        // The service refused, and the stored settlement shows no trace of the change.
        return failure === 'conflict' && seen.state === 'unknown' && seen.looked
          ? { state: 'refused', error, sent: true }
          : seen;
      }
    },
  );
  return outcome ?? { state: 'busy' };
}

/** Why the user may not set any status now, or undefined. */
export function useDenialOfAll(): string | undefined {
  const t = useT();
  const mayUpdate = useCan('reconcile:update');
  const online = useOnline();
  if (!mayUpdate) return t('settlementV2.denied');
  return online ? undefined : t('settlementV2.offline');
}

/** Why a settlement cannot change to this status, or to any; undefined if it can. */
export function denialOf({ recStatus }: SettlementV2, to: string | undefined, t: Translate) {
  const next: readonly string[] = nextStatuses(recStatus);
  if (to === undefined ? next.length > 0 : next.includes(to)) return undefined;
  const now = statusWord(recStatus, t);
  if (to === undefined || next.length === 0) return t('settlementV2.run.final', { status: now });
  if (to === recStatus) return t('settlementV2.run.already', { status: now });
  return t('settlementV2.run.notAllowed', { status: now, next: statusWord(to, t) });
}
