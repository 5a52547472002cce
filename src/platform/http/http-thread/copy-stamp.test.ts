import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCopyStamp, parseCopyStamp } from './copy-stamp.ts';

it('reads what it wrote', () => {
  const stamp = fc.record({
    slot: fc.nat(),
    generation: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
    endMs: fc.nat({ max: Number.MAX_SAFE_INTEGER }),
  });
  fc.assert(
    fc.property(stamp, (given) => {
      expect(parseCopyStamp(formatCopyStamp(given))).toEqual(given);
    }),
  );
});

it.each(['', 'undefined', '1 2', '1 2 x', '-1 2 3', '1 2 3 4'])('reads nothing from %j', (text) => {
  expect(parseCopyStamp(text)).toBeUndefined();
});
