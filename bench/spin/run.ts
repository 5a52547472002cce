// How evenly a spin turns on a slow phone, against a server that is already running.
//   npm start            (in another window)
//   node bench/spin/run.ts [--port 3000] [--site wattle-group] [--slug 2026-...] [--slowdown 4] [--rounds 3]
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
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

const findSpin = (site: string): string => {
  const record = buildDemoStock(site, new Date().toISOString().slice(0, 10)).find(
    ({ status, spin_images }) => status === 'in_stock' && Array.isArray(spin_images),
  );
  if (record === undefined) throw new Error(`${site} has no vehicle that turns`);
  return String(record.slug);
};

const dragAcross = async (page: Page): Promise<void> => {
  const box = await page.getByRole('slider', { name: /^Turn the / }).boundingBox();
  if (box === null) throw new Error('no spin');
  const y = box.y + box.height / 3;
  await page.mouse.move(box.x + box.width - 20, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, y, { steps: 60 });
  await page.mouse.up();
};

await runPhases({
  address: `http://${values.site}.localhost:${values.port}/cars/${values.slug ?? findSpin(values.site)}`,
  slowdown: Number(values.slowdown),
  rounds: Number(values.rounds),
  prepare: async (page) => {
    const stop = page.getByRole('button', { name: 'Stop turning' });
    await stop.waitFor({ timeout: 60_000 });
    // What the page does once after it has loaded is measured by Lighthouse.
    await page.waitForTimeout(3000);
    return [
      { name: 'turning by itself', act: () => page.waitForTimeout(4000) },
      {
        name: 'at rest',
        before: () => stop.click(),
        act: () => page.waitForTimeout(2000),
      },
      { name: 'turned by hand', act: () => dragAcross(page) },
    ];
  },
});
