import { expect, it } from 'vitest';
import { TimeoutError, withTimeout } from './with-timeout.ts';

it('settles like a promise that is in time', async () => {
  expect(await withTimeout(1000, Promise.resolve('here'))).toBe('here');
  await expect(withTimeout(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('rejects after the timeout', async () => {
  await expect(withTimeout(5, new Promise(() => undefined))).rejects.toBeInstanceOf(TimeoutError);
});
