import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheAnswers } from './cache-answers.ts';

const ask = vi.fn(async (_question: string) => ({ kind: 'found' }));
let cached: (question: string) => Promise<{ readonly kind: string }>;

// Starts at 1, because the cache treats 0 as a missing time.
let nowMs = 1;

/** Advances both clocks, because the cache only reads `performance` again after a timer of 1 ms. */
const pass = (ms: number): void => {
  nowMs += ms;
  vi.advanceTimersByTime(ms);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  ask.mockReset();
  ask.mockResolvedValue({ kind: 'found' });
  cached = cacheAnswers(ask, (question) => question);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('asks once for callers with one key, and again after fifteen minutes', async () => {
  expect(await Promise.all([cached('4000'), cached('4000'), cached('4032')])).toHaveLength(3);
  expect(ask).toHaveBeenCalledTimes(2);
  pass(14 * 60_000);
  await cached('4000');
  expect(ask).toHaveBeenCalledTimes(2);
  pass(2 * 60_000);
  await cached('4000');
  expect(ask).toHaveBeenCalledTimes(3);
});

it('keeps a failure for half a minute', async () => {
  ask.mockResolvedValueOnce({ kind: 'failed' });
  expect(await cached('4000')).toEqual({ kind: 'failed' });
  pass(29_000);
  expect(await cached('4000')).toEqual({ kind: 'failed' });
  pass(2000);
  expect(await cached('4000')).toEqual({ kind: 'found' });
});

it('asks again after an error, which only those who were waiting get', async () => {
  ask.mockRejectedValueOnce(new Error('the service broke'));
  const waiting = await Promise.allSettled([cached('4000'), cached('4000')]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(ask).toHaveBeenCalledOnce();
  expect(await cached('4000')).toEqual({ kind: 'found' });
});
