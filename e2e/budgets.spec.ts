import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { listCars, siteSlugs, siteUrl, waitForScripts } from './support/sites.ts';

/** Most JavaScript of a first load, gzip, in bytes. @spec design section 8 */
const maxScriptBytes = 130 * 1024;
/** Most HTML of a page, brotli, in bytes. */
const maxHtmlBytes = 20 * 1024;

const measure = async (page: Page, url: string): Promise<{ scriptBytes: number; htmlBytes: number }> => {
  const bodies: Promise<{ kind: string; body: Buffer }>[] = [];
  const keep = (response: Response): void => {
    const kind = response.request().resourceType();
    if (kind === 'script' || kind === 'document') bodies.push(response.body().then((body) => ({ kind, body })));
  };
  page.on('response', keep);
  await page.goto(url);
  await waitForScripts(page);
  // What the page fetches when it is idle is no part of its first load.
  page.off('response', keep);
  const loaded = await Promise.all(bodies);
  const sum = (kind: string, size: (body: Buffer) => number) =>
    loaded.filter((file) => file.kind === kind).reduce((total, { body }) => total + size(body), 0);
  return {
    scriptBytes: sum('script', (body) => gzipSync(body).length),
    htmlBytes: sum('document', (body) => brotliCompressSync(body).length),
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
