import type { Locator, Page } from '@playwright/test';

export interface Act {
  readonly name: string;
  readonly page: 'home' | 'search' | 'vehicle';
  readonly run: (page: Page) => Promise<void>;
}

const readBox = async (locator: Locator) => {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (box === null) throw new Error('nothing to touch');
  return box;
};

/** Swipes by real touch events, which Playwright's mouse doesn't send. */
const swipe = async (page: Page, target: Locator): Promise<void> => {
  const { x, y, width, height } = await readBox(target);
  const session = await page.context().newCDPSession(page);
  const [from, to, middle] = [x + width * 0.8, x + width * 0.2, y + height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', atX?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: atX === undefined ? [] : [{ x: atX, y: middle }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + ((to - from) * step) / 10);
  await touch('touchEnd');
};

export const acts: readonly Act[] = [
  {
    name: 'filter',
    page: 'search',
    run: async (page) => {
      await page
        .getByRole('link', { name: /^Filter/ })
        .or(page.getByRole('button', { name: /^Filter/ }))
        .first()
        .tap();
      const panel = page.locator('[data-filter-panel]');
      const choice = panel.getByRole('checkbox').locator('visible=true').first();
      await choice.tap();
      await page.waitForTimeout(1_500);
    },
  },
  {
    name: 'slider',
    page: 'vehicle',
    run: async (page) => {
      const slider = page.locator('input[type=range]').first();
      await slider.scrollIntoViewIfNeeded();
      await page.waitForTimeout(2_000);
      await slider.focus();
      for (let press = 0; press < 5; press += 1) {
        await page.keyboard.press('ArrowLeft');
        await page.waitForTimeout(150);
      }
    },
  },
  {
    name: 'gallery swipe',
    page: 'vehicle',
    run: async (page) => {
      const gallery = page.getByRole('region', { name: 'Photos', exact: true });
      for (let times = 0; times < 3; times += 1) {
        await swipe(page, gallery);
        await page.waitForTimeout(500);
      }
    },
  },
];
