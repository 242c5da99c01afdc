/* The tone of a payment: one audio context for the page, and nothing that is heard too late. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const made: { state: string; resume: () => Promise<void>; started: number }[] = [];

/** The browser's audio: `running` once the page was pressed, and silent until then. */
function audioThat(runs: () => boolean) {
  return class {
    state = 'suspended';
    started = 0;
    currentTime = 0;
    constructor() {
      made.push(this);
    }
    resume() {
      if (!runs()) return new Promise<void>(() => undefined);
      this.state = 'running';
      return Promise.resolve();
    }
    createOscillator = () => ({
      frequency: {},
      connect: (next: object) => next,
      start: () => {
        this.started += 1;
      },
      stop: () => undefined,
    });
    createGain = () => ({
      gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
      connect: () => undefined,
    });
  };
}

beforeEach(() => {
  made.length = 0;
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is heard from one context, however often, and not afterwards what the browser kept silent', async () => {
  let isPressed = false;
  vi.stubGlobal(
    'AudioContext',
    audioThat(() => isPressed),
  );
  const { playTone } = await import('#app/shared/payment/voice.ts');
  for (let tone = 0; tone < 3; tone += 1) {
    void playTone();
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect(made.map(({ started }) => started)).toEqual([0]);
  isPressed = true;
  void playTone();
  void playTone();
  await vi.advanceTimersByTimeAsync(2000);
  expect(made.map(({ started }) => started)).toEqual([4]);
});

it('is missing in silence where there is no audio', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const { playTone } = await import('#app/shared/payment/voice.ts');
  await expect(playTone()).resolves.toBeUndefined();
});
