import { expect, type Page, test } from '@playwright/test';
import {
  chips,
  count,
  everything,
  filters,
  holdAnswers,
  isSamePage,
  open,
  option,
  textOf,
} from './support/search-page.ts';
import { siteUrl } from './support/sites.ts';

test('writes every filter into the address, without a reload [B3.14, B7.34, L2.34]', async ({ page }) => {
  await open(page, everything);
  const before = await count(page);
  await option(page, /^Toyota/).click();
  await expect(page).toHaveURL(/\/search\/toyota$/);
  await option(page, /^Used/).click();
  await expect(page).toHaveURL(/\/search\/toyota\?car_type=used$/);
  await expect(chips(page)).toContainText('Used');
  expect(await count(page)).toBeLessThan(before);
  await chips(page).getByRole('link', { name: 'Remove filter: Toyota' }).click();
  await expect(page).toHaveURL(/\/search\/used-cars$/);
  expect(await isSamePage(page)).toBe(true);
});

test('keeps every filter when the next is clicked before the response [B2.16]', async ({ page }) => {
  await open(page, everything);
  const answer = await holdAnswers(page);
  await option(page, /^Toyota/).click();
  await option(page, /^Used/).click();
  await option(page, /^SUV/).click();
  answer();
  await expect(chips(page).getByRole('link')).toHaveText(['Used', 'Toyota', 'SUV', 'Clear all']);
  await expect(page).toHaveURL(/toyota\?.*body=SUV/);
  await expect(page).toHaveURL(/car_type=used/);
});

