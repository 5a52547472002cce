import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildImageUrl } from '#src/lib/image-url.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import type { LocationFilter } from '../../rules/places/location-filter.ts';
import { buildLocationBlock } from '../../view/build-location-block.ts';
import { buildMapView } from '../../view/build-map-view.ts';
import { LocationCarousel } from '../carousel/location-carousel.tsx';
import { LocationBlock } from './location-block.tsx';

const [place] = minimalSite('wattle').locations as [object];
const openingHours = [
  { days: 'Mon-Fri', open: '08:30', close: '17:30' },
  { days: 'Sat', status: 'By appointment only' },
];
const full = {
  dealerLicenceNumber: '4190 226',
  repairerNumber: 'MVRL 1',
  reviews: { averageRating: 4.8, count: 1304 },
  image: { url: '/media/yard.jpg', thumbUrl: '/media/yard.jpg' },
  contact: { phone: '07 5550 1901', landlinePhone: '07 5550 1902', openingHours },
};

interface Setting {
  readonly places?: object;
  readonly filter?: LocationFilter;
}

const build = (fields: readonly object[], { places = {}, filter = 'all' }: Setting) => {
  const locations = fields.map((field, index) => ({ ...place, id: index + 1, slug: `place-${index}`, ...field }));
  const { site, now } = makeTestContext({ places, locations });
  const block = buildLocationBlock(filter, site, { now });
  return { block, map: buildMapView(site.config.places.map, block.locations) };
};
const drawBlock = (fields: readonly object[], setting: Setting = {}): string =>
  renderToStaticMarkup(<LocationBlock {...build(fields, setting)} />);
const drawCarousel = (fields: readonly object[], setting: Setting = {}): string =>
  renderToStaticMarkup(<LocationCarousel {...build(fields, setting)} />);
const namesIn = (markup: string) => [...markup.matchAll(/<h3><a [^>]*>([^<]*)/g)].map(([, name]) => name);
const named = (...names: readonly string[]) => names.map((name) => ({ name }));

describe('a contact card', () => {
  it('shows address, phones, hours, both licence numbers and reviews [L2.63] [L9.12] [L9.26] [L9.27]', () => {
    expect(readText(drawBlock([full]))).toBe(
      'Our Locations Moorooka 4.8 out of 5 from 1,304 Google reviews 1 Test Street, Moorooka QLD 4105 ' +
        '07 5550 1901 07 5550 1902 Stock at Moorooka Opening hours for Moorooka Opening hours for Moorooka Mon-Fri 8:30 am to 5:30 pm ' +
        'Sat By appointment only Sun Closed Holiday hours for Moorooka Holiday hours, Moorooka ' +
        'Fri 25 Dec Christmas Day Closed Sat 26 Dec Boxing Day Closed ' +
        'Mon 28 Dec Boxing Day public holiday Closed Fri 1 Jan New Year&#x27;s Day Closed '.replace('&#x27;', "'") +
        'Dealer licence 4190 226 Motor vehicle repairer MVRL 1 Contact Us Get Directions',
    );
  });

  it('has the buttons Contact Us and Get Directions, and calls [L2.63]', () => {
    const markup = drawBlock([full]);
    expect(markup).toContain('href="/contact" aria-label="Contact Us, Moorooka"');
    expect(markup).toMatch(/href="https:\/\/www\.google\.com\/maps\/dir\/[^"]*"[^>]*aria-label="Get Directions to/);
    expect(markup).toContain('href="tel:+61755501901"');
  });

  it('requests the picture 600 wide and shows it 600 by 400 [L9.23]', () => {
    const [picture = ''] = drawBlock([full]).match(/<img[^>]*>/) ?? [];
    expect(picture).toContain(`src="${buildImageUrl('/media/yard.jpg', 600)}"`);
    expect(picture).toContain('width="600" height="400"');
  });

  it('has its hours in a closed group that a wide page shows open, and its holiday hours outside it [L2.63] [L2.67]', () => {
    const [hours = '', ...others] = drawBlock([full]).match(/<details.*?<\/details>/gs) ?? [];
    expect(others).toEqual([]);
    expect(hours).not.toMatch(/<details[^>]* open/);
    expect(readText(hours)).toMatch(/^Opening hours for Moorooka .* Sun Closed$/);
  });

  it('omits missing licences, reviews and pictures [L2.63]', () => {
    const markup = drawBlock([{}]);
    expect(readText(markup)).not.toMatch(/licence|repairer|reviews/);
    expect(markup).not.toContain('<img');
  });

  it('is laid out in columns by the number of cards [L9.18]', () => {
    const columnsOf = (count: number) =>
      drawBlock(Array.from({ length: count }, () => ({}))).match(/data-columns="(\d)"/)?.[1];
    expect([1, 2, 3, 4, 5, 6, 7, 9].map(columnsOf)).toEqual(['2', '2', '3', '4', '4', '3', '4', '4']);
  });
});

