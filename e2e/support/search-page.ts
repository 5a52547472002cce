import { expect, type Locator, type Page } from '@playwright/test';
import { type SiteSlug, siteUrl, waitForScripts } from './sites.ts';

export const everything = '/search/new-used-and-demo-cars/';

export const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article');
export const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
export const chips = (page: Page) => page.getByRole('list', { name: 'Selected filters' });
export const filters = (page: Page) => page.locator('[data-filter-panel]');
export const option = (page: Page, name: RegExp) => filters(page).getByRole('checkbox', { name }).first();
export const textOf = async (locator: Locator): Promise<string> => (await locator.textContent()) ?? '';
/** Waits until the search has finished. Returns 0 for 'No cars match'. */
export const count = async (page: Page): Promise<number> => {
  const status = page.getByRole('region', { name: 'Results' }).getByRole('status');
  let shown: number | null = null;
  await expect(async () => {
    // Reads the text and `aria-busy` together, because React can render 'Updating results…' between two reads.
    shown = await status.evaluate(({ textContent, ariaBusy }) =>
      ariaBusy === 'true' || textContent.startsWith('Updating') ? null : Number(textContent.replaceAll(/\D/g, '')),
    );
    expect(shown).not.toBeNull();
  }).toPass({ timeout: 15_000 });
  return shown ?? Number.NaN;
};

export const open = async (page: Page, path: string, slug: SiteSlug = 'wattle-group'): Promise<void> => {
  await page.goto(siteUrl(slug, path));
  await waitForScripts(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
};

export const isSamePage = (page: Page): Promise<boolean> => page.evaluate(() => 'isSamePage' in window);

export const holdAnswers = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};
