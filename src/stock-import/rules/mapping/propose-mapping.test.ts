import { describe, expect, it } from 'vitest';
import { propose } from '../../testing/propose.ts';
import { createElementFinder } from '../formats/map-foreign-record.ts';
import { proposeMapping } from './propose-mapping.ts';

describe('proposeMapping', () => {
  it('finds columns by what their cells hold', () => {
    const proposal = propose(
      [
        'Ref No',
        'Brand',
        'Model Desc',
        'Yr',
        'Our Price',
        'Chassis',
        'Snaps',
        'Kms travelled',
        'Gear',
        'Our cost price',
      ],
      [
        'D1',
        'Toyota',
        'Corolla',
        '2019',
        '24.990,00',
        '6T1BF3EK1AU123456',
        'https://a/1.jpg',
        '45.210 km',
        'Automatic',
        '1',
      ],
      ['D2', 'Kia', 'Rio', '2020', 'Make an offer', '6T1BF3EK1AU123457', 'https://a/2.jpg', '100', 'Manual', '2'],
    );
    expect(proposal).toEqual({
      columns: {
        'Ref No': 'stock_number',
        Brand: 'make',
        'Model Desc': 'model',
        Yr: 'year',
        'Our Price': 'price',
        Chassis: 'vin',
        Snaps: 'images',
        'Kms travelled': 'odometer',
        Gear: 'transmission',
      },
      dateOrder: 'dayFirst',
      decimalMark: 'comma',
      noPriceWords: ['Make an offer'],
      yards: {},
      guessedYards: {},
      unknownYards: [],
      statusLetters: {},
      unread: ['Our cost price'],
      internalTexts: [],
      doubted: [],
      priceGuess: null,
    });
  });

  it('leaves columns that their heading names', () => {
    const proposal = propose(['Stock No', 'Make', 'Model', 'Year', 'Price'], ['U1', 'Kia', 'Rio', '2020', '$24,990']);
    expect(proposal).toMatchObject({ columns: {}, decimalMark: 'point', unread: [] });
  });

  it('finds the order of days and months, and yards with and without a location', () => {
    const proposal = propose(
      ['Rego Exp', 'Yard'],
      ['06/30/2027', 'Main'],
      ['01/02/2027', 'Lot 7'],
      ['01/02/2027', 'Lot  7'],
    );
    expect(proposal).toMatchObject({
      dateOrder: 'monthFirst',
      yards: { Main: 'moorooka' },
      unknownYards: ['Lot 7'],
    });
    expect(propose(['Rego Expiry'], ['30/06/2027'], ['01/02/2027']).dateOrder).toBe('dayFirst');
  });

  it.each([
    ['Eng', ['2.8L TD', '2.5', '3.2', '399cc'], { Eng: 'engine_size_litres' }],
    ['Eng', ['1998', '2755cc', '2.5'], { Eng: 'engine_size_cc' }],
    ['Motor', ['2.8 TD', '3.2L', '2.4 Turbo Diesel', 'Electric'], { Motor: 'engine_size_litres' }],
    ['Eng Hrs', ['1998', '2755'], {}],
    ['Motor Code', ['1998', '2755'], {}],
  ])('proposes litres or cubic centimetres by the values of %s: %s', (heading, cells, columns) => {
    expect(propose([heading], ...cells.map((cell) => [cell])).columns).toEqual(columns);
  });

  it("starts from the site's own words, date order and decimal mark", () => {
    const feed = {
      headings: ['Price', 'Rego Expiry'],
      rows: [
        ['Make an offer', '1/2/2027'],
        ['ring us', '3/4/2027'],
        ['Ring us', ''],
      ],
    };
    const words = { yes: [], no: [], noPrice: ['make an offer'], onSale: [], notOnSale: [] };
    const own = { dateOrder: 'monthFirst', decimalMark: 'comma', words } as const;
    const nowhere = () => undefined;
    expect(proposeMapping(feed, createElementFinder({}), nowhere, own)).toMatchObject({
      dateOrder: 'monthFirst',
      decimalMark: 'comma',
      noPriceWords: ['ring us'],
    });
    const clear = { ...feed, rows: [['24,990', '30/6/2027']] };
    expect(proposeMapping(clear, createElementFinder({}), nowhere, own)).toMatchObject({
      dateOrder: 'dayFirst',
      decimalMark: 'point',
    });
  });

  it('finds photos by the names of files, whatever the headings and however many', () => {
    const proposal = propose(
      ['Photos', 'Snaps', 'Rear', 'Brochure'],
      ['0.jpg', 'corolla1.jpg;corolla2.jpg', '12345_2.JPG', 'a.jpg is the best'],
      ['', 'front left.jpeg', 'https://a.example/1.png?w=9', 'none.pdf'],
    );
    expect(proposal).toMatchObject({ columns: { Snaps: 'images', Rear: 'images' }, unread: ['Brochure'] });
  });

  it('reads plates with an expiry as plates, whatever the heading says', () => {
    const cells = ['123ABC exp 03/27', '789GHI', '345MNO 6/27', 'no rego', ''].map((cell) => [cell]);
    expect(propose(['Rego / exp'], ...cells).columns).toEqual({ 'Rego / exp': 'rego' });
    expect(propose(['Rego / exp'], ['03/27'], ['30/6/2027'], ['Mar 27']).columns).toEqual({});
    expect(propose(['Rego', 'Rego / exp'], ...cells.map(([cell = '']) => ['ABC123', cell])).columns).toEqual({});
  });

  it('reads Trim as the interior if its cells are materials, and never as a second badge', () => {
    const leather = [
      ['GXL', 'Black leather'],
      ['VX', 'Beige cloth'],
    ];
    expect(propose(['Badge', 'Trim'], ...leather)).toMatchObject({ columns: { Trim: 'interior_colour' }, unread: [] });
    expect(propose(['Trim'], ['Black Leather'], ['Red cloth']).columns).toEqual({ Trim: 'interior_colour' });
    expect(propose(['Badge', 'Trim'], ['GXL', 'Sport'], ['VX', 'Luxury'])).toMatchObject({
      columns: {},
      unread: ['Trim'],
    });
    expect(propose(['Trim'], ['GXL'], ['Black Edition'])).toMatchObject({ columns: {}, unread: [] });
  });

  it.each(['Vehicle', 'Car', 'Description', 'Unit'])('reads %s as make and model if its cells say both', (heading) => {
    const cells = [['Toyota Corolla Ascent Sport'], ['Mazda 3 Neo Sport'], ['Holden Cruze CD'], ['VW Golf R']];
    expect(propose([heading], ...cells).columns).toEqual({ [heading]: 'make_model' });
    const split = cells.map(([cell = '']) => [cell, ...cell.split(' ')]);
    expect(propose([heading, 'Make', 'Model'], ...split).columns).toEqual({});
    expect(propose([heading, 'Brand', 'Which'], ...split).columns).toEqual({ Brand: 'make' });
    const texts = [
      ['One owner with full books'],
      ['Toyota that has had one owner, with all of its books and two keys'],
    ];
    expect(propose([heading], ...texts).columns).not.toHaveProperty(heading);
  });

  it('asks whether the months of build or compliance give the year, if no column has it', () => {
    const rows = [['06/2019'], ['2017'], ['03/16'], ['Nov 20']];
    for (const heading of ['Compl', 'Built', 'Build date']) {
      expect(propose([heading], ...rows).doubted).toEqual([
        {
          heading,
          column: 'year',
          why: `No column has the year, but "${heading}" has cells such as "06/2019".`,
          isLikely: true,
        },
      ]);
    }
    expect(propose(['Compl', 'Year'], ...rows.map(([cell = '']) => [cell, '2019'])).doubted).toEqual([]);
    expect(propose(['Compl'], ['Yes'], ['No']).doubted).toEqual([]);
  });
});
