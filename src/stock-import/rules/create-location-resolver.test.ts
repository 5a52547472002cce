import { describe, expect, it } from 'vitest';
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

describe('createLocationResolver', () => {
  const place = (id: number, name: string, city: string) => ({
    id,
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    dealershipId: 7,
    address: { street: '1 A St', city, state: 'WA', postcode: '6107' },
    contact: { phone: '+61855501901' },
    distributionLocations: [],
  });
  const resolve = createLocationResolver(
    {
      locations: [
        place(1, 'Acme Cannington', 'Cannington'),
        place(2, 'Acme Trucks', 'Welshpool'),
        place(3, 'Acme Vans', 'Welshpool'),
      ],
      dealerships: [{ id: 7, slug: 'acme', name: 'Acme Cars' }],
    },
    { 'Lot 9': 'acme-trucks', 'Lot 10': 'gone' },
  );

  it.each([
    ['Cannington Yard', 1],
    ['Acme Cars Cannington', 1],
    ['CANNINGTON', 1],
    ['lot 9', 2],
    ['Vans', 3],
  ])('reads %s', (code, id) => expect(resolve(code)?.locationId).toBe(id));

  it.each([
    ['Mount Barker', 4],
    ['MT. BARKER', 4],
    ['Mt Barker Yard', 4],
    ['Saint Kilda', 5],
    ['Nth Adelaide', 6],
    ['Mt Gambier', 7],
    ['Mount Gambier', 8],
  ])('reads %s, however its words are shortened [B3.07]', (code, id) => {
    const names = ['Mt Barker', 'St Kilda', 'North Adelaide', 'Mt Gambier', 'Mount Gambier'];
    const places = { locations: names.map((name, at) => place(at + 4, name, name)), dealerships: [] };
    expect(createLocationResolver(places)(code)?.locationId).toBe(id);
  });

  it.each(['Welshpool', 'Yard', 'Acme', 'North Cannington', 'Lot 10', ''])('never guesses what %j is', (code) =>
    expect(resolve(code)).toBeUndefined(),
  );
});
