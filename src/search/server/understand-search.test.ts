import { describe, expect, it } from 'vitest';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { emptySearchState, type SearchState } from '../rules/search-state.ts';
import { indexStock } from '../testing/index-stock.ts';
import { makeTestIndexes } from '../testing/make-test-indexes.ts';
import { createSiteLexicon, readLexicon } from './site-lexicon.ts';
import { understandSearch } from './understand-search.ts';

const now = new Date('2026-11-21T02:00:00Z');
const site = resolveOrThrow(minimalSite('test-dealer'));
const stock = [
  makeTestVehicle({ id: 1, slug: 'a', make: 'Toyota', model: 'C-HR', badge: 'Cruiser Hybrid', simpleBody: 'SUV' }),
  makeTestVehicle({
    id: 2,
    slug: 'b',
    make: 'Toyota',
    model: 'Cruiser',
    badge: null,
    simpleBody: '4x4',
    stockNumber: '104532',
  }),
];
const engine = indexStock(stock, site, now);
const lexicon = readLexicon(engine, site, 2026);
const read = (fields: Partial<SearchState>) =>
  understandSearch(engine, lexicon, site.config.search, { ...emptySearchState, ...fields }, now.getTime() / 1000);

describe('understandSearch (#21)', () => {
  it('interprets words once, and never literal ones', () => {
    expect(read({ query: 'toyota' })).toMatchObject({ query: '', typed: 'toyota', refinements: { make: ['Toyota'] } });
    expect(read({ query: 'toyota', typed: 'used toyota' })).toBeNull();
    expect(read({ query: 'toyota', isLiteral: true })).toBeNull();
    expect(read({ query: '' })).toBeNull();
  });

  it('keeps words that match something, and drops the others', () => {
    expect(read({ query: 'xyzzy toyota hybrid' })).toMatchObject({
      query: 'hybrid',
      refinements: { make: ['Toyota'] },
    });
  });

  it('searches words literally when their interpretation finds nothing', () => {
    expect(read({ query: 'cruiser suv' })).toBeNull();
    expect(read({ query: 'cruiser sedan' })).not.toBeNull();
  });

  it('finds a stock number that looks like a price', () => {
    expect(read({ query: '104532' })).toBeNull();
    expect(read({ query: '104599' })).toMatchObject({ ranges: { price: { min: null, max: 104_599 } } });
  });

  it('replaces choices of the same kind, and keeps the rest', () => {
    const refinements = {
      body: ['SUV'],
      city: ['Windsor'],
      make: ['Kia'],
      make_model: ['Kia Rio'],
      price_range: ['$1+'],
    };
    const state = read({ query: 'toyota 4x4 under 30k not suv', refinements, page: 4, sortBy: 'km:asc' });
    expect(state?.refinements).toEqual({ city: ['Windsor'], make: ['Toyota'], body: ['4x4'] });
    expect(state).toMatchObject({
      exclusions: { body: ['SUV'] },
      ranges: { price: { max: 30_000 } },
      page: 1,
      sortBy: 'km:asc',
    });
  });
});

describe('createSiteLexicon (#21)', () => {
  it('is rebuilt for a new configuration, and for a new stock version once it is ten seconds old', async () => {
    let version = 1;
    let nowMs = 0;
    const lexiconOf = createSiteLexicon({ ...makeTestIndexes(engine), version: () => version }, () => nowMs);
    const first = await lexiconOf({ ...site, configVersion: '1' });
    nowMs = 20_000;
    expect(await lexiconOf({ ...site, configVersion: '1' })).toBe(first);
    version = 2;
    const second = await lexiconOf({ ...site, configVersion: '1' });
    expect(second).not.toBe(first);
    version = 3;
    nowMs += 9999;
    expect(await lexiconOf({ ...site, configVersion: '1' })).toBe(second);
    expect(await lexiconOf({ ...site, configVersion: '2' })).not.toBe(second);
    nowMs += 10_000;
    expect(await lexiconOf({ ...site, configVersion: '1' })).not.toBe(second);
  });
});
