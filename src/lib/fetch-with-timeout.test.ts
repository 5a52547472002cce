import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchWithTimeout } from './fetch-with-timeout.ts';

const silent = (_: string, { signal }: { readonly signal: AbortSignal }): Promise<Response> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

const settle = vi.fn();
const ask = (signal?: AbortSignal): void => void fetchWithTimeout('/x', signal).catch(settle);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn(silent));
  settle.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('rejects after ten seconds without an answer', async () => {
  ask();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(settle).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settle).toHaveBeenCalledOnce();
});

it('aborts with the caller’s signal', async () => {
  const gone = new AbortController();
  ask(gone.signal);
  gone.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(settle).toHaveBeenCalledOnce();
});

it('resolves with the answer', async () => {
  const answer = new Response('yes');
  vi.stubGlobal('fetch', async () => answer);
  expect(await fetchWithTimeout('/x')).toBe(answer);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await answer.text()).toBe('yes');
});
