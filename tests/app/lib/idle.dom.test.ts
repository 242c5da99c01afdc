// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore, IDLE_SECONDS } from '#app/api/session/sessionStore.ts';
import { IDLE_WARNING_SECONDS, watchActivity } from '#app/lib/idle.ts';
import { blockStorage, fillStorage, useChannels } from '#tests/app/browser.ts';
import { sessionOf } from '../api/sessions.ts';

const START = Date.UTC(2026, 10, 20, 9) / 1000;
const KEY = 'portal.active';

const clock = (seconds: number) => vi.setSystemTime(seconds * 1000);
const touch = () => dispatchEvent(new Event('pointerdown'));
const stops: (() => void)[] = [];

beforeEach(() => {
  useChannels();
  vi.useFakeTimers({ toFake: ['Date'] });
  clock(START);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

/** A tab in which somebody has just signed in. */
function watchedTab() {
  const session = createSessionStore();
  session.start(sessionOf(), false);
  stops.push(watchActivity(session));
  return session;
}

describe('how long nobody did anything', () => {
  it('fifteen minutes are the limit, and the warning leaves time to answer', () => {
    expect(IDLE_SECONDS).toBe(900);
    expect(IDLE_WARNING_SECONDS).toBeGreaterThanOrEqual(20);
    expect(IDLE_SECONDS - IDLE_WARNING_SECONDS).toBeGreaterThan(600);
  });

  it('grows with the clock, and begins anew with whatever is done', () => {
    const session = watchedTab();
    for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
      clock(Math.floor(Date.now() / 1000) + 60);
      expect(session.idleSeconds()).toBe(60);
      dispatchEvent(new Event(event));
      expect(session.idleSeconds()).toBe(0);
    }
  });

  it('a laptop’s sleep counts: a jump of nine hours is nine hours, and the end', () => {
    const session = watchedTab();
    clock(START + 9 * 3600);
    touch();
    expect(session.idleSeconds()).toBe(9 * 3600);
    session.check();
    expect([session.current(), session.reason()]).toEqual([null, 'idle']);
  });

  it('once the warning stands, only an answer to it counts', () => {
    const session = watchedTab();
    clock(START + IDLE_SECONDS - IDLE_WARNING_SECONDS);
    touch();
    expect(session.idleSeconds()).toBe(780);
    session.touch();
    expect(session.idleSeconds()).toBe(0);
  });

  it('is not heard any more after the watch ended', () => {
    const session = watchedTab();
    stops.pop()?.();
    clock(START + 60);
    touch();
    expect(session.idleSeconds()).toBe(60);
  });

  it('what is done in one tab keeps all', () => {
    const one = watchedTab();
    const two = createSessionStore();
    clock(START + 600);
    two.touch();
    expect(one.idleSeconds()).toBe(0);
    clock(START + 660);
    expect([one, two].map((tab) => tab.idleSeconds())).toEqual([60, 60]);
  });

  it('a clock that is set back by two hours: the count begins anew, it does not stand still', () => {
    const session = watchedTab();
    clock(START - 7200);
    expect(session.idleSeconds()).toBe(0);
    clock(START - 7200 + 900);
    expect(session.idleSeconds()).toBe(900);
  });
});

describe('a note that cannot be kept or read', () => {
  it.each(['', 'soon', '{}', '-1', 'NaN', '1e999 x', String(START + 900), `${START * 1000} x`])(
    '%j counts for nothing',
    (note) => {
      const session = watchedTab();
      localStorage.setItem(KEY, note);
      clock(START + 901);
      expect(session.idleSeconds()).toBe(901);
    },
  );

  it.each([
    ['blocked', () => blockStorage('localStorage')],
    ['full', fillStorage],
  ])('%s: the tab counts for itself, and nobody is signed out for it', (_, spoil) => {
    spoil();
    const session = watchedTab();
    clock(START + 100);
    session.check();
    expect(session.idleSeconds()).toBe(100);
    touch();
    expect(session.idleSeconds()).toBe(0);
  });
});