test('counts of a filter ignore its own choices, and models are under their make [B3.14, B9.12]', async ({ page }) => {
  await open(page, everything);
  await expect(filters(page).getByText('Popular Makes')).toBeVisible();
  await expect(filters(page).getByText(/^All Makes \(\d+\)$/)).toBeVisible();
  const ford = await textOf(option(page, /^Ford/));
  await option(page, /^Toyota/).click();
  await expect(page).toHaveURL(/toyota$/);
  expect(await textOf(option(page, /^Ford/))).toBe(ford);
  const model = filters(page).getByRole('list', { name: 'Toyota models' }).first().getByRole('checkbox').first();
  const name = (await textOf(model)).replace(/\s*\d+$/, '').trim();
  await model.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Toyota ${name}`);
});

test('reads a price range from both fields and the slider [L2.33, D.19]', async ({ page }) => {
  await open(page, everything);
  await page.getByLabel('Price From').fill('$25,000');
  await page.getByLabel('Price From').press('Enter');
  await expect(page).toHaveURL(/range\[price\]=25000:$/);
  await page.getByLabel('Price To').fill('40000');
  await page.getByLabel('Price To').blur();
  await expect(page).toHaveURL(/range\[price\]=25000:40000$/);
  await expect(page.getByLabel('Price To')).toHaveValue('$40,000');
  const highest = page.getByLabel('Price, highest');
  await highest.focus();
  await highest.press('End');
  await expect(page).toHaveURL(/range\[price\]=25000:$/);
  await expect(page.getByLabel('Price To')).toHaveValue('');
});

test('orders car types new, demo, used, by the names of the site [B9.13, B9.14]', async ({ page }) => {
  await open(page, everything);
  await expect(filters(page).locator('[data-facet=carType] a')).toHaveText([/^New/, /^Demo/, /^Used/]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  for (const slug of ['wattle-group', 'banksia-used', 'saltbush-caravans'] as const) {
    test(`filters apply in the sheet while it stays open: ${slug} [B2.23]`, async ({ page }) => {
      await open(page, '/search/', slug);
      const before = page.url();
      await page.getByRole('button', { name: /^Filters/ }).click();
      const show = filters(page).getByRole('button', { name: /^Show Me / });
      const all = await textOf(show);
      const options = filters(page).locator('[data-facet=body] a');
      await options.first().click();
      await expect(show).not.toHaveText(all);
      await options.nth(1).click();
      await expect(filters(page).locator('[data-facet=body] [aria-checked=true]')).toHaveCount(2);
      const shown = (await textOf(show)).replace('Show Me ', '');
      await expect(show).toBeInViewport();
      await show.click();
      await expect(show).toBeHidden();
      await expect(page.getByRole('status').first()).toContainText(shown);
      await page.goBack();
      await expect(page).toHaveURL(before);
    });
  }

  test('Back closes the sheet and the menu before it leaves, and choices stay [B2.16, B2.23]', async ({ page }) => {
    await open(page, everything);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await option(page, /^Used/).press(' ');
    await expect(option(page, /^Used/)).toBeChecked();
    await page.goBack();
    await expect(filters(page)).toBeHidden();
    await expect(page).toHaveURL(/used-cars$/);
    await expect(chips(page)).toContainText('Used');
    await page.getByLabel('Menu').click();
    const menu = page.getByRole('navigation', { name: 'All pages' });
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/used-cars$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${everything}$`));
    await expect(chips(page)).toHaveCount(0);
  });

  test('the sheet traps the focus and returns it [B2.23]', async ({ page }) => {
    await open(page, everything);
    const button = page.getByRole('button', { name: /^Filters/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(filters(page)).toBeVisible();
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('#filters') !== null,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(filters(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('takes the focus, and returns it when closed immediately or after a choice [B2.23]', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/search/used-cars/', 'banksia-used');
    const pill = page.locator('button[data-opens="body"]');
    const first = filters(page).locator('[data-facet="body"]').getByRole('checkbox').first();
    await pill.focus();
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(pill).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/body|-cars$/);
    await page.keyboard.press('Escape');
    await expect(filters(page)).toBeHidden();
    await expect(pill).toBeFocused();
  });
});

const listCounts = async (page: Page): Promise<readonly number[]> => {
  await open(page, everything);
  const seen = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const status = document.querySelector('[data-results-bar] [role="status"]');
    const note = () => texts.push(status?.textContent ?? '');
    if (status !== null)
      new MutationObserver(note).observe(status, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  await option(page, /^Toyota/).click();
  await expect(page).toHaveURL(/\/search\/toyota$/);
  await expect(chips(page)).toContainText('Toyota');
  const last = await count(page);
  const numbers = (await seen.jsonValue()).filter((text) => /^\d/.test(text)).map((text) => Number.parseInt(text, 10));
  expect(numbers.at(-1)).toBe(last);
  return numbers;
};

test.describe('the count of results', () => {
  test('counts to the next one [B2.16]', async ({ page }) => {
    const seen = await listCounts(page);
    expect(new Set(seen).size).toBeGreaterThan(1);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  });

  test('changes at once under reduced motion [B2.16]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(new Set(await listCounts(page)).size).toBe(1);
  });
});

test.describe('the pills of a filter bar', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('open their filter alone, under the pill, and the next sheet has every filter [B2.23] [B3.14]', async ({
    page,
  }) => {
    await open(page, '/search/used-cars/', 'banksia-used');
    const pill = page.locator('button[data-opens="weeklyPrice"]');
    await pill.click();
    const popover = page.getByRole('dialog', { name: 'Weekly repayment' });
    await expect(popover.locator('details[data-facet]:visible')).toHaveCount(1);
    const [under, box] = [await pill.boundingBox(), await popover.boundingBox()];
    expect(box?.x).toBe(under?.x);
    expect(box?.y).toBeGreaterThan((under?.y ?? 0) + (under?.height ?? 0));
    expect(box?.height).toBeLessThan(600);
    await page.keyboard.press('Escape');
    await page.locator('button[popovertarget="filters"]:not([data-opens])').filter({ visible: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters', exact: true });
    expect(await sheet.locator('details[data-facet]:visible').count()).toBeGreaterThan(4);
    expect((await sheet.boundingBox())?.height).toBeGreaterThan(800);
  });

  test('stay in the window at its right edge [B2.23]', async ({ page }) => {
    await open(page, '/search/used-cars/', 'banksia-used');
    await page.locator('button[data-opens="odometer"]').click();
    const box = await page.getByRole('dialog', { name: 'Kilometres' }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
  });
});

test.describe('by keyboard', () => {
  test('a filter is chosen with Enter and keeps the focus [B3.14]', async ({ page }) => {
    await open(page, everything);
    await option(page, /^Demo/).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/demo-cars$/);
    await expect(option(page, /^Demo/)).toBeFocused();
  });

  test('removing a chip moves the focus to the results [B3.14]', async ({ page }) => {
    await open(page, '/search/toyota');
    await chips(page).getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${everything}$`));
    await expect(page.locator('#results')).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, pages, order and words work [B2.16, D.18]', async ({ page }) => {
    await page.goto(siteUrl('wattle-group', everything));
    await option(page, /^Used/).click();
    await expect(page).toHaveURL(/used-cars$/);
    await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' });
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page).toHaveURL(/sortBy=price(:|%3A)asc/);
    await page.getByLabel('Search stock').first().fill('snorkel hybrid');
    await page.getByLabel('Search stock').first().press('Enter');
    await expect(page).toHaveURL(/typed=snorkel(\+|%20)hybrid/);
    await expect(page).toHaveURL(/sortBy=price/);
    await expect(chips(page)).toContainText('Hybrid');
  });

  test('a range is sent by its form and becomes one parameter [L2.33]', async ({ page }) => {
    await page.goto(siteUrl('wattle-group', everything));
    await page.getByLabel('Price From').fill('25000');
    await page.getByRole('button', { name: 'Apply Price' }).click();
    await expect(page).toHaveURL(/range(\[|%5B)price(\]|%5D)=25000(:|%3A)$/);
    await expect(page.getByLabel('Price From')).toHaveValue('$25,000');
  });

  test('the filter sheet of a phone opens and closes [B2.23]', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto(siteUrl('wattle-group', everything));
    await expect(filters(page)).toBeHidden();
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(filters(page)).toBeVisible();
    await filters(page)
      .getByRole('button', { name: /^Show Me / })
      .click();
    await expect(filters(page)).toBeHidden();
  });
});
