import { expect, type Page, test } from '@playwright/test';
import { measureContrast } from './support/measure-contrast.ts';
import { getFromSite, listCars, siteSlugs, siteUrl, waitForScripts } from './support/sites.ts';

const collectLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('header a, main a, footer a')];
    const own = links.filter(({ origin, protocol }) => protocol === 'http:' && origin === location.origin);
    return [...new Set(own.map(({ pathname, search, hash }) => `${pathname}${search}${hash}`))];
  });

const hasAnchor = (html: string, anchor: string): boolean => anchor === '' || html.includes(`id="${anchor}"`);

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
        const [path = '', anchor = ''] = link.split('#');
        const asked = await getFromSite(request, slug, path);
        // Without a session, a gated page redirects to sign-in, so its anchors can't be checked.
        const gate = asked.status() === 302 ? (asked.headers().location ?? '') : '';
        const isGated = gate.startsWith('/sign-in?type=');
        const answer = isGated ? await getFromSite(request, slug, gate) : asked;
        const isThere = answer.status() === 200 && (isGated || hasAnchor(await answer.text(), anchor));
        if (!isThere) broken.push(`${answer.status()} ${link}`);
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

  test('a tile has a covered vehicle if its photograph fails to load [L9.34]', async ({ page }) => {
    await page.route('**/images/**', (route) => route.abort());
    await page.goto(siteUrl('kingfisher-mazda'));
    const tiles = page.getByRole('region', { name: 'The Mazda range' });
    await tiles.scrollIntoViewIfNeeded();
    await expect(tiles.locator('svg').first()).toBeVisible();
    await expect(tiles.locator('img').filter({ visible: true })).toHaveCount(0);
  });

  for (const slug of siteSlugs) {
    test(`every picture of ${slug} loads, and every card leads to a vehicle for sale with a price and pictures`, async ({
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
      const cards = await page.getByRole('main').locator('h3 a[href^="/cars/"]').all();
      expect(cards.length).toBeGreaterThan(0);
      for (const card of cards) {
        const vehicle = ((await card.getAttribute('href')) ?? '').replace('/cars/', '');
        const worthShowing = `slug = "${vehicle}" AND status = in_stock AND shown_price > 0 AND photos_count > 1`;
        expect(await listCars(request, slug, worthShowing), vehicle).toHaveLength(1);
      }
    });
  }

  test('a body tile opens its search, with the number of vehicles on the tile [L2.70, L2.71]', async ({ page }) => {
    await page.goto(siteUrl('wattle-group'));
    const tile = page.getByRole('region', { name: 'What are you after?' }).getByRole('link').first();
    const count = (await tile.innerText()).match(/[\d,]+(?= cars)/)?.[0] ?? 'no count';
    await tile.click();
    await expect(page).toHaveURL(/\/search\/[a-z0-9-]+-cars$/);
    await expect(page.locator('main')).toContainText(count);
  });
});

for (const slug of ['kingfisher-mazda', 'saltbush-caravans', 'ironbark-trucks', 'bottlebrush-moto'] as const) {
  test(`the words on the picture of ${slug} can be read at every width [B2.73]`, async ({ page }) => {
    const hero = page.locator('section[aria-labelledby="hero-title"]');
    for (const width of [390, 600, 768, 1020, 1100, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      // Loads the page again for each width, because a resized page briefly shows the other picture and scrolls.
      await page.goto(siteUrl(slug));
      await expect.poll(() => hero.locator('img').evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
      expect(await measureContrast(page, hero.locator('h1')), `heading at ${width}`).toBeGreaterThanOrEqual(3);
      expect(await measureContrast(page, hero.locator('h1 + p')), `text at ${width}`).toBeGreaterThanOrEqual(4.5);
    }
  });
}

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

test('the button shows the number of matching vehicles [B2.23]', async ({ page }) => {
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
