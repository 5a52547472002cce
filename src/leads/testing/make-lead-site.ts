import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { leadsConfig } from '../rules/config.ts';

const address = { street: '1 Test Street', city: 'Moorooka', state: 'QLD', postcode: '4105' };

const place = (id: number, name: string, fields: object = {}) => ({
  id,
  name,
  slug: name.toLowerCase(),
  address: { ...address, street: `${id} Test Street`, latitude: -27.5, longitude: 153 },
  contact: { phone: '07 5550 1901', openingHours: [{ days: 'Mon-Fri', open: '08:30', close: '17:30' }] },
  ...fields,
});

const severalPlaces = {
  locations: [
    place(1, 'North', {
      primary: true,
      type: 'sales',
      dealershipId: 11,
      distributionLocations: ['Wattle North Sales'],
    }),
    place(2, 'South', { type: 'sales', dealershipId: 12 }),
    place(3, 'Workshop', { type: 'service', dealershipId: 12 }),
  ],
  dealerships: [
    { id: 11, slug: 'wattle-north', name: 'Wattle North', locationId: 1 },
    { id: 12, slug: 'wattle-south', name: 'Wattle South', locationId: 2 },
  ],
};

export const makeLeadSite = (leads: object = {}, places: 'one' | 'several' = 'one') => {
  const site = resolveOrThrow(minimalSite('wattle', 'group', places === 'several' ? severalPlaces : {}));
  return { ...site, config: { ...site.config, leads: leadsConfig.parse(leads) } };
};
