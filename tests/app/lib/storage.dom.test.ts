// @vitest-environment jsdom
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BROKEN_TEXTS, blockStorage, fillStorage } from '#tests/app/browser.ts';

const Shape = v.object({ size: v.number() });

/** The module as a page loads it: nothing told yet. */
async function freshStorage() {
  vi.resetModules();
  return import('#app/lib/storage.ts');
}

let storage: Awaited<ReturnType<typeof freshStorage>>;
let told: ReturnType<typeof vi.fn<() => void>>;

beforeEach(async () => {
  storage = await freshStorage();
  told = vi.fn<() => void>();
  storage.onStorageTrouble(told);
});

describe.each(['localStorage', 'sessionStorage'] as const)('%s', (area) => {
  it('gives back what was kept, and forgets what is undefined', () => {
    storage.writeStored(area, 'a', { size: 3 });
    expect(storage.readStored(area, 'a', Shape)).toEqual({ size: 3 });
    storage.writeStored(area, 'a', undefined);
    expect(globalThis[area].getItem('a')).toBeNull();
    expect(storage.readStored(area, 'a', Shape)).toBeUndefined();
    expect(told).not.toHaveBeenCalled();
  });

  it.each(BROKEN_TEXTS)('drops %.20s and says so', (text) => {
    globalThis[area].setItem('a', text);
    expect(storage.readStored(area, 'a', Shape)).toBeUndefined();
    expect(globalThis[area].getItem('a')).toBeNull();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('reads nothing where it is blocked', () => {
    blockStorage(area);
    expect(storage.readStored(area, 'a', Shape)).toBeUndefined();
    expect(() => storage.writeStored(area, 'a', { size: 1 })).not.toThrow();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('goes on when it is full', () => {
    fillStorage();
    expect(() => storage.writeStored(area, 'a', { size: 1 })).not.toThrow();
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe('the notice', () => {
  it('comes once, however much is broken', () => {
    localStorage.setItem('a', '{');
    sessionStorage.setItem('b', '{');
    storage.readStored('localStorage', 'a', Shape);
    storage.readStored('sessionStorage', 'b', Shape);
    storage.noteStorageTrouble();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('waits for whoever can say it', async () => {
    const { noteStorageTrouble, onStorageTrouble } = await freshStorage();
    noteStorageTrouble();
    const late = vi.fn<() => void>();
    onStorageTrouble(late);
    expect(late).toHaveBeenCalledTimes(1);
  });
});
