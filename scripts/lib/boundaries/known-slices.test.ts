import { expect, it } from 'vitest';
import { hostedSlices, knownSlices } from './known-slices.ts';

/** Whoever names a slice beside pages and the configuration of sites: what keeps it from being deleted with its lines there. */
const listHolders = (slice: string): readonly string[] => [
  ...Object.entries(knownSlices).flatMap(([other, known]) => (known.includes(slice) ? [other] : [])),
  ...(hostedSlices.includes(slice) ? ['the host'] : []),
];

it.each([
  ['finance', ['search']],
  ['market', []],
] as const)('lets %s be deleted with its lines in pages, sites and the search document', (slice, holders) => {
  expect(listHolders(slice)).toEqual(holders);
});
