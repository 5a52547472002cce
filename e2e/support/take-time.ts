import type { Page } from '@playwright/test';

/** Longer than a person takes at the least: a form that comes back at once is asked for again. */
export const takeTime = (page: Page): Promise<void> => page.waitForTimeout(2_100);
