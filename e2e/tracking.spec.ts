import { expect, type Page, type Request, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { listCars, type SiteSlug, siteUrl, waitForScripts } from './support/sites.ts';

interface SentEvent {
  readonly id: number;
  readonly event_uuid: string;
  readonly car_id?: number;
  readonly details?: Readonly<Record<string, string | number>>;
}

const isEvents = (request: Request): boolean => request.url().endsWith('/api/events');

const collectEvents = (page: Page) => {
  const sent: SentEvent[] = [];
  const statuses: number[] = [];
  page.on('request', (request) => {
    if (isEvents(request)) sent.push(...(request.postDataJSON() as { events: SentEvent[] }).events);
  });
  page.on('response', (response) => {
    if (isEvents(response.request())) statuses.push(response.status());
  });
  return { ids: () => sent.map(({ id }) => id), sent, statuses };
};

const findCar = async (request: Parameters<typeof listCars>[0], slug: SiteSlug) => {
  const [car] = await listCars(request, slug, 'car_type = used AND status = in_stock');
  if (car === undefined) throw new Error('There is no used car.');
  return car;
};

test('a view of a used car is tracked once and counted, a search every time [B7.24, B7.30, B7.11]', async ({
  page,
  request,
}) => {
  const { slug } = await findCar(request, 'banksia-used');
  const events = collectEvents(page);
  const viewUrl = siteUrl('banksia-used', `/api/cars/${slug}/view.json`);
  const countViews = () => page.evaluate(async (url) => (await (await fetch(url)).json()).views as number, viewUrl);
  await page.goto(siteUrl('banksia-used', '/search/used-cars/'));
  await expect.poll(events.ids).toEqual([49]);
  const before = await countViews();
  await page.goto(siteUrl('banksia-used', `/cars/${slug}`));
  await expect.poll(() => new Set(events.ids())).toEqual(new Set([49, 4]));
  await expect.poll(countViews).toBe(before + 1);
  await expect.poll(() => new Set(events.statuses)).toEqual(new Set([204]));
});

test('a search is tracked by its canonical address, without typed words; in analytics too [B7.30, D.24]', async ({
  page,
}) => {
  const events = collectEvents(page);
  await page.addInitScript(() =>
    localStorage.setItem('forecourt.consent', '{"version":1,"choices":{"analytics":true}}'),
  );
  await page.route('**/gtm.js?*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const typed = 'query=jane%40example.com&body=SUV&sortBy=price%3Aasc&utm_email=jane%40example.com';
  await page.goto(siteUrl('kingfisher-mazda', `/search/new-used-and-demo-cars/?${typed}`));
  const told = { address: '/search/suv-cars', page: 1 };
  await expect.poll(() => events.sent.map(({ details }) => details)).toEqual([told]);
  const passedOn = () =>
    page.evaluate(() =>
      (Reflect.get(window, 'dataLayer') as { event: string }[]).filter(({ event }) => event === 'forecourt'),
    );
  expect(await passedOn()).toEqual([{ ...told, event: 'forecourt', event_id: 49 }]);
});

test('nothing of another company loads before consent, and the footer withdraws it [D.24]', async ({ page }) => {
  const loaded: string[] = [];
  await page.route('**/gtm.js?*', (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto(siteUrl('kingfisher-mazda', '/search/new-used-and-demo-cars/'));
  const choices = page.getByRole('region', { name: 'Your privacy choices' });
  const need = choices.getByRole('button', { name: 'Essential only' });
  await need.focus();
  await page.keyboard.press('Enter');
  await expect(choices).toHaveCount(0);
  await page.reload();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' });
  await waitForScripts(page);
  await expect(choices).toHaveCount(0);
  expect(loaded).toEqual([]);
  await link.press('Enter');
  await expect(choices.getByRole('heading')).toBeFocused();
  expect(await findBarriers(page, '[aria-labelledby="consent-heading"]')).toEqual([]);
  await choices.getByRole('checkbox', { name: /^Analytics/ }).check();
  await choices.getByRole('button', { name: 'Save my choice' }).click();
  await expect(link).toBeFocused();
  await page.goto(siteUrl('kingfisher-mazda', '/search/new-used-and-demo-cars/'));
  await expect.poll(() => loaded.length).toBe(1);
});

test('secrets in links from mails reach no third party, from that page or later ones [D.24, L2.30, L7.02]', async ({
  page,
}) => {
  const events = collectEvents(page);
  const told: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    told.push(referer, request.postData() ?? '', request.isNavigationRequest() ? '' : request.url());
  });
  await page.addInitScript(() =>
    localStorage.setItem('forecourt.consent', '{"version":1,"choices":{"analytics":true}}'),
  );
  const containers: string[] = [];
  await page.route('**/gtm.js?*', (route) => {
    containers.push(page.url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  /** Repeats the event until the page sends it, because the tracking script loads after the page. */
  const tell = (): Promise<void> => {
    const before = events.sent.length;
    const dispatch = () => window.dispatchEvent(new CustomEvent('forecourt:event', { detail: { id: 25 } }));
    const countSent = () => page.evaluate(dispatch).then(() => events.sent.length);
    return expect.poll(countSent).toBeGreaterThan(before);
  };
  await page.goto(siteUrl('kingfisher-mazda', '/pages/unsubscribe?token=hidden'));
  await tell();
  expect(containers).toEqual([]);
  await page.evaluate(() => location.assign('/contact'));
  await page.waitForURL(siteUrl('kingfisher-mazda', '/contact'));
  await tell();
  await expect.poll(() => containers).toEqual([siteUrl('kingfisher-mazda', '/contact')]);
  const known = () => page.evaluate(() => [document.referrer, JSON.stringify({ ...sessionStorage, ...localStorage })]);
  expect((await known())[0]).toBe(siteUrl('kingfisher-mazda', '/'));
  expect([...told, ...(await known())].filter((text) => text.includes('hidden'))).toEqual([]);
});

test('nothing is lost when the server is down, and the page still works [B7.33]', async ({ page }) => {
  const events = collectEvents(page);
  await page.route('**/api/events', (route) => route.abort());
  await page.goto(siteUrl('wattle-group', '/search/new-used-and-demo-cars/'));
  await expect.poll(() => events.sent.length).toBeGreaterThan(0);
  const [first] = events.sent;
  await page.unroute('**/api/events');
  events.sent.length = 0;
  await page.goto(siteUrl('wattle-group', '/'));
  await expect.poll(() => events.sent.map(({ event_uuid }) => event_uuid)).toContain(first?.event_uuid);
  await expect.poll(() => events.statuses).toContain(204);
});

test('a number is hidden until requested, by keyboard too, and then a tel link [B4.46, B4.47, B4.49, B4.50]', async ({
  page,
  request,
}) => {
  const { slug } = await findCar(request, 'wattle-group');
  const html = await (await page.goto(siteUrl('wattle-group', `/cars/${slug}`)))?.text();
  expect(html).not.toMatch(/tel:|\+61\d|07 5550 \d{4}/);
  await waitForScripts(page);
  const events = collectEvents(page);
  const call = page.getByRole('main').getByRole('link', { name: /^Call 07 55•• ••••/ });
  await call.focus();
  const reveal = page.waitForRequest('**/api/phone-reveals');
  await page.keyboard.press('Enter');
  const shown = page.getByRole('main').getByRole('link', { name: /^Call 07 5550 \d{4}$/ });
  await expect(shown).toBeFocused();
  await expect(shown).toHaveAttribute('href', /^tel:\+617555\d{5}$/);
  const body = (await reveal).postDataJSON();
  expect(Object.keys(body).sort()).toEqual(['car_id', 'dealership_id', 'website_id']);
  expect((await (await reveal).response())?.status()).toBe(204);
  await expect.poll(events.ids).toContain(25);
});

test('a site shows its numbers from the start [B4.48]', async ({ page, request }) => {
  const { slug } = await findCar(request, 'banksia-used');
  await page.goto(siteUrl('banksia-used', `/cars/${slug}`));
  await expect(page.getByRole('main').getByRole('link', { name: /^Call 07 5550 \d{4}$/ })).toHaveAttribute(
    'href',
    /^tel:/,
  );
});

for (const site of ['wattle-group', 'kingfisher-mazda'] as const) {
  test(`${site}: a favourite is tracked when added, the calculator when first used [B4.31, B4.55]`, async ({
    page,
    request,
  }) => {
    const { slug } = await findCar(request, site);
    await page.goto(siteUrl(site, `/cars/${slug}`));
    await waitForScripts(page);
    const events = collectEvents(page);
    const acts = () => events.ids().filter((id) => id === 39 || id === 26);
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Favourite/ })
      .first();
    await heart.click();
    await expect.poll(acts).toEqual([39]);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');

    const calculator = page.getByRole('region', { name: 'Finance Calculator' });
    await calculator.scrollIntoViewIfNeeded();
    const [first, second] = [calculator.getByRole('slider').nth(0), calculator.getByRole('slider').nth(1)];
    for (const slider of [first, second, first]) await slider.press('ArrowLeft');
    await expect.poll(acts).toEqual([39, 26]);
    await heart.click();
    await expect.poll(acts).toEqual([39, 26, 39]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a hidden number links to the page that shows it [B4.46]', async ({ page, request }) => {
    const { slug } = await findCar(request, 'wattle-group');
    await page.goto(siteUrl('wattle-group', `/cars/${slug}`));
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Call 07 55•• ••••/ })
      .click();
    await expect(page).toHaveURL(/\/contact#call-us$/);
    await expect(page.getByRole('main')).toContainText(/07 5550 \d{4}/);
  });
});
