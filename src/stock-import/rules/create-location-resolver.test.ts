import { expect, it } from 'vitest';
import { createLocationResolver } from './create-location-resolver.ts';

it('finds a location by id, slug or name [B3.07]', () => {
  const location = {
    id: 101,
    name: 'Moorooka Yard',
    slug: 'moorooka',
    dealershipId: 7,
    address: { street: '1 A St', city: 'Moorooka', state: 'QLD', postcode: '4105' },
    contact: { phone: '+61755501901' },
    distributionLocations: [],
  };
  const resolve = createLocationResolver({
    locations: [location],
    dealerships: [{ id: 7, slug: 'w', name: 'Wattle' }],
  });
  for (const code of ['101', 'MOOROOKA', 'Moorooka Yard']) {
    expect(resolve(code)).toMatchObject({
      locationId: 101,
      city: 'Moorooka',
      dealershipId: 7,
      dealershipName: 'Wattle',
    });
  }
  expect(resolve('nowhere')).toBeUndefined();
});
