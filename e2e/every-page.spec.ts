import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { type SiteSlug, siteSlugs, siteUrl, waitForScripts } from './support/sites.ts';
import { findSlug } from './support/vehicle-page.ts';

interface PageKind {
  readonly name: string;
  readonly status: number;
  readonly findPath: (request: APIRequestContext, slug: SiteSlug) => Promise<string>;
}

/** Fails the test if no vehicle matches, so that the test can't pass with empty pages. */
const findVehiclePath = async (request: APIRequestContext, slug: SiteSlug, filter: string): Promise<string> =>
  `/cars/${await findSlug(request, slug, filter)}`;

const pages: readonly PageKind[] = [
  { name: 'home', status: 200, findPath: async () => '/' },
  { name: 'search', status: 200, findPath: async () => '/search/new-used-and-demo-cars/' },
  {
    name: 'filtered search',
    status: 200,
    findPath: async () => '/search/new-used-and-demo-cars/?range[price]=20000:60000&sortBy=price:asc',
  },
  {
    name: 'search without hits',
    status: 200,
    findPath: async () => '/search/new-used-and-demo-cars/?query=zzzzqqqq',
  },
  { name: 'content', status: 200, findPath: async () => '/about-us' },
  { name: 'contact', status: 200, findPath: async () => '/contact' },
  { name: 'vehicle', status: 200, findPath: (request, slug) => findVehiclePath(request, slug, 'status = in_stock') },
  { name: 'sold vehicle', status: 200, findPath: (request, slug) => findVehiclePath(request, slug, 'status = sold') },
  { name: 'not found', status: 404, findPath: async () => '/cars/no-such-vehicle' },
];

const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};

const notFoundComplaint = (url: string): string =>
  `Failed to load resource: the server responded with a status of 404 (Not Found) ${url}`;

const linksToNothing = ['undefined', 'null', 'NaN']
  .flatMap((word) => [`a[href$="/${word}"]`, `a[href*="/${word}/"]`, `a[href*="=${word}"]`, `img[src$="/${word}"]`])
  .join();

/**
 * Gives requests for a map's pictures an empty response, because they come from another site. `page.route` would
 * intercept all requests and turn off the browser's cache.
 */
const answerMapTiles = async (page: Page): Promise<void> => {
  const devTools = await page.context().newCDPSession(page);
  devTools.on('Fetch.requestPaused', ({ requestId }) => {
    // The page may have closed.
    devTools.send('Fetch.fulfillRequest', { requestId, responseCode: 204 }).catch(() => undefined);
  });
  await devTools.send('Fetch.enable', { patterns: [{ urlPattern: 'https://tile.openstreetmap.org/*' }] });
};

const openPage = async (page: Page, url: string, status: number): Promise<void> => {
  const answer = await page.goto(url);
  expect(answer?.status()).toBe(status);
  await waitForScripts(page);
};

const checkPage = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w{2}/);
  await expect(page.locator(linksToNothing)).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
};

/** The page loads at a phone's and at a desktop's width. The third width only resizes the loaded page. */
const widths = [
  { width: 390, isLoaded: true },
  { width: 1280, isLoaded: true },
  { width: 768, isLoaded: false },
];

// Each test checks one page at three widths in one window. A new window for each width took half as long again.
test.describe.configure({ timeout: 90_000 });

for (const slug of siteSlugs) {
  for (const { name, status, findPath } of pages) {
    test(`${slug}, ${name}, at ${widths.map(({ width }) => width).join(', ')} px: has its status and heading, no axe findings, no overflow and no errors`, async ({
      page,
      request,
    }) => {
      const url = siteUrl(slug, await findPath(request, slug));
      const complaints = complaintsOf(page);
      await answerMapTiles(page);
      for (const { width, isLoaded } of widths) {
        await test.step(`at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          if (isLoaded) await openPage(page, url, status);
          await checkPage(page);
          expect(complaints.splice(0)).toEqual(isLoaded && status === 404 ? [notFoundComplaint(url)] : []);
        });
      }
    });
  }
}
