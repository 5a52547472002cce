import { type APIRequestContext, type APIResponse, expect, type Locator, type Page } from '@playwright/test';

export const siteSlugs = [
  'wattle-group',
  'kingfisher-mazda',
  'banksia-used',
  'saltbush-caravans',
  'ironbark-trucks',
  'bottlebrush-moto',
] as const;
export type SiteSlug = (typeof siteSlugs)[number];

export const port = Number(process.env.E2E_PORT ?? 3100);

export const siteUrl = (slug: SiteSlug, path = '/'): string => `http://${slug}.localhost:${port}${path}`;

interface ListedCar {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** Doesn't follow redirects. The Host header names the site, because some Node versions can't resolve `*.localhost`. */
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

export const waitForScripts = async (page: Page): Promise<void> => {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
};

/** Waits until a lazy part has hydrated. React then sets a property on its elements. */
export const waitForTakeover = (part: Locator): Promise<void> =>
  expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);

export const waitForForms = (page: Page): Promise<void> => waitForTakeover(page.locator('[data-paper]'));
