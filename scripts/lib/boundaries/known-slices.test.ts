import { expect, it } from 'vitest';
import { hostedSlices, knownSlices } from './known-slices.ts';

const listHolders = (slice: string): readonly string[] => [
  ...Object.entries(knownSlices).flatMap(([other, known]) => (known.includes(slice) ? [other] : [])),
  ...(hostedSlices.includes(slice) ? ['the host'] : []),
];

it.each([
  ['finance', ['search', 'purchase', 'finance-application']],
  ['market', ['the host']],
] as const)('names %s only in pages, sites and the known files', (slice, holders) => {
  expect(listHolders(slice)).toEqual(holders);
});
