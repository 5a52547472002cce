import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { siteUrl, waitForScripts } from './support/sites.ts';

const announcing = 'kingfisher-mazda';
const popping = 'saltbush-caravans';
/** Milliseconds after which the popup is open. Its delay is 4 s, and it tries again later if a menu is open. */
const openingMs = 9_000;
const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const closeBar = (page: Page) => page.getByRole('button', { name: 'Close announcement' });
const popup = (page: Page) => page.getByRole('dialog', { name: 'Bring your own van over our weighbridge' });

const denyStorage = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
};

const noteHeader = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const tops: number[] = [];
    Reflect.set(window, 'tops', tops);
    const note = (): void => {
      const header = document.querySelector('body > header');
      if (header !== null) tops.push(header.getBoundingClientRect().top);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
};

const waitForPopup = async (page: Page): Promise<void> => {
  await waitForScripts(page);
  await page.clock.runFor(openingMs);
};

for (const { name, viewport } of [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
]) {
  test.describe(name, () => {
    test.use({ viewport });

    test('the announcement is above the header until it is closed, on every page and visit [L2.74]', async ({
      page,
    }) => {
      await page.goto(siteUrl(announcing));
      await expect(bar(page)).toContainText('Take a demonstrator home');
      const foot = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
      const top = await page.locator('body > header').evaluate((element) => element.getBoundingClientRect().top);
      expect(top).toBe(foot);
      await waitForScripts(page);
      const box = await closeBar(page).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(closeBar(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(bar(page)).toBeHidden();
      await expect(page.locator('main')).toBeFocused();

      await noteHeader(page);
      await page.goto(siteUrl(announcing, '/search/used-cars'));
      await waitForScripts(page);
      await expect(bar(page)).toBeHidden();
      // In no frame did the closed announcement move the header.
      expect([...new Set(await page.evaluate(() => Reflect.get(window, 'tops') as number[]))]).toEqual([0]);
    });

    test('the popup opens automatically, takes and returns the focus, and stays closed on later visits [L2.72, L4.27, L4.28, L9.31, D.62]', async ({
      page,
      context,
    }) => {
      await page.clock.install();
      const late: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('promo-popup')) late.push(request.url());
      });
      await page.goto(siteUrl(popping));
      await waitForScripts(page);
      await expect(popup(page)).toHaveCount(0);
      expect(late).toEqual([]);
      await page.getByRole('link', { name: 'Search', exact: true }).first().focus();
      await page.clock.runFor(openingMs);
      await expect(popup(page)).toBeVisible();
      expect(late.length).toBeGreaterThan(0);
      await expect(popup(page).getByRole('button', { name: 'Close' })).toBeFocused();
      await expect(popup(page).getByRole('img', { name: 'A white caravan in the yard' })).toBeVisible();
      await expect(popup(page).getByRole('link', { name: 'See how weighing works' })).toHaveAttribute(
        'href',
        '/weights',
      );
      const box = await popup(page).boundingBox();
      expect(box?.width).toBeLessThanOrEqual(600);
      expect(Math.floor(box?.height ?? Number.NaN)).toBeLessThanOrEqual(viewport.height * 0.8);
      expect(await findBarriers(page)).toEqual([]);

      // On a short screen, the popup's content scrolls, and its close button stays in view.
      await page.setViewportSize({ width: viewport.width, height: 360 });
      await expect.poll(async () => Math.round((await popup(page).boundingBox())?.height ?? 0)).toBe(0.8 * 360);
      await popup(page).getByRole('link').scrollIntoViewIfNeeded();
      await expect(popup(page).getByRole('link')).toBeInViewport({ ratio: 1 });
      await expect(popup(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });

      // The popup has a maximum width.
      await page.setViewportSize({ width: 1280, height: 360 });
      await expect.poll(async () => (await popup(page).boundingBox())?.width).toBe(600);

      await page.setViewportSize(viewport);
      await page.keyboard.press('Escape');
      await expect(popup(page)).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Search', exact: true }).first()).toBeFocused();
      await expect(page).toHaveURL(siteUrl(popping));

      const visit = await context.newPage();
      await visit.clock.install();
      await visit.goto(siteUrl(popping));
      await waitForPopup(visit);
      await expect(popup(visit)).toHaveCount(0);
    });
  });
}

const waysOut = {
  'its button': (page: Page) => popup(page).getByRole('button', { name: 'Close' }).click(),
  'a press beside it': (page: Page) => page.mouse.click(10, 10),
  'the way back': (page: Page) => page.evaluate(() => history.back()),
} as const;

test('the popup waits while a menu is open, can be closed in every way, and its link counts as seen [L2.72, L4.27, L4.28]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(siteUrl(popping));
  await waitForScripts(page);
  await page.locator('header summary:visible').first().click();
  await page.clock.runFor(openingMs);
  await expect(popup(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.clock.runFor(openingMs);
  for (const [way, closeIt] of Object.entries(waysOut)) {
    await popup(page).getByRole('heading').click();
    await expect(popup(page), way).toBeVisible();
    await closeIt(page);
    await expect(popup(page), way).toHaveCount(0);
    await expect(page, way).toHaveURL(siteUrl(popping));
    // The popup closes a moment before it stores that it was closed.
    await expect(page.locator('dialog'), way).not.toBeAttached();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await waitForPopup(page);
  }
  await popup(page).getByRole('link').click();
  await expect(page).toHaveURL(siteUrl(popping, '/weights'));
  await waitForPopup(page);
  await expect(popup(page), 'on another page').toHaveCount(0);
  await page.goto(siteUrl(popping));
  await waitForPopup(page);
  await expect(popup(page), 'once it was followed').toHaveCount(0);
});

test('the popup shows its words when its picture fails to load, and when a word is very long [L2.72]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.route('**/images/**', (route) => route.abort());
  await page.clock.install();
  await page.goto(siteUrl(popping));
  await waitForPopup(page);
  await expect(popup(page)).toBeVisible();
  await expect(popup(page).getByRole('img')).toHaveCount(0);
  const words = popup(page).getByRole('paragraph');
  await words.evaluate((element) => {
    element.textContent = 'W'.repeat(200);
  });
  const [box, outer] = await Promise.all([words.boundingBox(), popup(page).boundingBox()]);
  expect(box?.width).toBeLessThan(outer?.width ?? 0);
  await expect(popup(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
});

test('nothing shows after its last day, even on a cached page [B5.43]', async ({ page }) => {
  await page.clock.install({ time: new Date('2040-01-02T00:00:00Z') });
  await page.goto(siteUrl(announcing));
  await expect(bar(page)).toBeHidden();
  await page.goto(siteUrl(popping));
  await waitForPopup(page);
  await expect(popup(page)).toHaveCount(0);
});

test('a browser without storage shows the announcement, can close it, and opens no popup [L2.74, L4.28]', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.clock.install();
  await denyStorage(page);
  await page.goto(siteUrl(announcing));
  await closeBar(page).click();
  await expect(bar(page)).toBeHidden();
  await page.goto(siteUrl(popping));
  await waitForPopup(page);
  await expect(popup(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the announcement shows without a close button, and nothing opens [L2.74]', async ({ page }) => {
    await page.goto(siteUrl(announcing));
    await expect(bar(page).getByRole('link', { name: 'Ask for one' })).toBeVisible();
    await expect(page.locator('button[aria-label="Close announcement"]')).toBeHidden();
    await page.goto(siteUrl(popping));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
