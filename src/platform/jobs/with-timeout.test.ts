import { expect, it, vi } from 'vitest';
import { TimeoutError, withTimeout } from './with-timeout.ts';

it('settles like a promise that is in time', async () => {
  expect(await withTimeout(1000, Promise.resolve('here'))).toBe('here');
  await expect(withTimeout(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('rejects after the timeout', async () => {
  await expect(withTimeout(5, new Promise(() => undefined))).rejects.toBeInstanceOf(TimeoutError);
});

it('leaves no timer behind', async () => {
  vi.useFakeTimers();
  await withTimeout(1000, Promise.resolve('here'));
  await withTimeout(1000, Promise.reject(new Error('broken'))).catch(() => undefined);
  await Promise.resolve();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
