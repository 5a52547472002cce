import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildSlug, chooseFreeSlug } from './build-slug.ts';
import { completeFeedRecord } from './complete-feed-record.ts';
import { createLocationResolver } from './create-location-resolver.ts';
import { csvColumns } from './csv-columns.ts';
import { mapCsvRow } from './map-csv-row.ts';
import { readCsvHeader } from './read-csv-header.ts';
import { simplifyAttribute } from './simplify-attribute.ts';
import { splitCsvRecord } from './split-csv-record.ts';

const map = (headings: string, row: string) => {
  const header = readCsvHeader(`Stock No,Make,Model,Year,${headings}`);
  if (header.kind === 'broken') throw new Error(header.reason);
  return mapCsvRow(header.columns, splitCsvRecord(`U1,Toyota,RAV4,2021,${row}`, ',') ?? []);
};

describe('readCsvHeader', () => {
  it.each([
    'Stock No,Make,Model,Year',
    'STOCK_NUMBER;make;MODEL;Model Year',
    'stockno\tManufacturer\tFamily\tyear',
    '\uFEFFStock|Make|Model|Year',
  ])('reads %j', (row) => expect(readCsvHeader(row).kind).toBe('header'));

  it('names the required columns that are not there', () => {
    expect(readCsvHeader('Stock No,Make')).toMatchObject({
      kind: 'broken',
      reason: expect.stringContaining('model, year'),
    });
  });

  it('names the headings that mean nothing', () => {
    expect(readCsvHeader('Stock No,Make,Model,Year,Floor Plan Rate')).toMatchObject({
      unknownHeadings: ['Floor Plan Rate'],
    });
  });

  it('takes pictures from columns of two headings, and no other meaning twice', () => {
    expect(readCsvHeader('Stock No,Make,Model,Year,Images,Photos').kind).toBe('header');
    expect(readCsvHeader('Stock No,Make,Model,Year,Colour,Paint')).toEqual({
      kind: 'broken',
      reason: 'Two columns mean colour; one of them is "Paint".',
    });
  });

  it('takes columns of two headings that mean nothing', () => {
    expect(readCsvHeader('Stock No,Make,Model,Year,Floor Plan,Days').kind).toBe('header');
  });

  it('refuses more than 1000 headings', () => {
    const headings = (count: number) => ['Stock No,Make,Model,Year', ...Array(count - 4).fill('Note')].join(',');
    expect(readCsvHeader(headings(1000)).kind).toBe('header');
    expect(readCsvHeader(headings(1001))).toMatchObject({ kind: 'broken', reason: expect.stringContaining('1001') });
  });

  it('cuts a long heading', () => {
    expect(readCsvHeader(`Stock No,Make,Model,Year,${'x'.repeat(500)}`)).toMatchObject({
      unknownHeadings: ['x'.repeat(80)],
    });
  });

  it('has no heading of two meanings', () => {
    const keys = csvColumns.flatMap(({ name, aliases }) =>
      [name, ...aliases].map((heading) => heading.replaceAll(/[^a-z0-9]/g, '')),
    );
    expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([]);
  });
});

it('has every column in its documentation', () => {
  const documentation = readFileSync('docs/stock-feeds.md', 'utf8').replaceAll(/ +/g, ' ');
  for (const { name, about, aliases } of csvColumns) {
    expect(documentation).toContain(`| \`${name}\``);
    expect(documentation).toContain(`| ${about.replaceAll('|', '\\|')} | ${aliases.join(', ')} |`);
  }
});

