import { expect, it } from 'vitest';
import { hostedSlices, knownSlices } from './known-slices.ts';

/** Whoever names a slice beside pages and the configuration of sites: what keeps it from being deleted with its lines there. */
const listHolders = (slice: string): readonly string[] => [
  ...Object.entries(knownSlices).flatMap(([other, known]) => (known.includes(slice) ? [other] : [])),
  ...(hostedSlices.includes(slice) ? ['the host'] : []),
];

it.each([
  ['finance', ['search', 'purchase', 'finance-application']],
  ['market', ['the host']],
] as const)('lets %s be deleted with its lines in pages, sites and who reckons with it', (slice, holders) => {
  expect(listHolders(slice)).toEqual(holders);
});
