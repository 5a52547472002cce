// How evenly the finance calculator follows its sliders on a slow phone, against a server that is already running.
//   npm start            (in another window)
//   node bench/calculator/run.ts [--port 3000] [--site wattle-group] [--slug 2026-...] [--slowdown 4] [--rounds 3]
import { parseArgs } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { buildDemoStock } from '../../demo/build-stock.ts';
import { runPhases } from '../frames/run-phases.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    site: { type: 'string', default: 'wattle-group' },
    slug: { type: 'string' },
    slowdown: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
  },
});

/** A vehicle whose price leaves the loan's slider room on both sides. */
const findFinanced = (site: string): string => {
  const record = buildDemoStock(site, new Date().toISOString().slice(0, 10)).find(
    ({ status, price }) => status === 'in_stock' && Number(price) > 20_000 && Number(price) < 60_000,
  );
  if (record === undefined) throw new Error(`${site} has no vehicle to finance`);
  return String(record.slug);
};

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
  address: `http://${values.site}.localhost:${values.port}/cars/${values.slug ?? findFinanced(values.site)}`,
  slowdown: Number(values.slowdown),
  rounds: Number(values.rounds),
  prepare: async (page) => {
    // What the page does once after it has loaded is measured by Lighthouse.
    await page.waitForTimeout(3000);
    const calculator = page.getByRole('region', { name: 'Finance Calculator' });
    await calculator.scrollIntoViewIfNeeded();
    const sliders = calculator.getByRole('slider');
    await sliders.first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(2000);
    const drags = (await sliders.all()).map(async (slider) => ({
      name: (await slider.getAttribute('aria-label')) ?? '',
      before: () => slider.evaluate((element) => element.scrollIntoView({ block: 'center' })),
      act: () => dragAcross(page, slider),
    }));
    return [{ name: 'at rest', act: () => page.waitForTimeout(2000) }, ...(await Promise.all(drags))];
  },
});
