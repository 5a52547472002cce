import { type APIRequestContext, type APIResponse, expect, type Locator, type Page } from '@playwright/test';

/** The demo sites. */
export const siteSlugs = [
  'wattle-group',
  'kingfisher-mazda',
  'banksia-used',
  'saltbush-caravans',
  'ironbark-trucks',
  'bottlebrush-moto',
] as const;
export type SiteSlug = (typeof siteSlugs)[number];

/** The port of the server under test. */
export const port = Number(process.env.E2E_PORT ?? 3100);

/** The address of a site's page on the server under test. */
export const siteUrl = (slug: SiteSlug, path = '/'): string => `http://${slug}.localhost:${port}${path}`;

interface ListedCar {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** Asks a site's server without a browser. Not every Node finds `*.localhost`, so the site goes by the Host header. A redirect is an answer. */
export const getFromSite = (
  request: APIRequestContext,
  slug: SiteSlug,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<APIResponse> =>
  request.get(`http://127.0.0.1:${port}${path}`, {
    headers: { ...headers, host: `${slug}.localhost:${port}` },
    maxRedirects: 0,
  });

/** Vehicles that a site lists, by a filter in the protocol's syntax. */
export const listCars = async (
  request: APIRequestContext,
  slug: SiteSlug,
  filter = 'status = in_stock',
  limit = 1,
): Promise<readonly ListedCar[]> => {
  const answer = await getFromSite(request, slug, `/api/cars?${new URLSearchParams({ filter, limit: String(limit) })}`);
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { cars: ListedCar[] }).cars;
};

/** Waits until the page's scripts, which start after it is drawn, have taken it over. */
export const waitForScripts = async (page: Page): Promise<void> => {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
};

/** Waits until the scripts of a part that comes late have taken it over: React then keeps a note on each of its elements. */
export const waitForTakeover = (part: Locator): Promise<void> =>
  expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);

/** Waits until the forms of a vehicle open over its page: what opens them comes with the end of the page. */
export const waitForForms = (page: Page): Promise<void> => waitForTakeover(page.locator('[data-paper]'));
