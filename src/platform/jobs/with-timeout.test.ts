import { expect, it } from 'vitest';
import { TimeoutError, withTimeout } from './with-timeout.ts';

it('gives what comes in time, as it comes', async () => {
  expect(await withTimeout(1000, Promise.resolve('here'))).toBe('here');
  await expect(withTimeout(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('gives up on what does not come', async () => {
  await expect(withTimeout(5, new Promise(() => undefined))).rejects.toBeInstanceOf(TimeoutError);
});
