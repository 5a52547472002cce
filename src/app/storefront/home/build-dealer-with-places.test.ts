import { describe, expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildDealerWithPlaces } from './build-dealer-with-places.ts';

const { site } = makeTestContext();
const [place] = site.locations;

describe('buildDealerWithPlaces', () => {
  it('names the dealer and its places for search engines', () => {
    expect(buildDealerWithPlaces(site)).toMatchObject({
      '@type': 'AutoDealer',
      name: 'The dealer wattle',
      telephone: '+61755501969',
      department: [{ name: 'The dealer wattle, Moorooka', address: { addressLocality: 'Moorooka' } }],
    });
  });

  it('keeps hidden places hidden [L2.61]', () => {
    const locations = place === undefined ? [] : [place, { ...place, id: 2, name: 'Depot', visible: false }];
    expect(JSON.stringify(buildDealerWithPlaces({ ...site, locations }))).not.toContain('Depot');
  });
});
