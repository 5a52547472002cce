import type { Page } from '@playwright/test';

/** Time between frames at 60 Hz. If `dropMs` pass without a frame, at least one was dropped. */
const frameMs = 1000 / 60;
const dropMs = frameMs * 1.5;

export interface FrameCount {
  readonly frames: number;
  readonly dropped: number;
  readonly p95Ms: number;
  readonly longestMs: number;
}

const countFrames = (times: readonly number[]): FrameCount => {
  const gaps = times.slice(1).map((atMs, index) => atMs - (times[index] ?? atMs));
  const sorted = gaps.toSorted((a, b) => a - b);
  return {
    frames: gaps.length,
    dropped: gaps.reduce((sum, gap) => sum + (gap > dropMs ? Math.round(gap / frameMs) - 1 : 0), 0),
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    longestMs: sorted.at(-1) ?? 0,
  };
};

export const measureFrames = async (page: Page, act: () => Promise<void>): Promise<FrameCount> => {
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
  return countFrames(times);
};
