import { type APIRequestContext, expect, test } from '@playwright/test';
import { type FirstLoad, measureFirstLoad } from './support/measure-first-load.ts';
import { measurePhoneShift } from './support/measure-phone-shift.ts';
import { getFromSite, type SiteSlug, siteSlugs, siteUrl } from './support/sites.ts';
import { findPictured, findSpun } from './support/vehicle-page.ts';

const kilobyte = 1024;

const scriptBudget = { home: 96 * kilobyte, search: 96 * kilobyte, vehicle: 108 * kilobyte } as const;
type PageKind = keyof typeof scriptBudget;

/** @spec design section 8 */
const most = {
  htmlBytes: 20 * kilobyte,
  styleBytes: 18 * kilobyte,
  fontBytes: 96 * kilobyte,
  layoutShift: 0.01,
} as const;

interface BudgetedPage {
  readonly path: (request: APIRequestContext, slug: SiteSlug) => Promise<string>;
  /** Bytes of pictures that may load before scrolling, in a window of 1280 by 720. */
  readonly pictureBytes: number;
}

const pages: Readonly<Record<PageKind, BudgetedPage>> = {
  home: { path: async () => '/', pictureBytes: 150 * kilobyte },
  search: { path: async () => '/search/new-used-and-demo-cars/', pictureBytes: 80 * kilobyte },
  vehicle: {
    path: async (_request, slug) => `/cars/${findPictured(slug, { hasSpin: false })}`,
    pictureBytes: 256 * kilobyte,
  },
};

/** Maximum number of bytes that a spin's scripts can add to a page. The spin starts once the page is idle. */
const spinScriptBytes = 8 * kilobyte;

/** Additional bytes for a spin's styles. They load with its script, once the page has been rendered. */
const spinStyleBytes = 1.5 * kilobyte;

const measureHtml = async (request: APIRequestContext, slug: SiteSlug, path: string): Promise<number> => {
  const answer = await getFromSite(request, slug, path, { 'accept-encoding': 'br' });
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-encoding']).toBe('br');
  return Number(answer.headers()['content-length']);
};

for (const slug of siteSlugs) {
  for (const name of Object.keys(pages) as PageKind[]) {
    const { path: findPath, pictureBytes } = pages[name];
    test(`${slug} ${name}: keeps to its budgets without layout shift`, async ({ page, request }) => {
      const path = await findPath(request, slug);
      const htmlBytes = await measureHtml(request, slug, path);
      const load = { ...(await measureFirstLoad(page, siteUrl(slug, path))), htmlBytes };
      const budgets: FirstLoad & { readonly htmlBytes: number } = {
        ...most,
        scriptBytes: scriptBudget[name],
        pictureBytes,
      };
      // A tiny figure means that the measurement failed.
      expect.soft(load.scriptBytes, 'scripts were measured').toBeGreaterThan(scriptBudget[name] / 2);
      expect.soft(load.styleBytes, 'style sheets were measured').toBeGreaterThan(most.styleBytes / 2);
      expect.soft(load.fontBytes, 'fonts were measured').toBeGreaterThan(most.fontBytes / 2);
      expect.soft(load.pictureBytes, 'pictures were measured').toBeGreaterThan(10 * kilobyte);
      for (const key of Object.keys(budgets) as (keyof typeof budgets)[]) {
        expect.soft(load[key], key).toBeLessThanOrEqual(budgets[key]);
      }
    });

    test(`${slug} ${name}: no layout shift on a phone when fonts load late`, async ({ page, request }) => {
      const url = siteUrl(slug, await findPath(request, slug));
      expect(await measurePhoneShift(page, url)).toBeLessThanOrEqual(most.layoutShift);
    });
  }
}

for (const slug of ['wattle-group', 'bottlebrush-moto'] as const) {
  test(`${slug} vehicle with a spin: keeps to its budgets without layout shift`, async ({ page }) => {
    const load = await measureFirstLoad(page, siteUrl(slug, `/cars/${findSpun(slug)}`));
    expect.soft(load.scriptBytes).toBeLessThanOrEqual(scriptBudget.vehicle + spinScriptBytes);
    expect.soft(load.styleBytes).toBeGreaterThan(most.styleBytes / 2);
    expect.soft(load.styleBytes).toBeLessThanOrEqual(most.styleBytes + spinStyleBytes);
    expect.soft(load.layoutShift).toBeLessThanOrEqual(most.layoutShift);
  });
}
