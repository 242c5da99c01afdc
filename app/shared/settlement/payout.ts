import type { Settlement } from '../../api/settlements.ts';
import { settlementGroups } from '../../api/statusGroups.ts';
import { type Day, dayOf } from '../../lib/time.ts';
import { nextWorkingDay } from '../../lib/workingDays.ts';
import { daysOfSettlement } from './settlementDays.ts';

/** Statuses whose money will be paid out as usual, or has been. */
const ON_ITS_WAY: readonly string[] = [...settlementGroups.waiting, ...settlementGroups.paid];

interface PayoutDay {
  day: Day;
  /** Computed here, because the service returns no day. */
  isGuessed: boolean;
}

/** The payout day: as the service says, or the next working day after day T; unknown for a held settlement. */
export function payoutOf(settlement: Settlement, holidays: readonly Day[]): PayoutDay | undefined {
  const { expectedPayoutAt, status } = settlement;
  if (expectedPayoutAt !== undefined) return { day: dayOf(expectedPayoutAt), isGuessed: false };
  const days = daysOfSettlement(settlement);
  if (!days || !ON_ITS_WAY.includes(status)) return undefined;
  return { day: nextWorkingDay(days.to, holidays), isGuessed: true };
}
