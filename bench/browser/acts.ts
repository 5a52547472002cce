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

interface Point {
  readonly x: number;
  readonly y: number;
}

const openTouch = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
};

/** How long a finger stays down. Playwright's own tap lifts it at once. */
const tapMs = 80;

const tap = async (page: Page, target: Locator): Promise<void> => {
  const { x, y, width, height } = await readBox(target);
  const touch = await openTouch(page);
  await touch('touchStart', { x: x + width / 2, y: y + height / 2 });
  await page.waitForTimeout(tapMs);
  await touch('touchEnd');
};

const swipe = async (page: Page, target: Locator): Promise<void> => {
  const box = await readBox(target);
  const touch = await openTouch(page);
  const y = box.y + box.height / 2;
  const [from, to] = [box.x + box.width * 0.8, box.x + box.width * 0.2];
  await touch('touchStart', { x: from, y });
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', { x: from + ((to - from) * step) / 10, y });
  await touch('touchEnd');
};

export const acts: readonly Act[] = [
  {
    name: 'filter',
    page: 'search',
    run: async (page) => {
      await tap(page, page.getByRole('button', { name: /^Filter/ }).first());
      await page.waitForTimeout(1_000);
      await tap(page, page.locator('[data-filter-panel]').getByRole('checkbox').locator('visible=true').first());
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
