import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { listCars, siteSlugs, siteUrl } from './support/sites.ts';

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

const measure = async (page: Page, url: string): Promise<{ scriptBytes: number; htmlBytes: number }> => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.addInitScript(noteTakeover);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('takeover').length > 0);
  const later = new Set(await listLater(page));
  const sum = async (kind: string, size: (body: Buffer) => number): Promise<number> => {
    const counted = responses.filter((one) => one.request().resourceType() === kind && !later.has(one.url()));
    const bodies = await Promise.all(counted.map((response) => response.body()));
    return bodies.reduce((total, body) => total + size(body), 0);
  };
  return {
    scriptBytes: await sum('script', (body) => gzipSync(body).length),
    htmlBytes: await sum('document', (body) => brotliCompressSync(body).length),
  };
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
      const { scriptBytes, htmlBytes } = await measure(fresh, siteUrl(slug, path));
      await fresh.close();
      expect.soft(scriptBytes, `script of ${path}`).toBeGreaterThan(maxScriptBytes / 2);
      expect.soft(scriptBytes, `script of ${path}`).toBeLessThanOrEqual(maxScriptBytes);
      expect.soft(htmlBytes, `HTML of ${path}`).toBeLessThanOrEqual(maxHtmlBytes);
    }
    await page.close();
  });
}
