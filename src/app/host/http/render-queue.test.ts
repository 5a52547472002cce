import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRenderQueue } from './page-service.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const renderMs = 10;
const render = () => new Promise<void>((done) => setTimeout(done, renderMs));

/**
 * Simulates ten seconds in which one site requests more pages than can be rendered, and another site requests ten pages
 * a second.
 */
const flood = async (threads: number, percent: number) => {
  const queue = createRenderQueue({ RENDER_THREADS: threads, RENDER_SITE_PERCENT: percent });
  let flooded = 0;
  const waitsMs: number[] = [];
  const askOther = async (): Promise<void> => {
    const askedAtMs = performance.now();
    await queue.run('other', render);
    waitsMs.push(performance.now() - askedAtMs);
  };
  for (let ms = 0; ms < 10_000; ms++) {
    void queue.run('flooded', render).then(({ kind }) => {
      if (kind === 'done') flooded++;
    });
    if (ms % 100 === 0) void askOther();
    await vi.advanceTimersByTimeAsync(1);
  }
  return { flooded, waitsMs };
};

describe('createRenderQueue', () => {
  it.each([
    [1, 33, 360],
    [1, 10, 130],
    [3, 33, 1020],
  ])('%i threads give a flooded site %i percent of their time and a burst', async (threads, percent, renders) => {
    const { flooded } = await flood(threads, percent);
    expect(flooded).toBeGreaterThan(renders - 15);
    expect(flooded).toBeLessThan(renders + 15);
  });

  it('gives a site all that others leave where it may have 100 percent', async () => {
    const { flooded } = await flood(1, 100);
    expect(flooded).toBeGreaterThan(880);
  });

  it.each([1, 2])('makes the page of another site after one render at most, on %i threads', async (threads) => {
    const { waitsMs } = await flood(threads, 33);
    expect(waitsMs).toHaveLength(100);
    expect(Math.max(...waitsMs)).toBeLessThanOrEqual(2 * renderMs);
  });
});
