import { describe, expect, it } from 'vitest';
import { as, clockedSandbox, LIST, NOON } from './kit.ts';

/** What answers cost in rows, at a hundred thousand of them: times differ between machines, counts do not. */
async function meter() {
  const { sandbox, clock } = clockedSandbox({ rows: 100_000 });
  const { get } = await as(sandbox, 'admin');
  const cost = async (query: string) => {
    const { headers } = await get(`${LIST}${query}`);
    const counts = headers.get('X-Sandbox-Rows')?.matchAll(/(\w+)=(\d+)/g) ?? [];
    return Object.fromEntries([...counts].map(([, name, count]) => [name, Number(count)]));
  };
  return { cost, clock };
}

const WEEK = `from=${NOON - 7 * 86_400}&to=${NOON}`;

describe('rows touched', () => {
  it('the newest page builds its own rows and looks at no other', async () => {
    const { cost } = await meter();
    expect(await cost('?pageSize=50')).toEqual({ visited: 0, built: 50, computed: 0 });
    expect(await cost('?page=1999&pageSize=50')).toEqual({ visited: 0, built: 50, computed: 0 });
    expect(await cost(`?${WEEK}`)).toEqual({ visited: 0, built: 20, computed: 0 });
  });

  it('a filter within a week looks at that week', async () => {
    const { cost } = await meter();
    const { visited, computed, built } = await cost(`?${WEEK}&status=SUCCESS`);
    expect(visited).toBeLessThan(7 * 556 + 20);
    expect(computed).toBeLessThan(7 * 556 + 3 * 2048);
    expect(built).toBe(20);
  });

  it('the next page of the same question looks at nothing', async () => {
    const { cost } = await meter();
    expect(await cost('?sort=-amount')).toMatchObject({ visited: 100_000 });
    expect(await cost('?sort=-amount&page=2')).toEqual({ visited: 0, built: 20, computed: 0 });
  });

  it('columns are computed once; when the clock moves on, only the young ones again', async () => {
    const { cost, clock } = await meter();
    const first = await cost('/statistic');
    expect(first.visited).toBe(100_000);
    expect(first.computed).toBeLessThanOrEqual(100_000 + 2 * 2048);
    expect(await cost('?status=FAILED')).toMatchObject({ computed: 0 });
    clock.at += 10;
    expect((await cost('/statistic')).computed).toBeLessThanOrEqual(13 * 556 + 2 * 2048);
  });

  it('a statistic builds no row, a keyword only those it shows', async () => {
    const { cost } = await meter();
    expect(await cost(`/statistic?${WEEK}`)).toMatchObject({ built: 0 });
    expect(await cost(`?${WEEK}&keyword=nguyen`)).toMatchObject({ built: 20 });
  });
});
