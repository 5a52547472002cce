import { expect, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { cards, chips, count, everything, isSamePage, open, textOf } from './support/search-page.ts';
import { siteUrl } from './support/sites.ts';

const instead = 'Search for these words instead';
const suggestions = (page: Parameters<typeof chips>[0]) => page.getByRole('listbox', { name: 'Suggestions' });
const chipNames = async (page: Parameters<typeof chips>[0]): Promise<readonly string[]> =>
  (await chips(page).getByRole('link').allTextContents()).filter((name) => name !== 'Clear all');

test('typed words become removable chips, and another browser shows the same (#21)', async ({ page, browser }) => {
  await open(page, everything);
  const all = await count(page);
  await page.getByLabel('Search stock').first().fill('white ute under 60k not nissan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/ute-cars\?typed=white/);
  expect(await isSamePage(page)).toBe(true);
  await expect.poll(() => chipNames(page)).toEqual(['White', 'Ute', 'Not Nissan', 'Under $60,000']);
  await expect(page.getByLabel('Search stock').first()).toHaveValue('');
  await expect(suggestions(page)).toBeHidden();
  await expect.poll(() => count(page)).toBeLessThan(all);
  const found = await count(page);
  for (const card of await cards(page).all()) await expect(card).not.toContainText('Nissan');
  const other = await browser.newPage();
  await other.goto(page.url());
  await expect.poll(() => chipNames(other)).toEqual(['White', 'Ute', 'Not Nissan', 'Under $60,000']);
  expect(await count(other)).toBe(found);
  await other.close();
  await chips(page).getByRole('link', { name: 'Remove filter: Not Nissan' }).click();
  await expect(chips(page)).not.toContainText('Not Nissan');
  expect(await count(page)).toBeGreaterThan(found);
  // Once a filter is removed, the search no longer means what was typed.
  await expect(page.getByRole('link', { name: instead })).toHaveCount(0);
  await expect(page).not.toHaveURL(/typed=/);
});

test('further words keep the filters, and replace one of the same kind (#21)', async ({ page }) => {
  await open(page, '/search/chermside');
  const field = page.getByLabel('Search stock').first();
  await field.fill('white hatch');
  await field.press('Enter');
  await expect(chips(page)).toContainText('Hatch');
  await field.fill('suv');
  await field.press('Enter');
  await expect(chips(page)).toContainText('SUV');
  await expect.poll(() => chipNames(page)).toEqual(['White', 'Chermside', 'SUV']);
});

test('one step turns a wrong guess into a literal search, by keyboard too (#21)', async ({ page }) => {
  await open(page, `${everything}?query=cruiser`);
  await expect(chips(page)).toContainText('LandCruiser');
  await expect(page.getByText(/^Showing .*LandCruiser/)).toBeVisible();
  expect(await findBarriers(page, '[aria-labelledby=results]')).toEqual([]);
  await page.getByRole('link', { name: instead }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?query=cruiser&literal=true$/);
  await expect.poll(() => chipNames(page)).toEqual(['“cruiser”']);
  await expect(page.getByRole('link', { name: instead })).toHaveCount(0);
  await page.goBack();
  await expect(chips(page)).toContainText('LandCruiser');
});

test('names the words without results, and shows the rest (#21)', async ({ page }) => {
  await open(page, '/search/?query=mazda+3+2000', 'kingfisher-mazda');
  await expect(page.getByText('No matches for “2000”.')).toBeVisible();
  await expect.poll(() => chipNames(page)).toEqual(['Mazda3']);
  await expect(cards(page).first()).toContainText('Mazda3');
});

for (const typed of [
  'under under 30k',
  '30k under',
  '911',
  'under 3000',
  '86',
  'the',
  '丰田',
  '🚗',
  'x'.repeat(1500),
]) {
  test(`answers ${typed.slice(0, 20)} with a page (#21)`, async ({ page }) => {
    const answer = await page.goto(siteUrl('wattle-group', `/search/?query=${encodeURIComponent(typed)}`));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 780 } });

  test('words become chips, can be removed one by one, and can be searched literally (#21)', async ({ page }) => {
    await page.goto(siteUrl('banksia-used', everything));
    await page.getByLabel('Search stock').first().fill('cheap toyota suv');
    await page.getByLabel('Search stock').first().press('Enter');
    await expect(page).toHaveURL(/sortBy=price(:|%3A)asc/);
    await expect.poll(() => chipNames(page)).toEqual(['Toyota', 'SUV']);
    await chips(page).getByRole('link', { name: 'Remove filter: SUV' }).click();
    await expect.poll(() => chipNames(page)).toEqual(['Toyota']);
    await page.goBack();
    await page.getByRole('link', { name: instead }).click();
    await expect(page).toHaveURL(/query=cheap(\+|%20)toyota(\+|%20)suv&literal=true/);
    expect(await textOf(page.getByRole('heading', { level: 1 }))).toContain('for sale');
  });
});

test('suggestions that arrive after Enter stay closed, so they never cover the results (#21)', async ({ page }) => {
  const late = Promise.withResolvers<void>();
  await page.route('**/api/suggestions?query=white*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    // The page may have cancelled the request.
    await route.continue().catch(() => undefined);
    late.resolve();
  });
  await open(page, everything);
  const field = page.getByLabel('Search stock').first();
  const asked = page.waitForRequest(/api\/suggestions\?query=white/);
  await field.fill('white hatch');
  await asked;
  await field.press('Enter');
  await expect.poll(() => chipNames(page)).toEqual(['White', 'Hatch']);
  await late.promise;
  await expect(suggestions(page)).toBeHidden();
  // For the same words typed again, the suggestions name the number of results that the page shows.
  await field.fill('white hatch');
  await expect(suggestions(page).getByText(/^See all/)).toHaveText(`See all ${await count(page)} results`);
});
