import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseFirstFeatures, groupFeatures } from './group-features.ts';

const features = ['Air Conditioning', 'ABS Brakes', 'Tow Bar', 'Blind Spot Monitor', 'Apple CarPlay', 'Gold Paint'];

it('groups features by importance, unknown ones last [B2.45]', () => {
  expect(groupFeatures(features)).toEqual([
    { title: 'Safety', features: ['Blind Spot Monitor', 'ABS Brakes'] },
    { title: 'Comfort', features: ['Air Conditioning'] },
    { title: 'Technology', features: ['Apple CarPlay'] },
    { title: 'Towing, load and travel', features: ['Tow Bar'] },
    { title: 'More', features: ['Gold Paint'] },
  ]);
});

it('shows the first of every group before the second of any [B9.18]', () => {
  expect(chooseFirstFeatures(groupFeatures(features), 3)).toEqual([
    'Blind Spot Monitor',
    'Air Conditioning',
    'Apple CarPlay',
  ]);
  expect(chooseFirstFeatures(groupFeatures(features), 9).at(-1)).toBe('ABS Brakes');
  expect(chooseFirstFeatures([], 8)).toEqual([]);
});

it('lists every feature exactly once [B2.45]', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...features), fc.string())), (given) => {
      const grouped = groupFeatures(given).flatMap((group) => group.features);
      expect(grouped.toSorted()).toEqual([...new Set(given)].toSorted());
      expect(chooseFirstFeatures(groupFeatures(given), given.length).toSorted()).toEqual(grouped.toSorted());
    }),
  );
});
