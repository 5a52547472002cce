import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { findPictured, findSpun, open } from './support/vehicle-page.ts';

const turn = (page: Page) => page.getByRole('slider', { name: /^Spin the / });
const angle = async (page: Page): Promise<number> => Number(await turn(page).getAttribute('aria-valuenow'));
const view = (page: Page, name: string) => page.getByRole('list', { name: 'Views' }).getByRole('link', { name });
const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop spinning' });
const turnButton = (page: Page) => page.getByRole('button', { name: 'Spin automatically' });
const frameOf = (url: string): string | undefined => /spin-[a-z0-9-]+-(\d\d)-/.exec(url)?.[1];
const fullScreen = (page: Page) => page.getByRole('button', { name: 'Full screen' });

const openSpin = (page: Page, site: 'wattle-group' | 'kingfisher-mazda' | 'banksia-used'): Promise<void> =>
  open(page, site, findPictured(site, { hasSpin: true }));

test('turns automatically once loaded, until touched; keys wrap around [B4.44, B4.45, B7.35]', async ({ page }) => {
  const frames: string[] = [];
  page.on('request', (request) => {
    const frame = frameOf(request.url());
    if (frame !== undefined && !frames.includes(frame)) frames.push(frame);
  });
  await openSpin(page, 'wattle-group');
  await expect(stopButton(page)).toBeVisible();
  expect(frames.slice(0, 5)).toEqual(['01', '13', '07', '19', '04']);
  expect(frames).toHaveLength(24);
  await expect(page.getByText('Drag to spin')).toBeVisible();
  await expect(page.getByText('Swipe to spin')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(turnButton(page)).toBeVisible();
  await expect(page.getByText('Drag to spin')).toHaveCount(0);
  const before = await angle(page);
  for (let step = 0; step < 24; step += 1) await page.keyboard.press('ArrowRight');
  expect(await angle(page)).toBe(before);
  await page.keyboard.press('ArrowLeft');
  expect(await angle(page)).toBe((before + 345) % 360);
});

test('turns a frame for every 20 pixels of a drag or wheel [B4.45, B5.42]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSpin(page, 'wattle-group');
  await expect(turnButton(page)).toBeVisible();
  expect(await angle(page)).toBe(0);
  const box = await turn(page).boundingBox();
  if (box === null) throw new Error('no spin');
  const [x, y] = [box.x + box.width / 2, box.y + 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 100, y, { steps: 5 });
  await page.mouse.up();
  expect(await angle(page)).toBe(5 * 15);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => angle(page)).toBe(8 * 15);
});

const flick = async (page: Page): Promise<void> => {
  const box = await turn(page).boundingBox();
  if (box === null) throw new Error('no spin');
  const [x, y] = [box.x + box.width / 2, box.y + 60];
  const session = await page.context().newCDPSession(page);
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', rightPx: number) =>
    session.send('Input.dispatchMouseEvent', { type, x: x + rightPx, y, button: 'left', buttons: 1, clickCount: 1 });
  // Sends the events without a pause, because a drag that stops before the release doesn't keep the spin turning.
  await Promise.all([send('mousePressed', 0), send('mouseMoved', -40), send('mouseReleased', -40)]);
};

test('keeps turning after a flick; not with reduced motion [B4.45]', async ({ page }) => {
  await openSpin(page, 'wattle-group');
  await stopButton(page).click();
  const seen = await turn(page).evaluateHandle((slider) => {
    const angles: string[] = [];
    new MutationObserver(() => angles.push(slider.getAttribute('aria-valuenow') ?? '')).observe(slider, {
      attributeFilter: ['aria-valuenow'],
    });
    return angles;
  });
  await flick(page);
  // The drag of 40 pixels alone turned the spin by two frames of 15 degrees each.
  await expect.poll(() => seen.evaluate((angles) => angles.length)).toBeGreaterThan(2);
  let count = -1;
  await expect
    .poll(async () => {
      const earlier = count;
      count = await seen.evaluate((angles) => angles.length);
      return count === earlier;
    })
    .toBe(true);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await angle(page);
  await flick(page);
  await expect.poll(() => angle(page)).toBe((still + 30) % 360);
  await page.waitForTimeout(300);
  expect(await angle(page)).toBe((still + 30) % 360);
});

