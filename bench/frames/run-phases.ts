import { loadavg } from 'node:os';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/lib/find-tools.ts';
import { type FrameCount, measureFrames } from './measure-frames.ts';

export interface Phase {
  readonly name: string;
  readonly before?: () => Promise<void>;
  readonly act: () => Promise<void>;
}

interface PhaseRun {
  readonly address: string;
  readonly slowdown: number;
  readonly rounds: number;
  readonly prepare: (page: Page) => Promise<readonly Phase[]>;
}

interface PhaseCount extends FrameCount {
  readonly name: string;
  /** Processor time of the main thread per frame. */
  readonly busyMs: number;
}

const shareOf = ({ frames, dropped }: FrameCount): number => (100 * dropped) / Math.max(1, frames + dropped);

const readBusyMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
};

const runRound = async ({ address, slowdown, prepare }: PhaseRun): Promise<readonly PhaseCount[]> => {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address);
    const counts: PhaseCount[] = [];
    for (const { name, before, act } of await prepare(page)) {
      await before?.();
      const beforeMs = await readBusyMs(session);
      const count = await measureFrames(page, act);
      counts.push({ name, ...count, busyMs: ((await readBusyMs(session)) - beforeMs) / Math.max(1, count.frames) });
    }
    return counts;
  } finally {
    await browser.close();
  }
};

const print = (round: number, load: number, count: PhaseCount): void =>
  console.log(
    `round ${round}  load ${load.toFixed(1).padStart(4)}  ${count.name.padEnd(18)} ${count.frames} frames, ${count.dropped} dropped ` +
      `(${shareOf(count).toFixed(1)}%), 95% within ${count.p95Ms.toFixed(1)} ms, longest ${count.longestMs.toFixed(1)} ms, ` +
      `busy ${count.busyMs.toFixed(1)} ms a frame`,
  );

const findMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const printMedians = (counts: readonly PhaseCount[]): void => {
  for (const name of new Set(counts.map((count) => count.name))) {
    const ofPhase = counts.filter((count) => count.name === name);
    const dropped = findMedian(ofPhase.map(shareOf)).toFixed(1);
    const busyMs = findMedian(ofPhase.map((count) => count.busyMs)).toFixed(1);
    console.log(`median   ${name.padEnd(18)} ${dropped}% dropped, busy ${busyMs} ms a frame`);
  }
};

export const runPhases = async (run: PhaseRun): Promise<void> => {
  const counts: PhaseCount[] = [];
  for (let round = 1; round <= run.rounds; round += 1) {
    const load = loadavg()[0] ?? 0;
    const seen = await runRound(run);
    for (const count of seen) print(round, load, count);
    counts.push(...seen);
  }
  printMedians(counts);
};
