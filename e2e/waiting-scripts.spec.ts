import { expect, type Page, test } from '@playwright/test';
import { siteUrl, waitForScripts } from './support/sites.ts';

const url = siteUrl('wattle-group', '/search/new-used-and-demo-cars/');

/** Keeps the page's first picture on its way, so that the page never finishes loading. */
const holdPictures = async (page: Page): Promise<void> => {
  await page.route('**/images/**', () => new Promise(() => {}));
};

/** Addresses of the scripts that the page asks for, as it does. */
const collectScripts = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
};

test('scripts come after styles, fonts and pictures', async ({ page }) => {
  await page.goto(url);
  await waitForScripts(page);
  const { loadedAt, firstScriptAt } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const starts = resources.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime);
    return { loadedAt: navigation?.loadEventStart ?? Number.NaN, firstScriptAt: Math.min(...starts) };
  });
  expect(firstScriptAt).toBeGreaterThanOrEqual(loadedAt);
});

test('a touch starts the scripts at once', async ({ page }) => {
  await page.clock.install();
  await holdPictures(page);
  const scripts = collectScripts(page);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await waitForScripts(page);
});

test('a picture that never comes holds the scripts for three seconds at most', async ({ page }) => {
  // A stopped clock: a slow machine must not use up the three seconds.
  await page.clock.install({ time: new Date('2026-11-21T09:00:00+10:00') });
  await page.clock.pauseAt(new Date('2026-11-21T10:00:00+10:00'));
  await holdPictures(page);
  const scripts = collectScripts(page);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(2_900);
  expect(scripts).toEqual([]);
  await page.clock.runFor(200);
  await waitForScripts(page);
});
