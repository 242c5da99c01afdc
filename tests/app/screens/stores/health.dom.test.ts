// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { getPaid } from '#app/api/stores.ts';
import { dayStart } from '#app/lib/time.ts';
import { isSilent, silentAmong, silentAt, silentHours } from '#app/shared/store/silentStores.ts';
import { createSandbox } from '#sandbox/api.ts';
import { connect } from '#tests/screens/schemas.kit.ts';

/** A moment of the day, in Vietnam time. */
const at = (hour: number) => dayStart('2026-11-20') + hour * 3600;
/** The counts of the hours that have begun, with one payment in each of `hours`. */
const paidIn = (until: number, ...hours: number[]) =>
  Array.from({ length: Math.floor(until) + 1 }, (_, hour) => (hours.includes(hour) ? 1 : 0));

describe('a store is silent', () => {
  it.each([
    [15, [8, 9], 5, 'from the end of the last hour with a payment'],
    [15, [8, 14], 0, 'not while that hour has just ended'],
    [15.9, [15], 0, 'not in an hour with a payment'],
    [10.99, [], 2, 'from the opening on, not from midnight'],
    [11, [], 3, 'as soon as the third hour is full'],
    [11, [2], 3, 'whatever came in the night'],
    [7.9, [], 0, 'not before the opening'],
    [21, [8], 0, 'not after the closing'],
  ])('at %s h with payments in %j: %s hours, %4$s', (hour, paid, hours) => {
    expect(silentHours(paidIn(hour, ...paid), at(hour))).toBe(hours);
  });

  it('only while it is open at all', () => {
    const store = (status: string) => ({ id: '1', status }) as Parameters<typeof isSilent>[0];
    expect(isSilent(store('ACTIVE'), 3)).toBe(true);
    expect(isSilent(store('ACTIVE'), 2)).toBe(false);
    for (const status of ['INACTIVE', 'PENDING', 'SUSPENDED', 'LATER'])
      expect(isSilent(store(status), 9), status).toBe(false);
  });
});

describe('stores silent at a moment', () => {
  const HOUR = 3600;
  it.each([9, 11, 11.5, 13.25, 15, 20.99])('equal those computed hour by hour, at %s h', async (hour) => {
    const moment = at(hour);
    const api = createSandbox({
      now: () => moment,
      rows: 5000,
      verifyIdToken: async (userName) => ({ userName }),
    });
    await connect(api, 'admin');
    const scope = { merchantId: '1001' };
    const hours: Readonly<Record<string, { count: number }>>[] = [];
    for (let begun = 0; begun <= hour; begun += 1) {
      const from = at(begun);
      hours.push((await getPaid(scope, { from, to: from + HOUR - 1 })).byStore);
    }
    const byHour = await silentAmong(
      ({ id }) =>
        silentHours(
          hours.map((paid) => paid[id]?.count ?? 0),
          moment,
        ),
      scope,
      {},
    );
    api.clearRequests();
    const now = await silentAt(moment, scope, {});
    const ids = (stores: typeof now) => stores.map(({ id }) => id).sort();
    expect(ids(now)).toEqual(ids(byHour));
    const statistics = api.requests().filter(({ path }) => path.endsWith('/statistic'));
    expect(statistics.length).toBe(hour < 11 ? 0 : 1);
  });
});
