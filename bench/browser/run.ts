// Measures what a browser receives and runs before anybody touches a page, and how soon it responds to a shopper. Needs
// a running server. To compare the builds before and after a change, give two ports: the two servers are measured in
// turn.
//   npm start            (in another window)
//   node bench/browser/run.ts [--ports 3000,3001] [--site wattle-group] [--rounds 5] [--slowdown 4]
//     [--only home,vehicle,filter]
import { parseArgs } from 'node:util';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/lib/find-tools.ts';
import { findVehicleSlug } from '../../scripts/lib/get-from-site.ts';
import { median } from '../lib/quantile.ts';
import { type Act, acts } from './acts.ts';

const { values } = parseArgs({
  options: {
    ports: { type: 'string', default: '3000' },
    site: { type: 'string', default: 'wattle-group' },
    rounds: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '4' },
    only: { type: 'string', default: 'home,search,vehicle,filter,slider,gallery swipe' },
  },
});

const restMs = 3_000;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true } as const;

const openPage = async (browser: Browser): Promise<{ readonly page: Page; readonly session: CDPSession }> => {
  const page = await (await browser.newContext(phone)).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
  return { page, session };
};

const settle = async (page: Page, address: string): Promise<void> => {
  let requestedMs = performance.now();
  page.on('request', () => {
    requestedMs = performance.now();
  });
  await page.goto(address, { timeout: 120_000 });
  await page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: 120_000 });
  while (performance.now() - requestedMs < restMs) await page.waitForTimeout(100);
};

interface Load {
  /** Bytes of scripts as sent, compressed with Brotli. */
  readonly scriptBytes: number;
  readonly scriptFiles: number;
  /** Processor time that the main thread spent in scripts, divided by the factor of `--slowdown`. */
  readonly scriptMs: number;
  readonly taskMs: number;
}

const measureLoad = async (browser: Browser, address: string): Promise<Load> => {
  const { page, session } = await openPage(browser);
  try {
    const scripts = new Set<string>();
    let scriptBytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await settle(page, address);
    const { metrics } = await session.send('Performance.getMetrics');
    const readMs = (name: string) =>
      (1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN)) / Number(values.slowdown);
    return {
      scriptBytes,
      scriptFiles: scripts.size,
      scriptMs: readMs('ScriptDuration'),
      taskMs: readMs('TaskDuration'),
    };
  } finally {
    await page.context().close();
  }
};

const noteEvents = (): void => {
  const durations: number[] = [];
  Reflect.set(window, 'eventDurations', durations);
  // TypeScript's types lack `durationThreshold`.
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0) durations.push(entry.duration);
  }).observe(options);
};

/** Returns the longest time from an input to the next frame, in milliseconds. Browsers don't report less than 16 ms. */
const measureAct = async (browser: Browser, address: string, { run }: Act): Promise<number> => {
  const { page } = await openPage(browser);
  try {
    await page.addInitScript(noteEvents);
    await settle(page, address);
    await run(page);
    await page.waitForTimeout(1_000);
    const durations = await page.evaluate(() => Reflect.get(window, 'eventDurations') as readonly number[]);
    return Math.max(16, ...durations);
  } finally {
    await page.context().close();
  }
};

const only = new Set(values.only.split(','));
const ports = values.ports.split(',').map(Number);
const rounds = Array.from({ length: Number(values.rounds) });
const [firstPort = 3000] = ports;
const slug = await findVehicleSlug(firstPort, values.site, 'photos_count > 5 AND status = in_stock');
const paths = { home: '/', search: '/search/new-used-and-demo-cars/', vehicle: `/cars/${slug}` } as const;
const addressOf = (port: number, path: string): string => `http://${values.site}.localhost:${port}${path}`;

const printRow = (cells: readonly (string | number)[]): void =>
  console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(22) : String(cell).padStart(10))).join(' '));

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
try {
  printRow(['page', 'port', 'KB', 'files', 'script ms', 'tasks ms']);
  for (const [name, path] of Object.entries(paths).filter(([name]) => only.has(name))) {
    const loads = new Map<number, Load[]>(ports.map((port) => [port, []]));
    for (const _ of rounds)
      for (const [port, measured] of loads) measured.push(await measureLoad(browser, addressOf(port, path)));
    for (const [port, measured] of loads) {
      const middle = (key: keyof Load): number => median(measured.map((load) => load[key]));
      const [kilobytes, scriptMs, taskMs] = [middle('scriptBytes') / 1024, middle('scriptMs'), middle('taskMs')];
      printRow([name, port, kilobytes.toFixed(1), middle('scriptFiles'), scriptMs.toFixed(1), taskMs.toFixed(1)]);
    }
  }
  printRow(['interaction', 'port', 'INP ms', 'worst']);
  for (const act of acts.filter(({ name }) => only.has(name))) {
    const seen = new Map<number, number[]>(ports.map((port) => [port, []]));
    for (const _ of rounds)
      for (const [port, times] of seen) times.push(await measureAct(browser, addressOf(port, paths[act.page]), act));
    for (const [port, times] of seen) printRow([act.name, port, median(times), Math.max(...times)]);
  }
} finally {
  await browser.close();
}
