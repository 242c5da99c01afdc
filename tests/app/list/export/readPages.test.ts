import { describe, expect, it } from 'vitest';
import { ApiError } from '#app/api/http/errors.ts';
import { type ListAnswer, type ReadPagesOptions, readPages } from '#app/list/export/readPages.ts';

interface Row {
  id: string;
}
const rows = (from: number, to: number): Row[] =>
  Array.from({ length: to - from }, (_, index) => ({ id: `GD-${from + index}` }));

const tick = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A list that answers pages out of `list()` as it is at that moment, and notes what it was asked. */
function server(list: () => readonly Row[], before: (page: number) => unknown = () => undefined) {
  const asked: number[] = [];
  let inFlight = 0;
  let most = 0;
  const loadPage = async (page: number, size: number, signal: AbortSignal): Promise<ListAnswer<Row>> => {
    asked.push(page);
    most = Math.max(most, ++inFlight);
    try {
      // Later pages answer sooner, so that order is not an accident.
      await tick(page % 3 === 1 ? 3 : 0);
      await before(page);
      signal.throwIfAborted();
      const all = list();
      return { items: all.slice((page - 1) * size, page * size), total: all.length };
    } finally {
      inFlight--;
    }
  };
  return { loadPage, asked, most: () => most };
}

async function read(
  loadPage: ReadPagesOptions<Row>['loadPage'],
  change: Partial<ReadPagesOptions<Row>> = {},
) {
  const got: string[] = [];
  const result = await readPages<Row>({
    loadPage,
    rowId: ({ id }) => id,
    total: 1,
    cap: 50_000,
    signal: new AbortController().signal,
    onRows: async (batch) => void got.push(...batch.map(({ id }) => id)),
    ...change,
  });
  return { got, result };
}
const ids = (list: readonly Row[]) => list.map(({ id }) => id);
const failure = (status?: number) =>
  new ApiError({ kind: status ? 'http' : 'network', status, requestId: 'ref-1' });

describe('readPages', () => {
  it('hands on every row once, in order, with three requests at a time', async () => {
    const all = rows(0, 1284);
    const { loadPage, asked, most } = server(() => all);
    const { got, result } = await read(loadPage, { total: 1284 });
    expect(got).toEqual(ids(all));
    expect(result).toEqual({ rows: 1284, total: 1284, incomplete: false, unreadable: 0 });
    expect(asked).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
    expect(most()).toBe(3);
  });

  it('trusts the answers about how many there are', async () => {
    const { loadPage } = server(() => rows(0, 450));
    expect((await read(loadPage, { total: 20 })).got).toHaveLength(450);
  });

  it('leaves out what new rows pushed to a later page', async () => {
    let all = rows(0, 1000);
    const { loadPage } = server(
      () => all,
      (page) => {
        if (page === 5) all = [...rows(5000, 5003), ...all];
      },
    );
    const { got, result } = await read(loadPage, { total: 1000 });
    expect(new Set(got).size).toBe(got.length);
    expect(got).toEqual(expect.arrayContaining(ids(rows(0, 1000))));
    expect(result.incomplete).toBe(false);
  });

  it('says when rows went away meanwhile', async () => {
    let all = rows(0, 600);
    const { loadPage } = server(
      () => all,
      (page) => {
        if (page === 4) all = all.slice(2);
      },
    );
    expect((await read(loadPage, { total: 600 })).result.incomplete).toBe(true);
  });

  it('says when pages come short', async () => {
    const all = rows(0, 300);
    const short = async (page: number) => ({ items: all.slice((page - 1) * 20, page * 20), total: 300 });
    expect((await read(short, { total: 300 })).result).toEqual({
      rows: 60,
      total: 300,
      incomplete: true,
      unreadable: 0,
    });
  });

  it('counts the rows that could not be read, which are not missing', async () => {
    const all = rows(0, 250);
    const { loadPage } = server(() => all);
    const some: typeof loadPage = async (page, size, signal) => {
      const { items, total } = await loadPage(page, size, signal);
      return page === 2 ? { items: items.slice(3), total, unreadable: { count: 3 } } : { items, total };
    };
    const { got, result } = await read(some, { total: 250 });
    expect(got).toHaveLength(247);
    expect(result).toEqual({ rows: 247, total: 250, incomplete: false, unreadable: 3 });
  });

  it('stops at the cap and asks for no page beyond it', async () => {
    const { loadPage, asked } = server(() => rows(0, 2000));
    const { got, result } = await read(loadPage, { total: 2000, cap: 250 });
    expect(got).toHaveLength(250);
    expect(asked).toEqual([1, 2, 3]);
    expect(result).toEqual({ rows: 250, total: 2000, incomplete: false, unreadable: 0 });
  });

  it('asks for no more pages once it is cancelled', async () => {
    const { loadPage, asked } = server(() => rows(0, 5000));
    const control = new AbortController();
    const signals: AbortSignal[] = [];
    const reading = read(
      (page, size, signal) => {
        signals.push(signal);
        if (page === 6) control.abort();
        return loadPage(page, size, signal);
      },
      { total: 5000, signal: control.signal },
    );
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    await tick(20);
    expect(Math.max(...asked)).toBeLessThanOrEqual(6);
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });

  it.each([
    ['no network', undefined],
    ['502', 502],
    ['503', 503],
    ['504', 504],
  ])('tries again after %s', async (_, status) => {
    let left = 2;
    const { loadPage } = server(
      () => rows(0, 150),
      (page) => {
        if (page === 2 && left-- > 0) throw failure(status);
      },
    );
    expect((await read(loadPage, { total: 150 })).got).toHaveLength(150);
  });

  it('gives up after the third failure', async () => {
    const { loadPage, asked } = server(
      () => rows(0, 90),
      () => {
        throw failure(503);
      },
    );
    await expect(read(loadPage, { total: 90 })).rejects.toMatchObject({ status: 503 });
    expect(asked).toEqual([1, 1, 1]);
  });

  it.each([400, 403, 500])('does not repeat a %i, and stops the other requests', async (status) => {
    const signals: AbortSignal[] = [];
    const { loadPage, asked } = server(
      () => rows(0, 5000),
      (page) => {
        if (page === 2) throw failure(status);
      },
    );
    const noted = (page: number, size: number, signal: AbortSignal) => {
      signals.push(signal);
      return loadPage(page, size, signal);
    };
    await expect(read(noted, { total: 5000 })).rejects.toMatchObject({ status });
    expect(asked.filter((page) => page === 2)).toHaveLength(1);
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });
});
