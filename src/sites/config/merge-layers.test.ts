import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeLayers, type RawObject } from './merge-layers.ts';

const rawObject: fc.Arbitrary<RawObject> = fc
  .object({ maxDepth: 3, values: [fc.integer(), fc.string(), fc.boolean(), fc.constant(null)] })
  .map((value) => structuredClone(value) as RawObject);

describe('mergeLayers', () => {
  it('merges objects key by key and replaces lists whole [B0.02]', () => {
    const below = { a: { x: 1, y: 2 }, list: [1, 2, 3], kept: true };
    const above = { a: { y: 9 }, list: [7] };
    expect(mergeLayers(below, above)).toEqual({ a: { x: 1, y: 9 }, list: [7], kept: true });
  });

  it('lets the upper layer win, mutates neither, and is a no-op over nothing [B0.02]', () => {
    fc.assert(
      fc.property(rawObject, rawObject, (below, above) => {
        const copies = structuredClone([below, above]);
        const merged = mergeLayers(below, above);
        expect(mergeLayers(merged, above)).toEqual(merged);
        expect(mergeLayers({}, above)).toEqual(above);
        expect(mergeLayers(below, {})).toEqual(below);
        expect([below, above]).toEqual(copies);
      }),
    );
  });
});
