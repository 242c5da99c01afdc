// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockStorage, fillStorage } from '#tests/app/browser.ts';

const START = Date.UTC(2026, 10, 20, 9) / 1000;
const KEY = 'portal.active';

/** The module as a tab loads it: each tab counts in a memory of its own. */
async function openTab() {
  vi.resetModules();
  return import('#app/lib/idle.ts');
}

const clock = (seconds: number) => vi.setSystemTime(seconds * 1000);
const touch = () => dispatchEvent(new Event('pointerdown'));
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  clock(START);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

async function watchedTab() {
  const tab = await openTab();
  stops.push(tab.watchActivity());
  return tab;
}

describe('how long nobody did anything', () => {
  it('fifteen minutes are the limit, and the warning leaves time to answer', async () => {
    const { idleSeconds, IDLE_WARNING_SECONDS } = await openTab();
    expect(idleSeconds.limit).toBe(900);
    expect(IDLE_WARNING_SECONDS).toBeGreaterThanOrEqual(20);
    expect(idleSeconds.limit - IDLE_WARNING_SECONDS).toBeGreaterThan(600);
  });

  it('grows with the clock, and begins anew with whatever is done', async () => {
    const { idleSeconds } = await watchedTab();
    for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
      const before = Math.floor(Date.now() / 1000);
      clock(before + 60);
      expect(idleSeconds.sinceActive()).toBe(60);
      dispatchEvent(new Event(event));
      expect(idleSeconds.sinceActive()).toBe(0);
    }
  });

  it('a laptop’s sleep counts: a jump of nine hours is nine hours', async () => {
    const { idleSeconds } = await watchedTab();
    clock(START + 9 * 3600);
    expect(idleSeconds.sinceActive()).toBe(9 * 3600);
    touch();
    expect(idleSeconds.sinceActive()).toBe(9 * 3600);
  });

  it('once the warning stands, only an answer to it counts', async () => {
    const { idleSeconds, IDLE_WARNING_SECONDS, markActive } = await watchedTab();
    clock(START + idleSeconds.limit - IDLE_WARNING_SECONDS);
    touch();
    expect(idleSeconds.sinceActive()).toBe(780);
    markActive();
    expect(idleSeconds.sinceActive()).toBe(0);
  });

  it('is not heard any more after the watch ended', async () => {
    const { idleSeconds } = await watchedTab();
    stops.pop()?.();
    clock(START + 60);
    touch();
    expect(idleSeconds.sinceActive()).toBe(60);
  });
});

describe('over tabs', () => {
  it('what is done in one keeps all', async () => {
    const one = await watchedTab();
    const two = await openTab();
    clock(START + 600);
    two.markActive();
    expect(one.idleSeconds.sinceActive()).toBe(0);
    clock(START + 660);
    expect([one, two].map(({ idleSeconds }) => idleSeconds.sinceActive())).toEqual([60, 60]);
  });
});

describe('a clock that is set', () => {
  it('back by two hours: the count begins anew, it does not stand still', async () => {
    const { idleSeconds } = await watchedTab();
    clock(START - 7200);
    expect(idleSeconds.sinceActive()).toBe(0);
    clock(START - 7200 + 900);
    expect(idleSeconds.sinceActive()).toBe(900);
  });
});

describe('a note that cannot be kept or read', () => {
  it.each(['', 'soon', '{}', '-1', 'NaN', '1e999', String(START * 1000)])(
    '%j counts for nothing',
    async (note) => {
      const { idleSeconds } = await watchedTab();
      localStorage.setItem(KEY, note);
      clock(START + 901);
      expect(idleSeconds.sinceActive()).toBe(901);
    },
  );

  it.each([
    ['blocked', () => blockStorage('localStorage')],
    ['full', fillStorage],
  ])('%s: the tab counts for itself', async (_, spoil) => {
    spoil();
    const { idleSeconds } = await watchedTab();
    clock(START + 100);
    expect(idleSeconds.sinceActive()).toBe(100);
    touch();
    expect(idleSeconds.sinceActive()).toBe(0);
  });
});
