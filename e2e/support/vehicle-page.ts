import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { loadDemoStock } from './load-demo-stock.ts';
import { listCars, type SiteSlug, siteUrl, waitForScripts } from './sites.ts';

export const gallery = (page: Page) => page.getByRole('region', { name: 'Photos', exact: true });
export const side = (page: Page) => page.getByRole('complementary', { name: 'Price and contact' });
export const count = (page: Page) => page.getByText(/^(Photo )?\d+ of \d+$/).first();
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const next = (page: Page) => page.getByRole('button', { name: 'Next photo' });
export const previous = (page: Page) => page.getByRole('button', { name: 'Previous photo' });
export const thumbnails = (page: Page) => page.getByRole('list', { name: 'All photos' }).getByRole('link');
export const topOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.y ?? Number.NaN;

export const findSlug = async (request: APIRequestContext, site: SiteSlug, filter: string): Promise<string> => {
  const [car] = await listCars(request, site, filter);
  if (car === undefined) throw new Error(`${site} lists no vehicle with ${filter}`);
  return car.slug;
};

export const open = async (page: Page, site: SiteSlug, slug: string): Promise<void> => {
  await page.goto(siteUrl(site, `/cars/${slug}`));
  await waitForScripts(page);
};
export const openFirst = async (
  page: Page,
  request: APIRequestContext,
  site: SiteSlug,
  filter: string,
): Promise<void> => open(page, site, await findSlug(request, site, filter));

export const findDemoSlug = (
  site: SiteSlug,
  matches: (record: Readonly<Record<string, unknown>>) => boolean,
): string => {
  for (const record of loadDemoStock(site)) {
    if (matches(record)) return String(record.slug);
  }
  throw new Error(`${site} has no such vehicle`);
};

export const openMore = (page: Page): Promise<void> => side(page).getByText('More', { exact: true }).click();

export const manyPhotos = 'status = in_stock AND photos_count > 5';

/**
 * Finds a vehicle in stock with more than five photos. With `hasSpin`, it has an interior spin. Otherwise it has no
 * exterior spin, because that would cover the photos.
 */
export const findPictured = (site: SiteSlug, { hasSpin }: { readonly hasSpin: boolean }): string =>
  findDemoSlug(
    site,
    (record) =>
      record.status === 'in_stock' &&
      Number(record.photos_count) > 5 &&
      (hasSpin ? Boolean(record.spin_interior_image) : record.spin_images === undefined),
  );

export const findSpun = (site: SiteSlug): string =>
  findDemoSlug(
    site,
    ({ status, photos_count, spin_images }) =>
      status === 'in_stock' && Number(photos_count) > 5 && spin_images !== undefined,
  );
