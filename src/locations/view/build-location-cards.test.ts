import { describe, expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { buildLocationCards } from './build-location-cards.ts';

const { site, now } = makeTestContext();
const cardsOf = (...changes: Partial<SiteLocation>[]) => {
  const [place] = site.locations;
  if (place === undefined) throw new Error('the test site has a location');
  return buildLocationCards(
    changes.map((fields) => ({ ...place, ...fields })),
    { now },
  );
};

describe('buildLocationCards', () => {
  it('shows visible locations only, the primary one first [L2.61]', () => {
    const cards = cardsOf(
      { name: 'Windsor', primary: false },
      { name: 'Depot', visible: false, primary: false },
      { name: 'Moorooka', primary: true },
    );
    expect(cards.map(({ name }) => name)).toEqual(['Moorooka', 'Windsor']);
  });

  it('shows address, phones, hours, both licence numbers and reviews [L2.63]', () => {
    const [card] = cardsOf({
      dealerLicenceNumber: '4190 226',
      repairerNumber: 'MVRL 1',
      reviews: { averageRating: 4.8, count: 1304 },
    });
    expect(card).toMatchObject({
      address: '1 Test Street, Moorooka QLD 4105',
      phones: [{ label: '07 5550 1901', href: 'tel:+61755501901' }],
      dealerLicenceNumber: '4190 226',
      repairerNumber: 'MVRL 1',
      reviewsText: '4.8 out of 5 from 1,304 reviews',
    });
  });

  it('lists a week of hours from Monday, and whether it is open now [L1.03]', () => {
    const [card] = cardsOf({});
    expect(card?.hours.map(({ day }) => day)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    expect(card?.openText).toBe('closed today');
  });

  it.each([
    ['2026-11-22T22:45:00Z', 'open today until 5:30 pm', 'opens today at 8:30 am'],
    ['2026-11-23T08:00:00Z', 'closed since 5:30 pm', 'open today until 5:30 pm'],
    ['2026-11-22T15:00:00Z', 'opens today at 8:30 am', 'closed today'],
    ['2026-11-20T15:00:00Z', 'closed today', 'closed since 5:30 pm'],
  ])(
    'at %s a yard in Brisbane says "%s" and one in Perth, of the same site, "%s" [L1.03]',
    (moment, brisbane, perth) => {
      const [place] = minimalSite('wattle').locations as [object];
      const yards = [place, { ...place, id: 2, name: 'Welshpool', slug: 'welshpool', timeZone: 'Australia/Perth' }];
      const { locations } = makeTestContext({ locations: yards }).site;
      const cards = buildLocationCards(locations, { now: new Date(moment) });
      expect(cards.map(({ openText }) => openText)).toEqual([brisbane, perth]);
    },
  );

  it('leads the way by the place of the map, else by its position [L1.03]', () => {
    const [place] = site.locations;
    const address = { ...place?.address, placeUrl: 'https://maps.example/place' } as SiteLocation['address'];
    const [byPosition, byPlace] = cardsOf({}, { address });
    expect(byPosition?.directionsHref).toBe('https://www.google.com/maps/dir/?api=1&destination=-27.5%2C153');
    expect(byPlace?.directionsHref).toBe('https://maps.example/place');
  });

  it('offers stock where vehicles are sold, and not at a workshop', () => {
    const hrefs = cardsOf({ type: 'sales' }, { type: null }, { type: 'service' }, { type: 'parts' }).map(
      ({ stockHref }) => stockHref,
    );
    expect(hrefs).toEqual(['/search/moorooka', '/search/moorooka', null, null]);
  });

  it('names a second phone only when it is another one, and no rating without reviews', () => {
    const contact = site.locations[0]?.contact;
    const withLandline = (landlinePhone: string) => ({ ...contact, landlinePhone }) as SiteLocation['contact'];
    const cards = cardsOf({ contact: withLandline('+61755501901') }, { contact: withLandline('+61755501902') });
    expect(cards.map(({ phones }) => phones.length)).toEqual([1, 2]);
    expect(cardsOf({ reviews: { averageRating: 0, count: 0 } })[0]?.reviewsText).toBeNull();
  });
});
