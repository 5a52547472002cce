import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeWatched } from './change-watched.ts';

const lists = fc.uniqueArray(fc.integer({ min: 1, max: 50 }));

it('puts a car in front, once, and removes no other [B3.18] [B4.35]', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 50 }), (ids, id) => {
      expect(changeWatched(ids, 'save', id)).toEqual([id, ...ids.filter((other) => other !== id)]);
    }),
  );
});

it('removes the car and leaves the order of the others [B4.36]', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 50 }), (ids, id) => {
      expect(changeWatched(ids, 'remove', id)).toEqual(ids.filter((other) => other !== id));
    }),
  );
});
