import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTestLexicon } from '../../testing/test-lexicon.ts';
import { understandQuery } from './understand-query.ts';

const lexicon = makeTestLexicon();

const read = (typed: string, words = lexicon) => {
  const understood = understandQuery(typed, words);
  if (understood === null) return 'literal';
  const { refinements, exclusions, ranges, sortBy, text } = understood;
  const bounds = Object.entries(ranges).map(([key, { min, max }]) => [key, `${min ?? ''}:${max ?? ''}`] as const);
  return {
    ...Object.fromEntries(Object.entries(refinements).map(([key, values]) => [key, values.join('|')])),
    ...Object.fromEntries(Object.entries(exclusions).map(([key, values]) => [`not ${key}`, values.join('|')])),
    ...Object.fromEntries(bounds),
    ...(sortBy === '' ? {} : { sortBy }),
    ...(text === '' ? {} : { text }),
  };
};

const golf = { make: 'Volkswagen', make_model: 'Volkswagen Golf|Volkswagen Golf GTI' };

describe('understandQuery reads names (#21)', () => {
  it('reads years up to ten from now, whatever year it is (#21)', () => {
    const years = ['under 2036', 'under 2037'].map((typed) => read(typed));
    expect(years).toEqual([{ year: ':2036' }, { price: ':2037' }]);
    expect(read('under 2037', makeTestLexicon({ thisYear: 2027 }))).toEqual({ year: ':2037' });
  });

  it.each([
    ['vw golf', golf],
    ['used toyota', { make: 'Toyota', car_type: 'used' }],
    ['demo suv', { body: 'SUV', car_type: 'demo' }],
    ['cars in chermside', { location_name: 'Wattle Chermside' }],
    ['cars near 4032', { location_name: 'Wattle Chermside' }],
    ['hatchback', { body: 'Hatch' }],
    ['white ute', { body: 'Ute', colour: 'White' }],
    ['gray utes', { body: 'Ute', colour: 'Grey' }],
    ['isuzu ute', { make: 'Isuzu UTE' }],
    ['ev', { fuel: 'Electric' }],
    ['4x4 auto dual cab', { drive: '4WD', transmission: 'Automatic', bodyconfiguration: 'Dual Cab' }],
    ['people mover', { body: 'People Mover' }],
    ['pre-owned wagon', { car_type: 'used', body: 'Wagon' }],
    ['towbar', { filtered_features: 'Tow Bar' }],
    ['white suv brisbane', { body: 'SUV', colour: 'White' }],
    ['d max', { make: 'Isuzu UTE', make_model: 'Isuzu UTE D-MAX' }],
    ['cx5', { make: 'Mazda', make_model: 'Mazda CX-5' }],
    ['corolla', { make: 'Toyota', make_model: 'Toyota Corolla' }],
    ['landcruiser', { make: 'Toyota', make_model: 'Toyota LandCruiser|Toyota LandCruiser Prado' }],
    ['prado', { make: 'Toyota', make_model: 'Toyota LandCruiser Prado' }],
    ['bmw gs', { make: 'BMW', make_model: 'BMW G 310 GS|BMW R 1250 GS' }],
    ['toyota or mazda', { make: 'Toyota|Mazda' }],
    ['g20 pure', { badge: 'G20 Pure' }],
    ['hybrid awd', { fuel: 'Hybrid', drive: 'AWD' }],
    ['phev suv', { fuel: 'Hybrid', body: 'SUV', text: 'plug-in' }],
    ['soul red suv', { colour: 'Red', body: 'SUV', text: 'soul red' }],
    ['hilux wildtrak snorkel', { make: 'Toyota', make_model: 'Toyota HiLux', text: 'wildtrak snorkel' }],
    ['snorkel toyota sport', { make: 'Toyota', text: 'sport snorkel' }],
    ['toyota 2.8 turbo', { make: 'Toyota', text: '2.8 turbo' }],
  ])('%s', (typed, meant) => expect(read(typed)).toEqual(meant));

  it.each(['sport', 'toyoto', 'wildtrak', 'g', '丰田', '🚗', 'constructor', '__proto__', '911'])(
    'leaves %s to the engine',
    (typed) => expect(read(typed)).toBe('literal'),
  );
});

describe('understandQuery reads figures (#21)', () => {
  it.each([
    ['7 seater', { seats: '7' }],
    ['seven seats five doors', { seats: '7', doors: '5' }],
    ['at least 5 seats', { seats: '5:' }],
    ['under 30k', { price: ':30000' }],
    ['under $30,000', { price: ':30000' }],
    ['less than 25 000', { price: ':25000' }],
    ['no more than 30 grand', { price: ':30000' }],
    ['under 45', { price: ':45000' }],
    ['suv 40k max', { body: 'SUV', price: ':40000' }],
    ['over 100k', { price: '100000:' }],
    ['between 30k and 50k', { price: '30000:50000' }],
    ['20-30k', { price: '20000:30000' }],
    ['over 20k under 30k', { price: '20000:30000' }],
    ['around 40k', { price: '36000:44000' }],
    ['under 1.2m', { price: ':1200000' }],
    ['under 50,000 km', { km: ':50000' }],
    ['30k kms or less', { km: ':30000' }],
    ['30k under 80000km', { price: ':30000', km: ':80000' }],
    ['2023', { year: '2023:2023' }],
    ['2024 2025', { year: '2024:2025' }],
    ['2018 - 2020', { year: '2018:2020' }],
    ['2021+', { year: '2021:' }],
    ['2020 or newer', { year: '2020:' }],
    ['newer than 2023', { year: '2024:' }],
    ['before 2018', { year: ':2017' }],
    ['under 2005', { year: ':2005' }],
    ['over 2005', { year: '2005:' }],
    ['under 2030', { year: ':2030' }],
    ['under 2000', { price: ':2000' }],
    ['under $2005', { price: ':2005' }],
    ['price under 2005', { price: ':2005' }],
    ['under $150 a week', { weekly_price: ':150' }],
    ['$99 pw', { weekly_price: ':99' }],
    ['under $520 a month', { weekly_price: ':120' }],
    ['less than 5 years old', { year: '2021:' }],
    ['over 10 years old', { year: ':2016' }],
    ['around 5 years old', { year: '2020:2022' }],
    ['<30k', { price: ':30000' }],
    ['> 2020', { year: '2020:' }],
    ['30,000 - 40,000', { price: '30000:40000' }],
    ['drive away under 30k', { price: ':30000' }],
    ['cheap hatch', { body: 'Hatch', sortBy: 'price:asc' }],
    ['low kms toyota', { make: 'Toyota', sortBy: 'km:asc' }],
  ])('%s', (typed, meant) => expect(read(typed)).toEqual(meant));
});

