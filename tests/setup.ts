/** Before the tests of a file that renders: what one test rendered is gone before the next. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
