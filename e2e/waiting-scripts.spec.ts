import { expect, type Locator, type Page, test } from '@playwright/test';
import { siteUrl, waitForScripts } from './support/sites.ts';
import { findPictured, manyPhotos, openFirst, section, side, topOf } from './support/vehicle-page.ts';

const url = siteUrl('wattle-group', '/search/new-used-and-demo-cars/');

/** Pictures never arrive, so the load event never fires. */
const holdPictures = async (page: Page): Promise<void> => {
  await page.route('**/images/**', () => new Promise(() => {}));
};

const collectScripts = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
};

test('scripts load after styles, fonts and pictures', async ({ page }) => {
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

test('a touch starts the scripts immediately', async ({ page }) => {
  await page.clock.install();
  await holdPictures(page);
  const scripts = collectScripts(page);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await waitForScripts(page);
});

test('a picture that never loads delays the scripts by three seconds at most', async ({ page }) => {
  // Stops the page's timers, so that a slow machine doesn't use up the three seconds.
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

const lateScripts = /\/(?:lower-sections|page-end|share-bar|similar-vehicles)-[^/]*\.js$/;

test('a jump within the page keeps server-rendered parts whose scripts have not loaded', async ({ page, request }) => {
  const released = Promise.withResolvers<void>();
  const held: string[] = [];
  await page.route(lateScripts, async (route) => {
    held.push(route.request().url());
    await released.promise;
    await route.continue();
  });
  await openFirst(page, request, 'wattle-group', manyPhotos);
  const place = section(page, 'Location');
  await place.evaluate((element) => Object.assign(element, { isSent: true }));
  const isSent = () => place.evaluate((element) => 'isSent' in element);
  await side(page).locator('a[href="#vehicle-map"]').click();
  await expect(page).toHaveURL(/#vehicle-map$/);
  await expect(place).toBeInViewport();
  await page.goBack();
  await expect(page).not.toHaveURL(/#vehicle-map$/);
  // Waits long enough for React to render the page again.
  await page.waitForTimeout(500);
  expect(await isSent()).toBe(true);
  expect(held.length).toBeGreaterThan(1);
  released.resolve();
  await page.waitForLoadState('networkidle');
  expect(await isSent()).toBe(true);
});

const isHydrated = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));

for (const [kind, path] of [
  ['home', '/'],
  ['vehicle', `/cars/${findPictured('wattle-group', { hasSpin: false })}`],
] as const) {
  test(`parts of a ${kind} page hydrate once they are near the screen, in place of the server's markup`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(siteUrl('wattle-group', path));
    await waitForScripts(page);
    await page.waitForLoadState('networkidle');
    // The last part is furthest below the screen.
    const part = page.locator(':has(+ template[data-near])').last();
    await part.evaluate((element) => Object.assign(element, { isSent: true }));
    expect(await isHydrated(part)).toBe(false);
    await part.scrollIntoViewIfNeeded();
    await expect.poll(() => isHydrated(part)).toBe(true);
    expect(await part.evaluate((element) => 'isSent' in element)).toBe(true);
  });
}

test('a part of several sections hydrates once the first of them is near the screen', async ({ page }) => {
  const heightPx = 300;
  await page.setViewportSize({ width: 390, height: heightPx });
  await page.goto(siteUrl('wattle-group', `/cars/${findPictured('wattle-group', { hasSpin: false })}`));
  await waitForScripts(page);
  const first = section(page, 'Why Buy From Us?');
  const last = section(page, 'Protect Your Car');
  expect(await isHydrated(first)).toBe(false);
  const nearPx = 400;
  await page.evaluate((top) => window.scrollBy(0, top), (await topOf(first)) - heightPx - nearPx);
  await expect.poll(() => isHydrated(first)).toBe(true);
  expect((await topOf(last)) - heightPx, 'only the first section was near').toBeGreaterThan(550);
});

test('menus and the footer stay as the server drew them, on the next search too', async ({ page }) => {
  await page.goto(url);
  await waitForScripts(page);
  const links = () =>
    page.locator('[data-sent]').evaluateAll((parts) => parts.map((part) => part.querySelectorAll('a').length));
  const sent = await links();
  expect(sent.length).toBeGreaterThan(2);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  expect(await links()).toEqual(sent);
});

test('a page whose late scripts fail keeps its HTML, and requests them again once online', async ({
  page,
  request,
  context,
}) => {
  const refused: string[] = [];
  await page.route(lateScripts, async (route) => {
    refused.push(route.request().url());
    await route.abort('internetdisconnected');
  });
  await openFirst(page, request, 'wattle-group', manyPhotos);
  await expect.poll(() => refused.length).toBeGreaterThan(0);
  await page.mouse.wheel(0, 2_000);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/couldn’t load|went wrong/);
  await expect(section(page, 'Location')).toBeVisible();
  const again = page.waitForResponse((answer) => lateScripts.test(answer.url()) && answer.ok());
  await page.unroute(lateScripts);
  await context.setOffline(true);
  await context.setOffline(false);
  await again;
  await expect(section(page, 'Location')).toBeVisible();
});
