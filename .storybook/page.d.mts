import type { BrowserContextOptions } from 'playwright-core';

export const PAGE: BrowserContextOptions;
