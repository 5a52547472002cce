// Measures how smoothly a spin turns on a slow phone. Needs a running server.
//   npm start            (in another window)
//   node bench/spin/run.ts [--port 3000] [--site wattle-group] [--slug 2026-...] [--slowdown 4] [--rounds 3]
import type { Page } from '@playwright/test';
import { readRun } from '../frames/read-run.ts';
import { runPhases } from '../frames/run-phases.ts';

const dragAcross = async (page: Page): Promise<void> => {
  const box = await page.getByRole('slider', { name: /^Spin the / }).boundingBox();
  if (box === null) throw new Error('no spin');
  const y = box.y + box.height / 3;
  await page.mouse.move(box.x + box.width - 20, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, y, { steps: 60 });
  await page.mouse.up();
};

await runPhases({
  ...readRun(({ spin_images }) => Array.isArray(spin_images)),
  prepare: async (page) => {
    const stop = page.getByRole('button', { name: 'Stop spinning' });
    await stop.waitFor({ timeout: 60_000 });
    // Waits for the page load to end, because Lighthouse measures it.
    await page.waitForTimeout(3000);
    return [
      { name: 'turning automatically', act: () => page.waitForTimeout(4000) },
      {
        name: 'at rest',
        before: () => stop.click(),
        act: () => page.waitForTimeout(2000),
      },
      { name: 'turned by hand', act: () => dragAcross(page) },
    ];
  },
});
