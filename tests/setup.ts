/** Setup for tests that render: unmounts the components of each test, and adapts React and jsdom. */
import { act, cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterEach } from 'vitest';

interface InternalConfig {
  _disableExpensiveErrorDiagnostics?: boolean;
}

// React captures a stack for each element, for messages that no test reads. It takes a seventh of the time.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

// styled-components writes rules as text: jsdom computes styles from text several times faster.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

// A long time limit, because a slow machine must not fail a test.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 20_000,
  // If a component suspends during an event, React drops the pending render unless the event is awaited.
  eventWrapper: (event) => {
    let result: unknown;
    // Its types do not show that it can be awaited.
    const scope: unknown = act(() => {
      result = event();
    });
    (scope as PromiseLike<void>).then(() => undefined);
    return result;
  },
  // Prints the page only for the final failure, and not for each attempt of a wait.
  getElementError: (message, container) => {
    // The library itself uses this flag for queries inside a wait.
    const { _disableExpensiveErrorDiagnostics: waits } = getConfig() as InternalConfig;
    if (!waits) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
}));

/** jsdom has no layout, so sizes never change. */
class Unwatched implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = Unwatched;
/** No media query matches. Not removed after a test, because effects may run later. */
const unmatched = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
globalThis.matchMedia = (media) => ({ ...unmatched, media }) as unknown as MediaQueryList;
// One test file runs without a DOM, as at build time.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom does not paint either, and computing styles for each query by role takes seconds.
  globalThis.getComputedStyle = (element) => (element as HTMLElement).style;
}

// The library sets it for the first file of a worker only.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(cleanup);
