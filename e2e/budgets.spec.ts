import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect, type Page, type Response, test } from '@playwright/test';
import { getFromSite, listCars, type SiteSlug, siteSlugs, siteUrl } from './support/sites.ts';

/** Most JavaScript of a first load, gzip, in bytes. @spec design section 8 */
const maxScriptBytes = 130 * 1024;
/** Most HTML of a page, brotli, in bytes. */
const maxHtmlBytes = 20 * 1024;

/** Notes in the page when its scripts take it over. */
const noteTakeover = (): void => {
  let router: unknown;
  Object.defineProperty(window, '__reactRouterDataRouter', {
    get: () => router,
    set: (value: unknown) => {
      router = value;
      performance.mark('takeover');
    },
  });
};

/** Addresses of what was asked for after the takeover: what a page fetches when it is idle is no part of its first load. */
const listLater = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [takeover] = performance.getEntriesByName('takeover');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => takeover !== undefined && startTime > takeover.startTime)
      .map(({ name }) => name);
  });

const measureScripts = async (page: Page, url: string): Promise<number> => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.addInitScript(noteTakeover);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('takeover').length > 0);
  const later = new Set(await listLater(page));
  const counted = responses.filter((one) => one.request().resourceType() === 'script' && !later.has(one.url()));
  const bodies = await Promise.all(counted.map((response) => response.body()));
  return bodies.reduce((total, body) => total + gzipSync(body).length, 0);
};

/** Bytes of a page as they are sent to a browser that takes Brotli. */
const measureHtml = async (request: APIRequestContext, slug: SiteSlug, path: string): Promise<number> => {
  const answer = await getFromSite(request, slug, path, { 'accept-encoding': 'br' });
  expect(answer.headers()['content-encoding']).toBe('br');
  return Number(answer.headers()['content-length']);
};

for (const slug of siteSlugs) {
  test(`${slug}: search and vehicle page keep to the budgets of script and HTML`, async ({
    page,
    request,
    context,
  }) => {
    const [car] = await listCars(request, slug, 'photos_count > 3');
    for (const path of ['/search/new-used-and-demo-cars/', `/cars/${car?.slug}`]) {
      const fresh = await context.newPage();
      const scriptBytes = await measureScripts(fresh, siteUrl(slug, path));
      await fresh.close();
      expect.soft(scriptBytes, `script of ${path}`).toBeGreaterThan(maxScriptBytes / 2);
      expect.soft(scriptBytes, `script of ${path}`).toBeLessThanOrEqual(maxScriptBytes);
      expect.soft(await measureHtml(request, slug, path), `HTML of ${path}`).toBeLessThanOrEqual(maxHtmlBytes);
    }
    await page.close();
  });
}