describe('mapCsvRow', () => {
  it.each([
    ['34990,36000,1000', { price: '34990', price_type: 'Drive Away' }],
    ['0,36000,1000', { price: '36000', price_type: 'Excl. Govt. Charges' }],
    [',$0.00,1000', { price: '1000' }],
    ['$,,1000', { price: '1000' }],
    ['34.990,,', { price: '34.990' }],
    [',,', {}],
    ['-5,36000,', { price: '-5' }],
  ])('chooses the price of %s', (row, expected) => {
    const { input } = map('DAP,EGC,Price', row);
    expect({ price: input.price, price_type: input.price_type }).toMatchObject(expected);
    expect('price' in input).toBe('price' in expected);
  });

  it('gathers pictures of one cell and of numbered columns', () => {
    const { input } = map(
      'Images,Image 1,photo_2',
      '"https://a/1.jpg|https://a/2,x.jpg, https://a/3.jpg",https://a/4.jpg,https://a/5.jpg',
    );
    expect(input.images).toEqual(
      ['1', '2,x', '3', '4', '5'].map((name) => ({ image: { url: `https://a/${name}.jpg` } })),
    );
  });

  it.each([
    ['Demonstrator', 'demo'],
    ['N', 'new'],
    ['Pre-Owned', 'used'],
    ['Used', 'used'],
    ['odd', 'odd'],
    ['constructor', 'constructor'],
  ])('reads the car type %s', (cell, carType) => expect(map('Type', cell).input.car_type).toBe(carType));

  it.each([
    ['KM', `1${' '.repeat(200_000)}x`],
    ['KM', `1${' '.repeat(200_000)}km`],
    ['Price', `${'9'.repeat(200_000)}x`],
    ['Type', '-'.repeat(200_000)],
    ['Features', ';'.repeat(200_000)],
  ])('hands on a cell under %s of 200,000 characters as it is, in under 5 ms', (heading, cell) => {
    const times = [1, 2, 3].map(() => {
      const startMs = performance.now();
      expect(Object.values(map(heading, cell).input)).toContain(cell.trim());
      return performance.now() - startMs;
    });
    expect(Math.min(...times)).toBeLessThan(5);
  });

  it('reads kilometres, months and lists as feeds write them', () => {
    const { input } = map('KM,Build Date,Features,Cylinders', '"45,000 kms",07-2021,"Tow bar|Roof, racks",4');
    expect(input).toMatchObject({
      km: '45,000',
      build_date: '07/2021',
      standardEquipment: ['Tow bar', 'Roof, racks'],
      variant: { cylinders: '4' },
    });
  });
});

