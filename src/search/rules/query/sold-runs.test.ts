import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseShownCount } from '#src/search/view/count-shown.ts';
import { describePriceSlider } from '#src/search/view/facets/build-price-slider-view.ts';
import { snapToStep } from '#src/search/view/facets/build-range-bars.ts';
import { chooseMakes } from '../../view/facets/choose-makes.ts';
import { orderFacetValues } from '../../view/facets/order-facet-values.ts';
import { searchConfig } from '../config.ts';
import { formatPriceRange, formatWeeklyPriceRange, parsePriceRange } from '../document/price-range.ts';
import { collapseSoldRuns } from './build-search-query.ts';

const hits = (text: string) => [...text].map((letter, id) => ({ id, status: letter === 's' ? 'sold' : 'in_stock' }));
const kept = (text: string, mode: 'collapse' | 'keepAll' = 'collapse') =>
  collapseSoldRuns(hits(text), mode).map(({ id }) => id);

describe('collapseSoldRuns', () => {
  it('keeps only the first of each run of sold hits, where switched on [B4.14]', () => {
    expect(kept('ssissis')).toEqual([0, 2, 3, 5, 6]);
    expect(kept('ssiss', 'keepAll')).toEqual([0, 1, 2, 3, 4]);
  });

  it('continues a run across pages [B4.14]', () => {
    const [before, ...page] = hits('sssi');
    expect(collapseSoldRuns(page, 'collapse', before).map(({ id }) => id)).toEqual([3]);
    expect(collapseSoldRuns(page, 'collapse', null).map(({ id }) => id)).toEqual([1, 3]);
    expect(collapseSoldRuns(page, 'keepAll', before)).toEqual(page);
  });

  it('keeps all when all are sold [B4.15]', () => {
    expect(kept('sss')).toEqual([0, 1, 2]);
    expect(kept('')).toEqual([]);
  });

  it('never drops a car for sale and never leaves two sold cars side by side [B4.14]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[si]{0,40}$/), (text) => {
        const left = collapseSoldRuns(hits(text), 'collapse');
        expect(left.filter(({ status }) => status !== 'sold')).toHaveLength(text.replaceAll('s', '').length);
        if (!text.includes('i')) return;
        left.forEach(({ status }, index) => {
          expect(status === 'sold' && left[index + 1]?.status === 'sold').toBe(false);
        });
      }),
    );
  });
});

it('shows counts above 1999 as the sum of car types, else as the configured count [B9.03] [D.52]', () => {
  expect(chooseShownCount(1999, 5000, { used: 9000 })).toBe(1999);
  expect(chooseShownCount(2000, 5000, { used: 1800, new: 458 })).toBe(2258);
  expect(chooseShownCount(2000, 5000)).toBe(5000);
  expect(chooseShownCount(2000, null, { used: 1800, new: 700 })).toBe(2500);
  expect(chooseShownCount(2400, null)).toBe(2400);
});

describe('chooseMakes', () => {
  const counts = new Map(Object.entries({ Toyota: 40, Kia: 12, Audi: 3, abarth: 1 }));
  const config = searchConfig.parse({});

  it("lists up to 20 'Popular Makes', then all by name [B9.12]", () => {
    const { popular, all } = chooseMakes(counts, config);
    expect(popular.map(({ name }) => name)).toEqual(['Toyota', 'Kia', 'Audi', 'abarth']);
    expect(all.map(({ name }) => name)).toEqual(['abarth', 'Audi', 'Kia', 'Toyota']);
    const many = new Map(Array.from({ length: 33 }, (_, index) => [`Make ${index}`, index + 1]));
    expect(chooseMakes(many, config).popular).toHaveLength(20);
    expect(chooseMakes(many, config).all).toHaveLength(33);
  });

  it('uses the makes that the site names if they are in stock, most vehicles first [B9.12]', () => {
    const own = searchConfig.parse({ popularMakes: ['kia', 'Lotus', 'Toyota'] });
    expect(chooseMakes(counts, own).popular.map(({ name }) => name)).toEqual(['Toyota', 'Kia']);
  });
});

it('orders car types new, demo, used [B9.13]', () => {
  const values = ['used', 'new', 'demo'].map((name, index) => ({ name, count: index + 1 }));
  expect(orderFacetValues(values, 'carType').map(({ name }) => name)).toEqual(['new', 'demo', 'used']);
});

it('orders other values by count, name or number', () => {
  const of = (...names: string[]) => names.map((name, index) => ({ name, count: index }));
  expect(orderFacetValues(of('SUV', 'Ute'), 'count').map(({ name }) => name)).toEqual(['Ute', 'SUV']);
  expect(orderFacetValues(of('$100 - $125', 'Under $50', '$75 - $100'), 'number').map(({ name }) => name)).toEqual([
    'Under $50',
    '$75 - $100',
    '$100 - $125',
  ]);
  expect(orderFacetValues(of('10', '2', '7'), 'number').map(({ name }) => name)).toEqual(['2', '7', '10']);
});

describe('price ranges', () => {
  it('parse back to their bounds [L2.33]', () => {
    expect(parsePriceRange('$10,000 - $20,000')).toEqual({ min: 10_000, max: 20_000 });
    expect(parsePriceRange('Under $10,000')).toEqual({ min: null, max: 10_000 });
    expect(parsePriceRange('$200,000+')).toEqual({ min: 200_000, max: null });
    expect(parsePriceRange('cheap')).toBeNull();
    expect(formatWeeklyPriceRange(199)).toBe('$175 - $200');
  });

  it('contain the price they were built from [L2.33]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900_000 }), (dollars) => {
        const range = parsePriceRange(formatPriceRange(dollars));
        expect(range !== null && (range.min ?? 0) <= dollars && dollars < (range.max ?? 1e9)).toBe(true);
      }),
    );
  });
});

it('omits the bound of a price slider thumb at its end [D.19] [B3.14]', () => {
  const ends = { min: 5000, max: 250_000 };
  expect(describePriceSlider({ min: 5000, max: 30_000 }, ends)).toEqual({
    isMinRange: true,
    isMaxRange: false,
    range: { min: null, max: 30_000 },
  });
  expect(describePriceSlider({ min: 10_000, max: 250_000 }, ends).range).toEqual({ min: 10_000, max: null });
  expect(snapToStep({ min: 5990, max: 97_340 }, 500)).toEqual({ min: 5500, max: 97_500 });
});
