import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { listCars, siteSlugs, siteUrl, waitForScripts } from './support/sites.ts';

/** The kinds of page that every site has, with how to find one. */
const pages = [
  { name: 'home', path: async () => '/' },
  { name: 'search', path: async () => '/search/new-used-and-demo-cars/' },
  {
    name: 'filtered search',
    path: async () => '/search/new-used-and-demo-cars/?range[price]=20000:60000&sortBy=price:asc',
  },
  { name: 'search without hits', path: async () => '/search/new-used-and-demo-cars/?query=zzzzqqqq' },
  { name: 'content', path: async () => '/about-us' },
  { name: 'contact', path: async () => '/contact' },
  { name: 'not found', path: async () => '/cars/no-such-vehicle' },
] as const;

const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};

const checkPage = async (page: Page, url: string): Promise<void> => {
  const complaints = complaintsOf(page);
  await page.goto(url);
  await waitForScripts(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
};

for (const slug of siteSlugs) {
  for (const width of [390, 768, 1280]) {
    test.describe(`${slug} at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      for (const { name, path } of pages) {
        test(`${name}: axe finds nothing, nothing overflows, nothing is logged`, async ({ page }) => {
          await checkPage(page, siteUrl(slug, await path()));
        });
      }

      test('vehicle: axe finds nothing, nothing overflows, nothing is logged', async ({ page, request }) => {
        const [car] = await listCars(request, slug);
        await checkPage(page, siteUrl(slug, `/cars/${car?.slug}`));
      });
    });
  }
}
