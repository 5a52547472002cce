import { expect, test } from '@playwright/test';
import { count, findPictured, open } from './support/vehicle-page.ts';

test.describe('the gallery over the whole screen', () => {
  test('fills the screen with captions and returns the focus; the page is unchanged [B2.32, B2.33]', async ({
    page,
  }) => {
    await open(page, 'wattle-group', findPictured('wattle-group', { hasSpin: false }));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const button = page.getByRole('button', { name: 'Full screen' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Photos, full screen' });
    await expect(dialog).toBeVisible();
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(dialog.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByText('Illustration')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toContainText(/3 of/);
    await page.keyboard.press('ArrowLeft');
    await expect(dialog).toContainText(/2 of/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(count(page)).toHaveText(/2 of/);
    await expect(button).toBeFocused();
    await button.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await button.click();
    await expect(dialog).toBeVisible();
    const address = page.url();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    expect(page.url()).toBe(address);
    // If the page's navigation handled the layer's history entries, it would reload the page's data and restart the
    // spin.
    expect(asked.filter((url) => url.includes('.data'))).toEqual([]);
  });

  test('shows the smaller picture of the page until the larger one has loaded', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, 'wattle-group', findPictured('wattle-group', { hasSpin: false }));
    const small = page.getByRole('region', { name: 'Photos', exact: true }).getByRole('img').first();
    await expect.poll(() => small.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    const shown = await small.evaluate((picture: HTMLImageElement) => picture.currentSrc);
    await page.route('**/images/1800/**', () => new Promise(() => {}));
    await page.getByRole('button', { name: 'Full screen' }).click();
    const large = page.getByRole('dialog', { name: 'Photos, full screen' }).getByRole('img').first();
    await expect(large).toHaveCSS('background-image', `url("${shown}")`);
    await expect(large).toHaveCSS('background-size', 'contain');
  });

  test('uses the full height of a phone in landscape, with its buttons in view [B2.32]', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, 'banksia-used', findPictured('banksia-used', { hasSpin: false }));
    await page.getByRole('button', { name: 'Full screen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Photos, full screen' });
    expect((await dialog.getByRole('img').first().boundingBox())?.height).toBe(390);
    await dialog.getByRole('button', { name: 'Next photo' }).click();
    await expect(dialog).toContainText(/2 of/);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('shows a spin below its bar on a phone in landscape [B2.68]', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, 'banksia-used', findPictured('banksia-used', { hasSpin: true }));
    await page.getByRole('link', { name: 'Spin', exact: true }).click();
    await page.getByRole('button', { name: 'Full screen' }).click();
    const stage = page.getByRole('dialog', { name: '360-degree view, full screen' }).locator('[data-full]');
    await expect(stage).toBeVisible();
    await expect(stage).toBeInViewport({ ratio: 1 });
  });

  test('zooms in where a picture is double-tapped [B2.32]', async ({ page }) => {
    await open(page, 'banksia-used', findPictured('banksia-used', { hasSpin: false }));
    await page.getByRole('button', { name: 'Full screen' }).click();
    const picture = page.getByRole('dialog').getByRole('img').first();
    const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
    const before = await widthOf();
    await picture.dblclick();
    expect(await widthOf()).toBeCloseTo(before * 2.5, 0);
    await page.mouse.dblclick(200, 300);
    expect(await widthOf()).toBeCloseTo(before, 0);
  });

  test('closes on a swipe down, not sideways [B2.32]', async ({ page }) => {
    await open(page, 'banksia-used', findPictured('banksia-used', { hasSpin: false }));
    await page.getByRole('button', { name: 'Full screen' }).click();
    const dialog = page.getByRole('dialog');
    const pull = (right: number, down: number): Promise<void> =>
      dialog.evaluate(
        (element, to) => {
          for (const [type, part] of [
            ['pointerdown', 0],
            ['pointermove', 0.5],
            ['pointermove', 1],
            ['pointerup', 1],
          ] as const) {
            const at = { clientX: 200 + to.right * part, clientY: 200 + to.down * part };
            element.dispatchEvent(new PointerEvent(type, { ...at, isPrimary: true, pointerType: 'touch' }));
          }
        },
        { right, down },
      );
    await expect(dialog).toBeVisible();
    await pull(150, 120);
    await pull(0, 60);
    await expect(dialog).toBeVisible();
    await pull(20, 200);
    await expect(dialog).toHaveCount(0);
  });
});
