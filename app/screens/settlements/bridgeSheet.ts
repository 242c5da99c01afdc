import type { Scope } from '../../api/http/paths.ts';
import type { Translate } from '../../i18n/index.ts';
import { formatChange } from '../../lib/money.ts';
import { type DayRange, formatDay } from '../../lib/time.ts';
import type { MoreSheet } from '../../list/export/cells.ts';
import { bridgeOf, readBridge } from './bridge.ts';

interface BridgeSheetOptions {
  scope: Scope;
  days: DayRange;
  t: Translate;
  signal: AbortSignal;
}

/** The bridge as a sheet: each line with its amount (VND) as it enters the sum, then the differences. */
export async function bridgeSheet({ scope, days, t, signal }: BridgeSheetOptions): Promise<MoreSheet> {
  const { lines, gaps } = bridgeOf(await readBridge(scope, days, signal));
  return {
    name: t('settlement.bridge.title'),
    lines: [
      [t('settlement.bridge.about', { from: formatDay(days.from), to: formatDay(days.to) }), ''],
      ...lines.map((line): [string, number] => [t(line.label), line.amount]),
      ...(gaps.length === 0
        ? [[t('settlement.bridge.closes'), ''] as [string, string]]
        : gaps.map(({ label, amount }): [string, number] => [
            t(label, { amount: formatChange(amount) }),
            amount,
          ])),
    ],
  };
}