test('shows the cabin as a flat picture without WebGL [B2.67]', async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Reflect.set(HTMLCanvasElement.prototype, 'getContext', function (this: HTMLCanvasElement, kind: string) {
      return kind === 'webgl' ? null : Reflect.apply(getContext, this, [kind]);
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openSpin(page, 'kingfisher-mazda');
  await view(page, 'Interior').click();
  const cabin = page.getByRole('slider', { name: /^Look around inside the / });
  const picture = cabin.locator('img');
  await expect(picture).toBeVisible();
  await expect(cabin.locator('canvas')).toHaveCount(0);
  const place = () => picture.evaluate((element) => getComputedStyle(element).objectPosition);
  expect(await place()).toBe('50% 50%');
  await cabin.focus();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowRight');
  await expect(cabin).toHaveAttribute('aria-valuenow', '90');
  await expect.poll(place).toBe('75% 50%');
});

test('never turns automatically with reduced motion, or if the site turns it off [B4.44, B4.42]', async ({ page }) => {
  await openSpin(page, 'banksia-used');
  await expect(view(page, 'Images')).toHaveAttribute('aria-current', 'true');
  await view(page, 'Spin').click();
  await expect(turnButton(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSpin(page, 'wattle-group');
  await expect(turnButton(page)).toBeVisible();
  expect(await angle(page)).toBe(0);
});

test('skips a frame that fails to load, and logs to the console only [B8.03]', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(/spin-[a-z0-9]+-02-/, (route) => route.abort());
  await openSpin(page, 'wattle-group');
  await expect(turnButton(page)).toBeVisible();
  await turn(page).focus();
  await page.keyboard.press('ArrowRight');
  expect(await angle(page)).toBe(30);
  expect(warnings.filter((text) => text.startsWith('spin image'))).toHaveLength(1);
});

for (const [site, width, height] of [
  ['kingfisher-mazda', 390, 844],
  ['wattle-group', 1280, 900],
] as const) {
  test(`${site} at ${width}: hotspots outside and in, cabin and full screen by keyboard [B3.06, B2.67, B2.68, B2.69, B4.43]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSpin(page, site);
    await expect(turnButton(page)).toBeVisible();
    const gallery = page.getByRole('list', { name: 'Views' }).locator('xpath=../..');
    await page.locator('summary', { hasText: 'Highlights' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const words = await page.locator(':focus').textContent();
    await page.keyboard.press('Enter');
    const mark = page.getByRole('list', { name: 'Hotspots' }).getByRole('button', { name: words ?? '', exact: true });
    await expect(mark).toHaveAttribute('aria-expanded', 'true');
    await expect(mark.getByText(words ?? '')).toBeInViewport();
    await expect(mark).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(turn(page)).toBeFocused();

    await fullScreen(page).click();
    const dialog = page.getByRole('dialog', { name: '360-degree view, full screen' });
    await expect(dialog.getByRole('slider')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(fullScreen(page)).toBeFocused();
    await fullScreen(page).click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);

    await view(page, 'Interior').click();
    const cabin = page.getByRole('slider', { name: /^Look around inside the / });
    await expect(page.getByText('Drag to look around')).toBeVisible();
    await cabin.focus();
    await page.keyboard.press('ArrowRight');
    await expect(cabin).toHaveAttribute('aria-valuenow', '10');
    const highlights = page.locator('details', { has: page.locator('summary', { hasText: 'Highlights' }) });
    await highlights.locator('summary').click();
    const inside = (await highlights.getByRole('button').last().textContent()) ?? '';
    await highlights.getByRole('button').last().click();
    const spot = page.getByRole('list', { name: 'Hotspots' }).getByRole('button', { name: inside, exact: true });
    await expect(spot).toHaveAttribute('aria-expanded', 'true');
    await expect(spot).toBeInViewport();
    await view(page, 'Images').click();
    await expect(page.getByRole('region', { name: 'Photos', exact: true }).getByRole('img').first()).toBeInViewport();
    await view(page, 'Spin').click();
    await expect(turn(page)).toBeVisible();
    const id = await gallery.evaluate((element) => {
      element.id = 'the-gallery';
      return element.id;
    });
    expect(await findBarriers(page, `#${id}`)).toEqual([]);
  });
}

for (const [site, width, height] of [
  ['bottlebrush-moto', 390, 844],
  ['bottlebrush-moto', 1280, 900],
  ['saltbush-caravans', 390, 844],
  ['saltbush-caravans', 1280, 900],
  ['ironbark-trucks', 390, 844],
  ['ironbark-trucks', 1280, 900],
] as const) {
  test(`${site} at ${width}: a spin without a cabin comes first, whole, with hotspots [B2.67, B3.06, B4.42]`, async ({
    page,
  }) => {
    const frames = new Set<string>();
    page.on('response', (response) => {
      const frame = frameOf(response.url());
      if (frame !== undefined && response.ok()) frames.add(frame);
    });
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, site, findSpun(site));
    await expect(view(page, 'Spin')).toHaveAttribute('aria-current', 'true');
    await expect(view(page, 'Interior')).toHaveCount(0);
    await expect(turnButton(page)).toBeVisible();
    expect(frames.size).toBe(24);
    const box = await turn(page).boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1);

    await page.locator('summary', { hasText: 'Highlights' }).click();
    const highlight = page.locator('details', { hasText: 'Highlights' }).getByRole('button').last();
    const words = (await highlight.textContent()) ?? '';
    await highlight.click();
    const mark = page.getByRole('list', { name: 'Hotspots' }).getByRole('button', { name: words, exact: true });
    await expect(mark).toHaveAttribute('aria-expanded', 'true');
    await expect(mark).toBeInViewport();
    // On a white vehicle, only the mark's ring can be seen, so its colour must differ from the dot's.
    const dot = await mark
      .locator('span')
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderTopColor } = getComputedStyle(element);
        return [backgroundColor, borderTopColor];
      });
    expect(new Set(dot).size, `dot and ring: ${dot}`).toBe(2);
    await view(page, 'Images').click();
    await expect(page.getByRole('region', { name: 'Photos', exact: true }).getByRole('img').first()).toBeInViewport();
  });
}

test('shows the photographs without scripts [B2.31]', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const slug = findPictured('wattle-group', { hasSpin: true });
  await page.goto(`http://wattle-group.localhost:${process.env.E2E_PORT ?? 3100}/cars/${slug}`);
  await expect(page.getByRole('region', { name: 'Photos', exact: true }).getByRole('img').first()).toBeVisible();
  await expect(view(page, 'Spin')).toBeHidden();
  await expect(page.getByAltText(/360-degree view$/)).toBeHidden();
  await context.close();
});