describe('understandQuery reads exclusions (#21)', () => {
  it.each([
    ['suv not white', { body: 'SUV', 'not colour': 'White' }],
    ['toyota -corolla', { make: 'Toyota', 'not make_model': 'Toyota Corolla' }],
    ['ute without a tow bar', { body: 'Ute', 'not filtered_features': 'Tow Bar' }],
    ['toyota not toyota', { 'not make': 'Toyota' }],
    ['-snorkel ute', { body: 'Ute' }],
    ['suv not 7 seater', { body: 'SUV', 'not seats': '7' }],
  ])('%s', (typed, meant) => expect(read(typed)).toEqual(meant));
});

describe('understandQuery on odd input (#21)', () => {
  it.each([
    ['under under 30k', { price: ':30000' }],
    ['under $150', { price: ':150' }],
    ['under 150 dollars', { price: ':150' }],
    ['between 100 and 150 bucks', { price: '100:150' }],
    ['under 30k dollars', { price: ':30000' }],
    ['30k under', { price: ':30000' }],
    ['mazda 3 2000', { make: 'Mazda', make_model: 'Mazda Mazda3', text: '2000' }],
    ['mazda 3 2020', { make: 'Mazda', make_model: 'Mazda Mazda3', year: '2020:2020' }],
    ['under 3000', { price: ':3000' }],
    ['86', { make: 'Toyota', make_model: 'Toyota GR86' }],
    ['2008', { make: 'Peugeot', make_model: 'Peugeot 2008' }],
    ['the of a', {}],
    ['🚗 suv', { body: 'SUV' }],
    ['', 'literal'],
    ['under over between', 'literal'],
    ['- -- $ $$', 'literal'],
    ['not', 'literal'],
  ])('%s', (typed, meant) => expect(read(typed)).toEqual(meant));

  it('reads 10,000 characters as fast as their beginning, and never throws', () => {
    for (const part of ['under ', 'not ', '9', '-', 'a', '$1,', 'ute 30k ', '丰', '🚗', '2020-', "'", '4x4 ']) {
      const startedMs = performance.now();
      expect(() => read(part.repeat(10_000 / part.length))).not.toThrow();
      expect(performance.now() - startedMs).toBeLessThan(100);
    }
  });

  it('never throws, and limits its results', () => {
    const word = fc.constantFrom(
      ...['under', 'over', 'between', 'and', 'not', '-', '30k', '$20,000', '2020', '+', 'km', 'week', 'toyota', 'golf'],
      ...['ute', 'white', 'sport', 'soul', 'red', 'cheap', 'xyzzy', '7', 'seater', '4x4', 'plug in', 'or', '86', 'é'],
    );
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.array(word).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const understood = understandQuery(text, lexicon);
        expect(understood?.text.length ?? 0).toBeLessThanOrEqual(Math.max(200, text.length * 2));
        for (const { min, max } of Object.values(understood?.ranges ?? {})) {
          expect(min === null || Number.isFinite(min)).toBe(true);
          expect(max === null || Number.isFinite(max)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('understandQuery reads distances (#21)', () => {
  const offered = makeTestLexicon({ nearbyKm: [10, 25, 100] });
  it.each([
    ['ute within 20 km of 4000', { postcode: '4000', withinKm: 25 }],
    ['ute 30km from 4000', { postcode: '4000', withinKm: 100 }],
    ['ute near 4000', { postcode: '4000', withinKm: 25 }],
    ['ute close to 4000', { postcode: '4000', withinKm: 25 }],
    ['ute near 4032', null],
    ['ute under 4000 km', null],
    ['ute under 4000', null],
  ])('%s', (typed, near) => {
    expect(understandQuery(typed, offered)).toMatchObject({ refinements: { body: ['Ute'] }, near, text: '' });
  });

  it('reads no distance when the site offers none', () => {
    const understood = understandQuery('ute within 20 km of 4000', lexicon);
    expect(understood).toMatchObject({ near: null, ranges: {}, text: '4000' });
  });
});

describe("a site's own words (#21)", () => {
  it('apply on that site only', () => {
    const own = makeTestLexicon({ words: [{ says: ['troopy', 'cruiser'], means: 'LandCruiser' }] });
    const landCruisers = 'Toyota LandCruiser|Toyota LandCruiser Prado';
    expect(read('white troopy', own)).toEqual({ colour: 'White', make: 'Toyota', make_model: landCruisers });
    expect(read('white troopy')).toEqual({ colour: 'White', text: 'troopy' });
  });
});
