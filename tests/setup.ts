/** Before the tests of a file that renders: what one test rendered is gone before the next. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Rules as text, which jsdom's style computation reads several times faster than inserted ones.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

afterEach(cleanup);
