// How evenly a spin turns on a slow phone, against a server that is already running.
//   npm start            (in another window)
//   node bench/spin/run.ts [--port 3000] [--site wattle-group] [--slug 2026-...] [--slowdown 4] [--rounds 3]
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { buildDemoStock } from '../../demo/build-stock.ts';
import { ensureChromium } from '../../scripts/lib/find-tools.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    site: { type: 'string', default: 'wattle-group' },
    slug: { type: 'string' },
    slowdown: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
  },
});

/** What a screen shows in a second, and how late a frame may come before the next one takes its place. */
const frameMs = 1000 / 60;
const dropMs = frameMs * 1.5;

interface Turn {
  readonly frames: number;
  readonly dropped: number;
  readonly p95Ms: number;
  readonly longestMs: number;
}

const findSpin = (site: string): string => {
  const record = buildDemoStock(site, new Date().toISOString().slice(0, 10)).find(
    ({ status, spin_images }) => status === 'in_stock' && Array.isArray(spin_images),
  );
  if (record === undefined) throw new Error(`${site} has no vehicle that turns`);
  return String(record.slug);
};

/** Notes the time between frames of the screen, as long as something is done. */
const measureFrames = async (page: Page, act: () => Promise<void>): Promise<Turn> => {
  await page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(window, 'frameTimes', times);
    const note = (atMs: number): void => {
      times.push(atMs);
      if (Reflect.get(window, 'frameTimes') === times) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await act();
  const times = await page.evaluate(() => {
    const noted = Reflect.get(window, 'frameTimes') as number[];
    Reflect.set(window, 'frameTimes', undefined);
    return noted;
  });
  const gaps = times.slice(1).map((atMs, index) => atMs - (times[index] ?? atMs));
  const sorted = gaps.toSorted((a, b) => a - b);
  return {
    frames: gaps.length,
    dropped: gaps.reduce((sum, gap) => sum + (gap > dropMs ? Math.round(gap / frameMs) - 1 : 0), 0),
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    longestMs: sorted.at(-1) ?? 0,
  };
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

const run = async (): Promise<readonly Turn[]> => {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
  await page.goto(`http://${values.site}.localhost:${values.port}/cars/${values.slug ?? findSpin(values.site)}`);
  const stop = page.getByRole('button', { name: 'Stop turning' });
  await stop.waitFor({ timeout: 60_000 });
  // What the page does once after it has loaded is measured by Lighthouse.
  await page.waitForTimeout(3000);
  const byItself = await measureFrames(page, () => page.waitForTimeout(4000));
  await stop.click();
  const atRest = await measureFrames(page, () => page.waitForTimeout(2000));
  const byHand = await measureFrames(page, () => dragAcross(page));
  await browser.close();
  return [byItself, atRest, byHand];
};

const names = ['turning by itself', 'at rest', 'turned by hand'];
for (let round = 1; round <= Number(values.rounds); round += 1) {
  for (const [index, turn] of (await run()).entries()) {
    const share = ((100 * turn.dropped) / Math.max(1, turn.frames + turn.dropped)).toFixed(1);
    console.log(
      `round ${round}  ${(names[index] ?? '').padEnd(18)} ${turn.frames} frames, ${turn.dropped} dropped (${share} %), ` +
        `95 % within ${turn.p95Ms.toFixed(1)} ms, longest ${turn.longestMs.toFixed(1)} ms`,
    );
  }
}