describe('completeFeedRecord', () => {
  const record = { stocknum: 'U1', make: 'Toyota', model: 'RAV4', year: 2021 };
  const complete = (input: Record<string, unknown>) => {
    const completed = completeFeedRecord({ ...record, ...input }, undefined, {
      resolveLocation: () => undefined,
      nowMs: Date.UTC(2026, 10, 21),
    });
    if (completed.kind === 'refused') throw new Error(JSON.stringify(completed.faults));
    return completed.vehicle;
  };

  it('takes a row that says sold in either way for sold [B4.02]', () => {
    expect(complete({ sold: true })).toMatchObject({ status: 'sold', isSold: true });
    expect(complete({ sold: true, status: 'in_stock' })).toMatchObject({ status: 'sold' });
    expect(complete({ sold: false, status: 'coming_soon' })).toMatchObject({ status: 'coming_soon' });
    expect(complete({})).toMatchObject({ status: 'in_stock' });
  });

  it('fills in what follows from other fields [B3.01, B3.04, B3.05]', () => {
    expect(
      complete({
        body: '5D Hatchback',
        trans: '8 SP Automatic',
        drive: '4X4 Dual Range',
        engine_size: 2487,
        images: [{ image: { url: 'https://a/1.jpg' } }],
      }),
    ).toMatchObject({
      name: '2021 Toyota RAV4',
      simpleBody: 'Hatch',
      simpleTransmission: 'Automatic',
      simpleDrive: '4WD',
      engineSizeLitres: 2.5,
      photoCount: 1,
      primaryImageUrl: 'https://a/1.jpg',
    });
  });

  const images = [
    { image: { url: 'https://a/walk-around.mp4' }, isVideo: true },
    { image: { url: 'https://a/1.jpg' } },
    { image: { url: 'https://a/2.jpg' } },
  ];

  it('takes the first photograph for the primary picture, and never a video [B3.05]', () => {
    expect(complete({ images })).toMatchObject({ primaryImageUrl: 'https://a/1.jpg', photoCount: 2 });
    expect(complete({ images: images.slice(0, 1) })).toMatchObject({ primaryImageUrl: null, photoCount: 0 });
  });

  it('keeps the thumbnails of the feed [B3.05]', () => {
    const thumbnails = ['https://a/1-small.jpg', 'https://a/2-small.jpg'];
    expect(complete({ images, thumbnails }).thumbnails).toEqual(thumbnails);
  });

  it('makes a name that fits from fields that are longer than a name', () => {
    const { name } = complete({ make: 'x'.repeat(80), model: 'y'.repeat(120), badge: 'z'.repeat(200) });
    expect(name).toHaveLength(200);
  });

  it('refuses a location code that is no text', () => {
    const context = { resolveLocation: () => undefined, nowMs: Date.UTC(2026, 10, 21) };
    expect(completeFeedRecord(record, { toString: 1 }, context)).toEqual({
      kind: 'refused',
      faults: [{ field: 'location_code', reason: 'is not text of at most 200 characters' }],
    });
  });

  it('does not overrule the feed', () => {
    expect(complete({ name: 'My RAV4', simple_body: 'SUV', body: '5D Wagon', photos_count: 9 })).toMatchObject({
      name: 'My RAV4',
      simpleBody: 'SUV',
      photoCount: 9,
    });
  });

  it('makes a slug of the feed a slug', () => {
    expect(complete({ slug: 'My Own Link!' }).slug).toBe('my-own-link');
    expect(complete({ slug: '???' }).slug).toBe('2021-toyota-rav4-u1');
    expect(complete({ slug: '&'.repeat(200) }).slug.length).toBeLessThanOrEqual(120);
  });
});

it.each([
  ['body', 'Dual Cab Pick-up', 'Ute'],
  ['body', 'Motorhome', 'Motorhome'],
  ['transmission', '1 SP Reduction Gear Auto', 'Automatic'],
  ['transmission', '6 SP Manual', 'Manual'],
  ['drive', 'Front Wheel Drive', 'FWD'],
  ['fuel', 'Plug-in Hybrid with Petrol', 'Plug-in Hybrid'],
  ['fuel', 'Petrol - Premium ULP', 'Petrol'],
] as const)('simplifies %s %s', (attribute, text, simple) => expect(simplifyAttribute(attribute, text)).toBe(simple));

describe('slugs', () => {
  it('say year, make, model, badge and stock number', () => {
    expect(buildSlug({ year: 2021, make: 'Citroën', model: 'C4', badge: 'Feel & more', stockNumber: 'U/12' })).toBe(
      '2021-citroen-c4-feel-and-more-u-12',
    );
  });

  it.each([
    ['x'.repeat(200), 'U1', `2021-kia-${'x'.repeat(108)}-u1`],
    // Cut after a hyphen: the stock number follows after one of its own.
    [`${'x'.repeat(107)} GT`, 'U1', `2021-kia-${'x'.repeat(107)}-u1`],
    ['Rio', '+'.repeat(60), `2021-kia-rio-${'plus-'.repeat(12).slice(0, -1)}`],
    ['Rio', '???', '2021-kia-rio'],
  ])('are cut to 120 characters: %s, %s', (model, stockNumber, slug) => {
    expect(buildSlug({ year: 2021, make: 'Kia', model, badge: null, stockNumber })).toBe(slug);
    expect(slug.length).toBeLessThanOrEqual(120);
  });

  it('take the first free number', () => {
    const taken = new Set(['a', 'a-2']);
    expect(chooseFreeSlug('a', (slug) => taken.has(slug))).toBe('a-3');
    expect(chooseFreeSlug('b', (slug) => taken.has(slug))).toBe('b');
  });
});

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
