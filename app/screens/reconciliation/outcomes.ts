import type { Tone } from '#design-system';
import type { StatusRegistry } from '../../lib/status.ts';
import { type DayRange, formatDay } from '../../lib/time.ts';
import type { DeskRow, MatchResult, Outcome } from '../../shared/sheet/types.ts';

/** The outcome of a row, compared or not (docs/contract.md, "Import row"). */
export const outcomes = {
  MATCHED: { label: 'reconcile.outcome.MATCHED', tone: 'success', icon: 'check' },
  AMOUNT_DIFFERS: { label: 'reconcile.outcome.AMOUNT_DIFFERS', tone: 'danger', icon: 'warning' },
  FEE_DIFFERS: { label: 'reconcile.outcome.FEE_DIFFERS', tone: 'warning', icon: 'warning' },
  STATUS_DIFFERS: { label: 'reconcile.outcome.STATUS_DIFFERS', tone: 'warning', icon: 'review' },
  MISSING_IN_SYSTEM: { label: 'reconcile.outcome.MISSING_IN_SYSTEM', tone: 'danger', icon: 'search' },
  MISSING_IN_FILE: { label: 'reconcile.outcome.MISSING_IN_FILE', tone: 'danger', icon: 'less' },
  DUPLICATE: { label: 'reconcile.outcome.DUPLICATE', tone: 'warning', icon: 'part' },
  INVALID: { label: 'reconcile.outcome.INVALID', tone: 'warning', icon: 'failed' },
} as const satisfies StatusRegistry & Record<Outcome | 'INVALID', unknown>;

/** The outcome to display; a row that could not be compared has one too. */
export const outcomeOf = ({ outcome }: DeskRow): Outcome | 'INVALID' => outcome ?? 'INVALID';

/** Whether the file and the portal have the same rows, without a difference. */
export const isClean = ({ outcomes: { MATCHED, MISSING_IN_FILE }, compared }: MatchResult) =>
  MATCHED.count === compared.count && MISSING_IN_FILE.count === 0;

/** The days of a comparison. */
export const daysText = ({ from, to }: DayRange) =>
  from === to ? formatDay(from) : `${formatDay(from)} - ${formatDay(to)}`;

/** The accent of a row that is out of the ordinary. */
export function toneOfDeskRow(row: DeskRow): Tone | undefined {
  const { tone } = outcomes[outcomeOf(row)];
  return tone === 'success' ? undefined : tone;
}

/** Id of a row: its line, or the transaction missing in the file. */
export const nameOfRow = ({ line, system, key }: DeskRow) =>
  line === undefined ? (system?.id ?? key) : String(line);
