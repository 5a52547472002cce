// Measures how smoothly the finance calculator follows its sliders on a slow phone. Needs a running server.
//   npm start            (in another window)
//   node bench/calculator/run.ts [--port 3000] [--site wattle-group] [--slug 2026-...] [--slowdown 4] [--rounds 3]
import type { Locator, Page } from '@playwright/test';
import { readRun } from '../frames/read-run.ts';
import { runPhases } from '../frames/run-phases.ts';

const dragAcross = async (page: Page, slider: Locator): Promise<void> => {
  const box = await slider.boundingBox();
  if (box === null) throw new Error('no slider');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 12, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 12, y, { steps: 60 });
  await page.mouse.up();
};

await runPhases({
  // At these prices, the loan slider can move in both directions.
  ...readRun(({ price }) => Number(price) > 20_000 && Number(price) < 60_000),
  prepare: async (page) => {
    // Waits for the page load to end, because Lighthouse measures it.
    await page.waitForTimeout(3000);
    const calculator = page.getByRole('region', { name: 'Finance Calculator' });
    await calculator.scrollIntoViewIfNeeded();
    const sliders = calculator.getByRole('slider');
    await sliders.first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(2000);
    const drags = (await sliders.all()).map(async (slider) => ({
      name: (await slider.getAttribute('aria-label')) ?? '',
      before: async () => {
        await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        // Waits until scrolling has rendered lazy content, which isn't part of a drag.
        await page.waitForTimeout(1000);
      },
      act: () => dragAcross(page, slider),
    }));
    return [{ name: 'at rest', act: () => page.waitForTimeout(2000) }, ...(await Promise.all(drags))];
  },
});
