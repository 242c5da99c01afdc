/** Before the tests of a file that renders: what one test rendered is gone before the next. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Rules as text, which jsdom's style computation reads several times faster than inserted ones.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

// What is waited for comes when it comes: a busy machine is slow, which is no failure.
configure({ asyncUtilTimeout: 10_000 });

/** jsdom lays nothing out: no size ever changes. */
class Unwatched implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = Unwatched;
Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);
