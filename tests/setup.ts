/** Before the tests of a file that renders: what one test rendered is gone before the next. */
import { act, cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterEach } from 'vitest';

interface InternalConfig {
  _disableExpensiveErrorDiagnostics?: boolean;
}

// React takes a stack of each element that is made, for messages that no test reads: a seventh of the time.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

// Rules as text, which jsdom's style computation reads several times faster than inserted ones.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

// What is waited for comes when it comes: a busy machine is slow, which is no failure.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 20_000,
  // React forgets what was left to draw when a part suspends within an event, unless the event is awaited.
  eventWrapper: (event) => {
    let result: unknown;
    // Its types hide that it can be awaited.
    const scope: unknown = act(() => {
      result = event();
    });
    (scope as PromiseLike<void>).then(() => undefined);
    return result;
  },
  // The page is printed once, by the failure: each look of a wait that is not over yet would print it too.
  getElementError: (message, container) => {
    // As the library tells its own queries.
    const { _disableExpensiveErrorDiagnostics: waits } = getConfig() as InternalConfig;
    if (!waits) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
}));

/** jsdom lays nothing out: no size ever changes. */
class Unwatched implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = Unwatched;
/** No media query matches. It stays behind a test, for an effect that runs after it. */
const unmatched = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
globalThis.matchMedia = (media) => ({ ...unmatched, media }) as unknown as MediaQueryList;
// One file alone is drawn without a page, as at build time.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView = () => undefined;
  // Nor does it paint: to work out the styles for each query by role takes it seconds.
  globalThis.getComputedStyle = (element) => (element as HTMLElement).style;
}

afterEach(cleanup);
