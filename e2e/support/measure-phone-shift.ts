import { expect, type Page } from '@playwright/test';
import { noteShifts, readShift } from './note-shifts.ts';
import { waitForScripts } from './sites.ts';

/**
 * Returns the cumulative layout shift; 0 if nothing moves. Holds fonts back until the first paint, as on a slow
 * connection.
 */
export const measurePhoneShift = async (page: Page, url: string): Promise<number> => {
  const painted = Promise.withResolvers<void>();
  let heldBack = 0;
  await page.route(/\.woff2$/, async (route) => {
    heldBack += 1;
    await painted.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(noteShifts);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  painted.resolve();
  await waitForScripts(page);
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // The browser reports a shift only after the frame that shows it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  // Without a late font, nothing was measured.
  expect(heldBack).toBeGreaterThan(0);
  return readShift(page);
};
