import { expect, type Page } from '@playwright/test';
import { noteShifts, readShift } from './note-shifts.ts';
import { waitForScripts } from './sites.ts';

/**
 * How far things jump on a phone whose line is slow: its typefaces come once the page has been painted without them.
 * In the browser's own measure: 0 when nothing jumps.
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
    // A jump is noted after the frame that shows it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  // A measure without a typeface that came late has not measured.
  expect(heldBack).toBeGreaterThan(0);
  return readShift(page);
};
