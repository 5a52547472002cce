import { describe, expect, it } from 'vitest';
import { createBatcher } from './create-batcher.ts';

const open = (maxItems = 10) => {
  const batches: (readonly number[])[] = [];
  const batcher = createBatcher<number, number>({
    maxItems,
    run: async (items) => {
      batches.push(items);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (items.includes(13)) throw new Error('13 cannot be worked on');
      return items.map((item) => item * 2);
    },
  });
  return { batches, batcher };
};

describe('a batcher', () => {
  it('runs a single item at once and batches items that arrive in the meantime', async () => {
    const { batches, batcher } = open();
    expect(await Promise.all([1, 2, 3, 4].map(batcher))).toEqual([2, 4, 6, 8]);
    expect(batches).toEqual([[1], [2, 3, 4]]);
    expect(await batcher(5)).toBe(10);
    expect(batches.at(-1)).toEqual([5]);
  });

  it('limits the size of a batch', async () => {
    const { batches, batcher } = open(2);
    expect(await Promise.all([1, 2, 3, 4, 5].map(batcher))).toEqual([2, 4, 6, 8, 10]);
    expect(batches).toEqual([[1], [2, 3], [4, 5]]);
  });

  it('fails bad items alone and goes on', async () => {
    const { batcher } = open();
    const outcomes = await Promise.allSettled([1, 2, 13, 4].map(batcher));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    await expect(batcher(13)).rejects.toThrow('13');
    expect(await batcher(6)).toBe(12);
  });
});