describe('a card of the carousel', () => {
  it('has picture, name, rating, address, phone, hours and View Details [L2.62]', () => {
    const markup = drawCarousel([full]);
    expect(markup).toContain('<img');
    expect(readText(markup)).toBe(
      'Our Locations Swipe Moorooka 4.8 out of 5 from 1,304 Google reviews 1 Test Street, Moorooka QLD 4105 ' +
        '07 5550 1901 07 5550 1902 Opening hours for Moorooka Opening hours for Moorooka Mon-Fri 8:30 am to 5:30 pm ' +
        'Sat By appointment only Sun Closed View Details : Moorooka',
    );
    expect(markup.match(/href="\/locations\/place-0"/g)).toHaveLength(2);
  });

  it('shows a map without a picture, and a pin without a map [L2.62] [L9.24]', () => {
    const tiles = { url: '/tiles/{z}/{x}/{y}.png', attribution: 'Us', attributionHref: 'https://maps.example/' };
    expect(drawCarousel([{}], { places: { map: { tiles } } })).toContain('aria-label="Map of Moorooka"');
    expect(drawCarousel([{}])).not.toContain('Map of');
    expect(drawCarousel([{}])).not.toContain('<img');
  });

  it('is headed Our Locations, and says Swipe for three locations or fewer [L2.59]', () => {
    const say = (count: number) => readText(drawCarousel(Array.from({ length: count }, () => ({}))));
    expect(say(3)).toMatch(/^Our Locations Swipe Moorooka/);
    expect(say(1)).toMatch(/^Our Locations Swipe Moorooka/);
    expect(say(4)).toMatch(/^Our Locations Moorooka/);
  });
});

describe('the locations of a list', () => {
  it('are sorted in the site’s order, then by name [L2.60]', () => {
    const places = named('Windsor', 'ashgrove', 'Moorooka', 'Yard 10', 'Yard 2');
    expect(namesIn(drawCarousel(places))).toEqual(['ashgrove', 'Moorooka', 'Windsor', 'Yard 2', 'Yard 10']);
    expect(namesIn(drawCarousel(places, { places: { order: [4, 1] } }))).toEqual([
      'Yard 10',
      'Windsor',
      'ashgrove',
      'Moorooka',
      'Yard 2',
    ]);
  });

  it('include only visible ones [L2.61]', () => {
    expect(namesIn(drawCarousel([{ name: 'Depot', visible: false }, { name: 'Moorooka' }]))).toEqual(['Moorooka']);
  });

  it.each<[LocationFilter, readonly string[]]>([
    ['all', ['Any', 'Parts', 'Sales', 'Service']],
    ['primary', ['Service']],
    ['sales', ['Any', 'Sales']],
    ['service', ['Any', 'Service']],
    ['parts', ['Any', 'Parts']],
    ['service-and-parts', ['Any', 'Parts', 'Service']],
    [3, ['Parts']],
    [99, []],
  ])('of a block for %s are %j [L2.66]', (filter, names) => {
    const places = [
      { name: 'Sales', type: 'sales' },
      { name: 'Service', type: 'service', primary: true },
      { name: 'Parts', type: 'parts' },
      { name: 'Any' },
      { name: 'Hidden', type: 'sales', visible: false },
    ];
    expect(namesIn(drawBlock(places, { filter }))).toEqual(names);
  });

  it('include each place once: by phone digits, street or place id [L9.20]', () => {
    const { address } = place as { address: object };
    const places = [
      { name: 'A', contact: { phone: '07 5550 1901', openingHours }, address: { ...address, placeId: 'p1' } },
      { name: 'B', contact: { phone: '(07) 5550 1901', openingHours }, address: { ...address, street: '2 Other Rd' } },
      {
        name: 'C',
        contact: { phone: '07 5550 1999', openingHours },
        address: { ...address, street: '1  TEST street' },
      },
      {
        name: 'D',
        contact: { phone: '07 5550 1998', openingHours },
        address: { ...address, street: '3', placeId: 'p1' },
      },
    ];
    const shown = (uniqueBy: string) => namesIn(drawBlock(places, { places: { uniqueBy } }));
    expect(shown('nothing')).toEqual(['A', 'B', 'C', 'D']);
    expect(shown('phone')).toEqual(['A', 'C', 'D']);
    expect(shown('street')).toEqual(['A', 'B', 'D']);
    expect(shown('placeId')).toEqual(['A', 'B', 'C']);
  });

  it('have text in every part and an address behind every link', () => {
    for (const draw of [drawBlock, drawCarousel]) {
      for (const fields of [full, {}]) expect(findMarkupFlaws(draw([fields, {}]))).toEqual([]);
    }
    expect(drawBlock([{}], { filter: 99 })).toBe('');
  });
});
