import { expect, it } from 'vitest';
import { countUnnamed } from '../feed-run.ts';
import { describeHeldChange } from './describe-held-change.ts';

const of = { total: 30, limitPercent: 20 };

it.each([
  [
    'missing',
    15,
    of,
    [],
    "The feed leaves out 15 of 30 vehicles (50%; the limit is 20%). We haven't hidden any of them or marked them as sold.",
  ],
  ['pricesGone', 30, of, [], "The feed removes 30 of 30 prices (100%; the limit is 20%). We've kept them."],
  [
    'offSale',
    7,
    of,
    [],
    "In this feed, 7 of 30 vehicles (23%; the limit is 20%) are no longer for sale. We haven't changed any of them.",
  ],
  [
    'pricesMoved',
    7,
    of,
    [],
    "The feed makes big changes to 7 of 30 prices (23%; the limit is 20%). We've kept the old prices.",
  ],
  [
    'pricesCut',
    28,
    { total: 30, limitPercent: 90 },
    [],
    "The feed cuts 28 of 30 prices (93%; the limit is 90%) by more than 5% at once. We've kept the old prices.",
  ],
  [
    'pricesRaised',
    28,
    { total: 30, limitPercent: 90 },
    [],
    "The feed raises 28 of 30 prices (93%; the limit is 90%) by more than 5% at once. We've kept the old prices.",
  ],
  ['photosGone', 20, of, [], "The feed removes 20 of 30 photos (67%; the limit is 20%). We've kept them."],
  [
    'fieldsGone',
    1,
    null,
    ['price'],
    'The feed no longer has a column for price. Every vehicle keeps the values it had.',
  ],
  [
    'fieldsGone',
    2,
    null,
    ['price', 'vin'],
    'The feed no longer has columns for price, vin. Every vehicle keeps the values it had.',
  ],
  [
    'lowPrice',
    1,
    null,
    ['U1'],
    '1 price is far below the market, or far below what it was. Vehicles already on the site keep their old price; new ones show no price.',
  ],
  [
    'lowPrice',
    2,
    null,
    ['U1', 'U2'],
    '2 prices are far below the market, or far below what they were. Vehicles already on the site keep their old price; new ones show no price.',
  ],
  [
    'committed',
    1,
    null,
    ['U1'],
    "A customer has paid a deposit on 1 vehicle that's no longer for sale in the feed. We've kept it on the site.",
  ],
  [
    'committed',
    2,
    null,
    ['U1', 'U2'],
    "Customers have paid deposits on 2 vehicles that are no longer for sale in the feed. We've kept them on the site.",
  ],
] as const)('%s of %i', (kind, count, share, names, sentence) => {
  expect(describeHeldChange({ kind, count, of: share, names }).sentence).toBe(sentence);
});

it('counts the vehicles of photos, which are more than the vehicles', () => {
  const names = Array.from({ length: 60 }, (_, index) => `T${index}`);
  const photos = describeHeldChange({ kind: 'photosGone', count: 120, of: null, names });
  expect([photos.count, countUnnamed(photos)]).toEqual([120, 10]);
  expect(countUnnamed(describeHeldChange({ kind: 'missing', count: 60, of: null, names }))).toBe(10);
});

it('says what is wrong with a last row, but not what to do: that is said once for the whole feed', () => {
  const sentenceOf = (fault: string | null) =>
    describeHeldChange({ kind: 'lastRow', count: 1, of: null, names: [], fault }).sentence;
  expect(sentenceOf(null)).toBe(
    'The file may have been cut off in its last row, which has no line ending. We left that row out.',
  );
  expect(sentenceOf("we can't read its DAP")).toBe(
    "The file may have been cut off in its last row: we can't read its DAP. We left that row out.",
  );
});

it('lists at most 50 stock numbers, and none for columns', () => {
  const names = Array.from({ length: 200 }, (_, index) => `U${index}`);
  expect(describeHeldChange({ kind: 'missing', count: 200, of, names }).stockNumbers).toHaveLength(50);
  expect(describeHeldChange({ kind: 'fieldsGone', count: 200, of: null, names }).stockNumbers).toEqual([]);
});
