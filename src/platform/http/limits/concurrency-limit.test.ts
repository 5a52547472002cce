import { expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

it('refuses a key’s calls beyond its limit until one has settled', async () => {
  const limit = createConcurrencyLimit(2, 'Too many at a time.');
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const running = [limit.run('a', () => first.promise), limit.run('a', () => second.promise)];
  await expect(limit.run('a', async () => 'third')).rejects.toMatchObject({
    code: 'tooMany',
    message: 'Too many at a time.',
  });
  expect(await limit.run('b', async () => 'another key')).toBe('another key');
  second.reject(new Error('broken'));
  await expect(running[1]).rejects.toThrow('broken');
  expect(await limit.run('a', async () => 'third')).toBe('third');
  first.resolve('first');
  expect(await running[0]).toBe('first');
});
