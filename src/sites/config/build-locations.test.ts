import { expect, it } from 'vitest';
import { minimalSite } from '../testing/minimal-site.ts';
import { resolveOrThrow } from '../testing/resolve-or-throw.ts';

const [least] = minimalSite('acme-cars').locations as [{ readonly address: object; readonly contact: object }];
const dealerships = [
  { id: 5, slug: 'acme-kia', name: 'Acme Kia', locationId: 1 },
  { id: 6, slug: 'acme-mazda', name: 'Acme Mazda', locationId: 1 },
];
const said = {
  id: 2,
  name: 'Ashmore workshop',
  slug: 'ashmore',
  stockFilterSlug: 'ashmore-stock',
  type: 'service',
  subtypes: ['buying'],
  primary: true,
  visible: false,
  manufacturers: ['kia'],
  dealerLicenceNumber: '4190 226',
  repairerNumber: 'MVRL 1',
  timeZone: 'Australia/Sydney',
  distributionLocations: ['Ashmore leads'],
  image: { url: '/media/ashmore.avif', thumbUrl: '/media/ashmore-small.avif' },
  reviews: { averageRating: 4.6, count: 120 },
};
const place = { placeId: 'abc', placeUrl: 'https://maps.example/ashmore', mapKey: '/media/ashmore-map.webp' };
const full = {
  ...said,
  dealershipId: 6,
  address: { ...least.address, ...place, isApproximate: true },
  contact: { ...least.contact, landlinePhone: '07 5550 1902' },
};

const locationsOf = (locations: readonly object[]) =>
  resolveOrThrow(minimalSite('acme-cars', 'group', { locations, dealerships })).locations;

it('has every field of the dealer’s file [L3.05]', () => {
  const [, built] = locationsOf([least, full]);
  expect(built).toMatchObject({ ...said, dealershipId: 6, dealershipSlug: 'acme-mazda' });
  expect(built?.address).toEqual({ ...least.address, ...place, isApproximate: true });
  expect(built?.contact).toMatchObject({ phone: '+61755501901', landlinePhone: '+61755501902' });
});

it('defaults to any type, visible, in the site’s time zone, of the dealership that names it [L3.05]', () => {
  const [built, other] = locationsOf([least, { ...full, primary: false, dealershipId: undefined }]);
  expect(built).toMatchObject({
    id: 1,
    name: 'Moorooka',
    slug: 'moorooka',
    stockFilterSlug: 'moorooka',
    type: null,
    subtypes: [],
    dealershipId: 5,
    dealershipSlug: 'acme-kia',
    primary: true,
    visible: true,
    manufacturers: [],
    dealerLicenceNumber: null,
    repairerNumber: null,
    timeZone: 'Australia/Brisbane',
    image: null,
    reviews: null,
    distributionLocations: [],
    contact: { landlinePhone: null },
    address: { isApproximate: false, placeId: null, placeUrl: null, mapKey: null },
  });
  expect(other).toMatchObject({ primary: false, dealershipId: null, dealershipSlug: null });
});
