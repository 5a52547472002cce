import { expect, it } from 'vitest';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { listVisitLocations } from './list-visit-locations.ts';

const [place] = minimalSite('wattle').locations as [object];

it('lets nobody book a visit where the dealer gave no hours, and offers the other yards [B1.06]', () => {
  const silent = { ...place, id: 2, name: 'Warwick', slug: 'warwick', contact: { phone: '07 5550 1902' } };
  const both = resolveOrThrow(minimalSite('wattle', 'group', { locations: [{ ...place, primary: true }, silent] }));
  for (const at of [1, 2, null]) expect(listVisitLocations(both, at).map(({ id }) => id)).toEqual([1]);
  const alone = resolveOrThrow(minimalSite('wattle', 'group', { locations: [silent] }));
  expect(listVisitLocations(alone, 2)).toEqual([]);
});
