import { afterEach, vi } from 'vitest';

/** Storage and channels of a browser as tests need them: broken on purpose, and clean again after each test. */

const channels = new Set<BroadcastChannel>();
const RealChannel = BroadcastChannel;

/** The real thing, but closed after the test: a tab that a test opened must not answer in the next one. */
class TestChannel extends RealChannel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }
}

/** Lets tests open tabs, each a store with a channel of its own. */
export function useChannels() {
  vi.stubGlobal('BroadcastChannel', TestChannel);
}

afterEach(() => {
  for (const channel of channels) channel.close();
  channels.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** Long enough for messages between tabs. */
export const pause = (ms = 30) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type Area = 'localStorage' | 'sessionStorage';

/** As a browser does whose owner forbids storage: already the look at it throws. */
export function blockStorage(...areas: Area[]) {
  for (const area of areas) {
    vi.spyOn(globalThis, area, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
}

/** No room for another byte. */
export function fillStorage() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}

/** What a value reads as after each of these was put in its place. */
export const BROKEN_TEXTS = ['', '{', 'null', '[]', '"text"', '42', '{"version":0}', 'x'.repeat(100_000)];
