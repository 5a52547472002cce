import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { listCars, type SiteSlug, siteSlugs, siteUrl, waitForScripts } from './support/sites.ts';
import { findSlug } from './support/vehicle-page.ts';

/** Asks by the address of the machine, because not every resolver knows names under localhost. */
const readPage = async (request: APIRequestContext, slug: SiteSlug, path: string) => {
  const url = new URL(siteUrl(slug, path));
  const answer = await request.get(`http://127.0.0.1:${url.port}${url.pathname}${url.search}`, {
    headers: { host: url.host },
    maxRedirects: 0,
  });
  return { status: answer.status(), html: await answer.text() };
};

/** Distinct addresses of this site that a page links to, with their anchors. */
const collectLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('header a, main a, footer a')];
    const own = links.filter(({ origin, protocol }) => protocol === 'http:' && origin === location.origin);
    return [...new Set(own.map(({ pathname, search, hash }) => `${pathname}${search}${hash}`))];
  });

/** Pages stand for themselves, not for the address that they were asked by. */
const hasAnchor = (html: string, anchor: string): boolean => anchor === '' || html.includes(`id="${anchor}"`);

const openPhone = async (page: Page, slug: SiteSlug): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(siteUrl(slug));
};

test.describe('links', () => {
  for (const slug of siteSlugs) {
    test(`every link of header, home and footer of ${slug} leads to a page of this site [L2.36, L2.41]`, async ({
      page,
      request,
    }) => {
      await page.goto(siteUrl(slug));
      const links = await collectLinks(page);
      expect(links.length).toBeGreaterThan(20);
      const broken: string[] = [];
      for (const link of links) {
        const { hash } = new URL(siteUrl(slug, link));
        const { status, html } = await readPage(request, slug, link.replace(/#.*/, ''));
        if (status !== 200 || !hasAnchor(html, hash.slice(1))) broken.push(`${status} ${link}`);
      }
      expect(broken).toEqual([]);
    });
  }

  test('a franchise lists its own models only, in menu, footer and range [L2.37, L2.41]', async ({ page }) => {
    await page.goto(siteUrl('kingfisher-mazda'));
    const own = await page.getByRole('navigation', { name: 'Models', exact: true }).getByRole('link').all();
    const range = await page.getByRole('region', { name: 'The Mazda range' }).getByRole('link').all();
    expect(range.length).toBeGreaterThan(5);
    for (const link of [...own, ...range]) expect(await link.getAttribute('href')).toMatch(/^\/search\/mazda\//);
  });

  for (const slug of siteSlugs) {
    test(`every picture of ${slug} is drawn, and every card leads to a vehicle for sale with a price and pictures`, async ({
      page,
      request,
    }) => {
      await page.goto(siteUrl(slug));
      const pictures = await page.locator('main img').filter({ visible: true }).all();
      expect(pictures.length).toBeGreaterThan(3);
      for (const picture of pictures) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
      const cards = await page.getByRole('article').locator('h3 a').all();
      expect(cards.length).toBeGreaterThan(0);
      for (const card of cards) {
        const vehicle = ((await card.getAttribute('href')) ?? '').replace('/cars/', '');
        const worthShowing = `slug = "${vehicle}" AND status = in_stock AND shown_price > 0 AND photos_count > 1`;
        expect(await listCars(request, slug, worthShowing), vehicle).toHaveLength(1);
      }
    });
  }

  test('a body tile opens its search, with as many vehicles as it says [L2.70, L2.71]', async ({ page }) => {
    await page.goto(siteUrl('wattle-group'));
    const tile = page.getByRole('region', { name: 'What are you after?' }).getByRole('link').first();
    const count = (await tile.innerText()).match(/[\d,]+(?= cars)/)?.[0] ?? 'no count';
    await tile.click();
    await expect(page).toHaveURL(/\/search\/[a-z0-9-]+-cars$/);
    await expect(page.locator('main')).toContainText(count);
  });
});

test.describe('menus', () => {
  test('open, close and give the focus back by keyboard; the header is marked [L2.46, L2.47]', async ({ page }) => {
    await page.goto(siteUrl('wattle-group'));
    await waitForScripts(page);
    const header = page.locator('header').first();
    const brands = page.locator('summary', { hasText: 'Brands' });
    const toyota = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Toyota' });
    await brands.focus();
    await page.keyboard.press('Enter');
    await expect(toyota).toBeVisible();
    await expect(header).toHaveClass(/has-open-menu/);
    await page.keyboard.press('Tab');
    await expect(page.locator('details[open] a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toyota).toBeHidden();
    await expect(brands).toBeFocused();
    await expect(header).not.toHaveClass(/has-open-menu/);
  });

  test('one is open at a time, and it closes when the keyboard leaves it [L2.46]', async ({ page }) => {
    await page.goto(siteUrl('banksia-used'));
    await waitForScripts(page);
    const open = page.locator('header details[open]');
    await page.locator('summary', { hasText: 'Makes' }).press('Enter');
    await page.locator('summary', { hasText: 'Shapes' }).press('Enter');
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('Shapes');
    await page.locator('summary', { hasText: 'Makes' }).focus();
    await expect(open).toHaveCount(0);
  });

  test('open under the mouse where the site says so, and a click leaves them open [L2.48]', async ({ page }) => {
    await page.goto(siteUrl('wattle-group'));
    await waitForScripts(page);
    const brands = page.locator('summary', { hasText: 'Brands' });
    const toyota = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Toyota' });
    await brands.hover();
    await expect(toyota).toBeVisible();
    await brands.click();
    await expect(toyota).toBeVisible();
    await toyota.hover();
    await expect(toyota).toBeVisible();
    await page.mouse.move(2, 700);
    await expect(toyota).toBeHidden();
  });

  test('wait for a click where the site says nothing of the mouse [L2.48]', async ({ page }) => {
    await page.goto(siteUrl('banksia-used'));
    await waitForScripts(page);
    const makes = page.locator('summary', { hasText: 'Makes' });
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
      test(`the phone menu of ${slug} opens and leads on [L2.46]`, async ({ page }) => {
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
      await page.locator('summary', { hasText: 'Brands' }).click();
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Toyota' })).toBeVisible();
    });
  });
});

test('the header marks the page that is shown, and no other [L2.36]', async ({ page }) => {
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  await page.goto(siteUrl('wattle-group', '/warranty'));
  await expect(current).toHaveText('Warranty');
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current=page]')).toHaveText(
    (await page.getByRole('heading', { level: 1 }).textContent()) ?? '',
  );
  await page.goto(siteUrl('wattle-group', '/about-us'));
  await expect(current).toHaveCount(0);
});

test('the skip link is the first stop and moves the focus to the matter', async ({ page }) => {
  await page.goto(siteUrl('wattle-group'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`hero search ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('leads to the filtered search [B2.23]', async ({ page, request }) => {
      await page.goto(siteUrl('wattle-group'));
      if (javaScriptEnabled) await waitForScripts(page);
      await page.getByLabel('Make', { exact: true }).selectOption('Toyota');
      await page.getByLabel('Price', { exact: true }).selectOption('50000');
      await page.getByRole('button', { name: /^Show Me [\d,]+ cars$/ }).click();
      const listed = await listCars(request, 'wattle-group', 'make = Toyota AND shown_price <= 50000', 2);
      expect(listed.length).toBeGreaterThan(0);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/Toyota|cars/i);
      const filters = page.getByRole('list', { name: /applied|filters/i });
      await expect(filters).toContainText('Toyota');
      await expect(filters).toContainText('$50,000');
    });
  });
}

test('the button says how many there are of what is chosen [B2.23]', async ({ page }) => {
  await page.goto(siteUrl('wattle-group'));
  await waitForScripts(page);
  const button = page.getByRole('button', { name: /^Show Me/ });
  await expect(button).toHaveText(/^Show Me [\d,]+ cars$/);
  const all = await button.textContent();
  await page.getByLabel('Body type', { exact: true }).and(page.locator('select')).selectOption('Ute');
  await expect(button).toHaveText(/^Show Me [\d,]+ cars$/);
  await expect(button).not.toHaveText(all ?? '');
  const words = (await button.textContent()) ?? '';
  await button.click();
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('status').first()).toContainText(
    words.replace('Show Me ', ''),
  );
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

/** Neighbours in the header whose words or icons come closer than 8 px. */
const findTouching = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Where words and pictures are: words for screen readers only have a box of 1 px. */
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
  for (const width of [320, 1024]) {
    test.describe(`${slug} at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      for (const { name, path } of keyPages) {
        test(`${name} does not scroll sideways and nothing in the header touches`, async ({ page, request }) => {
          const answer = await page.goto(siteUrl(slug, await path(request, slug)));
          expect(answer?.status()).toBe(200);
          await page.evaluate(() => document.fonts.ready);
          const overflowPx = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflowPx).toBeLessThanOrEqual(0);
          expect(await findTouching(page)).toEqual([]);
        });
      }
    });
  }
}
