import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type SiteSlug, siteSlugs, siteUrl, waitForScripts } from './support/sites.ts';
import { findSlug } from './support/vehicle-page.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const openPhone = async (page: Page, slug: SiteSlug): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(siteUrl(slug));
};

test.describe('menus', () => {
  test('open, close and return the focus by keyboard; the header is marked [L2.46, L2.47]', async ({ page }) => {
    await page.goto(siteUrl('wattle-group'));
    await waitForScripts(page);
    const header = page.locator('header').first();
    const stock = mainMenu(page).locator('summary', { hasText: 'Stock' });
    const demo = mainMenu(page).getByRole('link', { name: 'Demo' });
    await stock.focus();
    await page.keyboard.press('Enter');
    await expect(demo).toBeVisible();
    await expect(header).toHaveClass(/has-open-menu/);
    await page.keyboard.press('Tab');
    await expect(page.locator('details[open] a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(demo).toBeHidden();
    await expect(stock).toBeFocused();
    await expect(header).not.toHaveClass(/has-open-menu/);
  });

  test('one is open at a time, and it closes when the keyboard leaves it [L2.46]', async ({ page }) => {
    await page.goto(siteUrl('banksia-used'));
    await waitForScripts(page);
    const open = page.locator('header details[open]');
    await mainMenu(page).locator('summary', { hasText: 'Vehicles' }).press('Enter');
    await mainMenu(page).locator('summary', { hasText: 'Stock' }).press('Enter');
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('Stock');
    await mainMenu(page).locator('summary', { hasText: 'Vehicles' }).focus();
    await expect(open).toHaveCount(0);
  });

  test('open on hover if the site says so, and a click keeps them open [L2.48]', async ({ page }) => {
    await page.goto(siteUrl('wattle-group'));
    await waitForScripts(page);
    const stock = mainMenu(page).locator('summary', { hasText: 'Stock' });
    const demo = mainMenu(page).getByRole('link', { name: 'Demo' });
    await stock.hover();
    await expect(demo).toBeVisible();
    await stock.click();
    await expect(demo).toBeVisible();
    await demo.hover();
    await expect(demo).toBeVisible();
    await page.mouse.move(2, 700);
    await expect(demo).toBeHidden();
  });

  test('open on a click by default [L2.48]', async ({ page }) => {
    await page.goto(siteUrl('banksia-used'));
    await waitForScripts(page);
    const makes = mainMenu(page).locator('summary', { hasText: 'Vehicles' });
    await makes.hover();
    await expect(page.locator('header details[open]')).toHaveCount(0);
    await makes.click();
    await expect(page.locator('header details[open]')).toHaveCount(1);
    await page.mouse.click(2, 700);
    await expect(page.locator('header details[open]')).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const slug of siteSlugs) {
      test(`the phone menu of ${slug} opens and its links work [L2.46]`, async ({ page }) => {
        await openPhone(page, slug);
        const links = page.getByRole('navigation', { name: 'All pages' }).getByRole('link');
        await expect(links.first()).toBeHidden();
        await page.getByLabel('Menu', { exact: true }).click();
        await expect(links.first()).toBeVisible();
        const href = await links.first().getAttribute('href');
        await links.first().click();
        await expect(page).toHaveURL(siteUrl(slug, href ?? undefined));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }

    test('the menus of a wide screen open [L2.46]', async ({ page }) => {
      await page.goto(siteUrl('wattle-group'));
      await mainMenu(page).locator('summary', { hasText: 'Stock' }).click();
      await expect(mainMenu(page).getByRole('link', { name: 'Demo' })).toBeVisible();
    });
  });
});

test('the header marks only the current page [L2.36]', async ({ page }) => {
  const current = mainMenu(page).locator('[aria-current]');
  await page.goto(siteUrl('wattle-group', '/special-offers'));
  await expect(current).toHaveText('Offers');
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current=page]')).toHaveText(
    (await page.getByRole('heading', { level: 1 }).textContent()) ?? '',
  );
  await page.goto(siteUrl('wattle-group', '/about-us'));
  await expect(current).toHaveCount(0);
});

test('the skip link is the first stop and moves the focus to the content', async ({ page }) => {
  await page.goto(siteUrl('wattle-group'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

const keyPages = [
  { name: 'home', path: async () => '/' },
  { name: 'search', path: async () => '/search/new-used-and-demo-cars/' },
  {
    name: 'vehicle',
    path: async (request: APIRequestContext, slug: SiteSlug) =>
      `/cars/${await findSlug(request, slug, 'status = in_stock')}`,
  },
] as const;

const findTouching = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /**
     * Returns the outer box of an element's words and pictures. Leaves out words that are only for screen readers,
     * whose box is 1 px wide.
     */
    const inkOf = (element: Element) => {
      const range = document.createRange();
      const nodes = [...element.querySelectorAll('svg, img'), ...element.querySelectorAll('span'), element];
      const boxes = nodes
        .filter((node) => node.getBoundingClientRect().width > 1)
        .flatMap((node) => {
          if (node.matches('svg, img')) return [node.getBoundingClientRect()];
          return [...node.childNodes]
            .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
            .flatMap((text) => {
              range.selectNode(text);
              return [...range.getClientRects()];
            });
        });
      return {
        name: element.textContent,
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };
    };
    const contents = [...document.querySelectorAll('header a, header summary')]
      .filter((element) => element.checkVisibility() && element.closest('details > :not(summary)') === null)
      .map(inkOf);
    return contents.flatMap((one) =>
      contents
        .filter(({ left, top, bottom }) => {
          const isSameLine = top < one.bottom && one.top < bottom;
          return isSameLine && left > one.left && left - one.right < 8;
        })
        .map((other) => `${one.name} | ${other.name}`),
    );
  });

for (const slug of siteSlugs) {
  for (const { name, path } of keyPages) {
    test(`${slug}, ${name}: does not scroll sideways at 320 and 1024 px, and nothing in the header touches`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      const answer = await page.goto(siteUrl(slug, await path(request, slug)));
      expect(answer?.status()).toBe(200);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        const overflowPx = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflowPx, `at ${width} px`).toBeLessThanOrEqual(0);
        expect(await findTouching(page), `at ${width} px`).toEqual([]);
      }
    });
  }
}

for (const site of ['kingfisher-mazda', 'banksia-used'] as const) {
  test(`${site}: the header overlays the hero of the home page only`, async ({ page }) => {
    const readGround = () =>
      page.getByRole('banner').evaluate(({ lastElementChild }) => {
        return lastElementChild === null ? '' : getComputedStyle(lastElementChild).backgroundColor;
      });
    await page.goto(siteUrl(site, '/contact'));
    const elsewhere = await readGround();
    await page.goto(siteUrl(site));
    expect(await readGround()).not.toBe(elsewhere);
    await page.goto(siteUrl(site, '/about-us'));
    expect(await readGround()).toBe(elsewhere);
  });
}
