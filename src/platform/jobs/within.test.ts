import { expect, it } from 'vitest';
import { TooLateError, within } from './within.ts';

it('gives what comes in time, as it comes', async () => {
  expect(await within(1000, Promise.resolve('here'))).toBe('here');
  await expect(within(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('gives up on what does not come', async () => {
  await expect(within(5, new Promise(() => undefined))).rejects.toBeInstanceOf(TooLateError);
});
