import { expect, it } from 'vitest';
import type { ImportSummary } from '../../src/stock-import/server/import-stock.ts';
import { formatDryRunEnd, formatHolds, formatReturned, formatSummary } from './format-summary.ts';

const returned = [
  { stockNumber: 'U1', name: '2020 Kia Rio', priceCents: 1_999_000 },
  { stockNumber: 'U2', name: '2021 Kia Rio', priceCents: null },
];

it('lists sold cars that are for sale again, and says what to do if one is sold [B4.02]', () => {
  expect(formatReturned({ returned } as unknown as ImportSummary)?.split('\n')).toEqual([
    'Sold before, and for sale again in this file: 2. If a car is sold, mark it as sold in your own system, then import the next export',
    '  U1  2020 Kia Rio, $19,990',
    '  U2  2021 Kia Rio, no price',
  ]);
  expect(formatReturned({ returned: [] } as unknown as ImportSummary)).toBeUndefined();
});

it('prints the command with --accept only if something is held back that it lets through', () => {
  const commands = { map: 'MAP', accept: 'IMPORT --accept' };
  const format = (...kinds: readonly string[]) =>
    formatHolds(
      { held: kinds.map((kind) => ({ kind, count: 1, sentence: 'S.', stockNumbers: [] })) } as unknown as ImportSummary,
      commands,
    );
  expect(format()).toBeUndefined();
  expect(format('missingSkipped')).not.toContain('--accept');
  expect(format('highFirstPrice')).toContain('IMPORT --accept');
});

it('prints the commands of a dry run once, at its end, and says what --accept adds', () => {
  const commands = { map: 'MAP', import: 'IMPORT', accept: 'IMPORT --accept' };
  const summaryOf = (...kinds: readonly string[]) =>
    ({ held: kinds.map((kind) => ({ kind, count: 1, sentence: 'S.', stockNumbers: [] })) }) as unknown as ImportSummary;
  expect(formatHolds(summaryOf('highFirstPrice'), commands, true)).toBe('Held back:\n  S.');
  expect(formatHolds(summaryOf('fieldsGone'), commands, true)).toMatch(/renamed.*:\n {2}MAP$/);
  const end = 'Nothing was changed. To import the file:\n  IMPORT';
  expect(formatDryRunEnd(summaryOf(), commands)).toBe(end);
  expect(formatDryRunEnd(summaryOf('missingSkipped'), commands)).toBe(end);
  expect(formatDryRunEnd(summaryOf('highFirstPrice'), commands)).toBe(
    `${end}\nThis doesn't apply the changes that are held back. If they're all correct, apply them too:\n  IMPORT --accept`,
  );
});

const none = { count: 0, stockNumbers: [] };
const summaryOf = (offers: object): ImportSummary =>
  ({
    rows: 31,
    added: 30,
    addedSold: 2,
    addedNotOnSale: 2,
    changed: 0,
    unchanged: 0,
    refused: 1,
    warned: 0,
    missing: 0,
    absent: 0,
    offers: {
      forSale: 26,
      elsewhere: 0,
      priced: 26,
      worded: { ...none, words: [] },
      blank: none,
      unseen: none,
      reserved: none,
      notForSale: { count: 0, cars: [] },
      ...offers,
    },
  }) as unknown as ImportSummary;
const linesOf = (offers: object): readonly string[] => formatSummary(summaryOf(offers), 'banksia').split('\n').slice(2);

it('says how many cars are for sale after the import, and tells POA from no price in the file', () => {
  expect(linesOf({})).toEqual(['  26 for sale after the import, all with a price']);
  const worded = { count: 3, stockNumbers: ['K1010', 'K1019', 'K1029'], words: ['POA'] };
  const gaps = { priced: 22, worded, blank: { count: 1, stockNumbers: ['K1022'] } };
  expect(linesOf(gaps)).toEqual([
    '  26 for sale after the import: 22 with a price, 3 with "POA" (K1010, K1019, K1029), 1 with no price in the file (K1022)',
  ]);
  const many = { ...worded, count: 30, words: ['POA', 'Call us'] };
  expect(
    linesOf({ elsewhere: 4, priced: 0, forSale: 31, worded: many, unseen: { count: 1, stockNumbers: ['K1'] } }),
  ).toEqual([
    '  35 for sale after the import, 4 of them not from this file; in the file, 30 with "POA" or "Call us" (K1010, K1019, K1029 and 27 more), 1 with a price that isn\'t shown (K1)',
  ]);
  expect(linesOf({ forSale: 0, priced: 0, elsewhere: 4 })).toEqual([
    '  4 for sale after the import, 4 of them not from this file',
  ]);
});

it('gives the reason beside each car that is not for sale [B4.02]', () => {
  const cars = [
    { stockNumber: 'K1012', reason: 'Deposit' },
    { stockNumber: 'K1023', reason: 'Wholesale' },
  ];
  const offers = { reserved: { count: 1, stockNumbers: ['K7'] }, notForSale: { count: 3, cars } };
  expect(linesOf(offers).slice(1)).toEqual([
    '  1 reserved: K7',
    '  3 not for sale: K1012 ("Deposit"), K1023 ("Wholesale") and 1 more',
  ]);
});
