import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assertMemoryFits } from './assert-memory-fits.ts';
import { chooseMemoryDefaults } from './env/resource-variables.ts';
import { EnvError } from './env.ts';

const megabytes = 1024 * 1024;
const limits = { heapBytes: 4096 * megabytes, machineBytes: 16_384 * megabytes };
const fitting = (indexMb: number, pageMb: number) => () =>
  assertMemoryFits({ SEARCH_INDEX_BYTES: indexMb * megabytes, PAGE_CACHE_BYTES: pageMb * megabytes }, limits);

it('accepts limits that fit the heap and the machine', () => {
  expect(fitting(512, 256)).not.toThrow();
  expect(fitting(5120, 6400)).not.toThrow();
});

it('refuses indexes that don’t fit the heap, and says the limit and how to raise it', () => {
  expect(fitting(8192, 0)).toThrow(EnvError);
  expect(fitting(8192, 0)).toThrow(
    'SEARCH_INDEX_BYTES=8589934592 is not allowed: the heap of this process holds 4096 MB, which is enough for ' +
      '5368709120. Set a lower value, or NODE_OPTIONS=--max-old-space-size=6554.',
  );
  expect(fitting(5121, 0)).toThrow(/^SEARCH_INDEX_BYTES/);
});

it('suggests a heap that is large enough', () => {
  const raised = { ...limits, heapBytes: 6554 * megabytes };
  expect(() => assertMemoryFits({ SEARCH_INDEX_BYTES: 8192 * megabytes, PAGE_CACHE_BYTES: 0 }, raised)).not.toThrow();
});

it('refuses limits that exceed the machine’s memory together', () => {
  expect(fitting(5120, 6401)).toThrow(/PAGE_CACHE_BYTES=6711934976 together .* of the 16384 MB .* at most 12288 MB/);
});

it('accepts the defaults on any machine', () => {
  const size = fc.integer({ min: 64, max: 1_000_000 }).map((mb) => mb * megabytes);
  fc.assert(
    fc.property(size, fc.double({ min: 0.2, max: 0.9, noNaN: true }), (machineBytes, share) => {
      const machine = { machineBytes, heapBytes: machineBytes * share };
      const { indexBytes, pageBytes } = chooseMemoryDefaults(machine);
      assertMemoryFits({ SEARCH_INDEX_BYTES: indexBytes, PAGE_CACHE_BYTES: pageBytes }, machine);
      expect(indexBytes).toBeGreaterThan(0);
    }),
  );
});
