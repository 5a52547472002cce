import { describe, expect, it } from 'vitest';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { createSearchEngine } from '../engine/create-search-engine.ts';
import { buildSearchDocument } from '../rules/document/build-search-document.ts';
import { stockSearchSettings } from '../rules/document/stock-search-settings.ts';
import { searchStock } from './search-stock.ts';

const site = resolveOrThrow(minimalSite('wattle', 'group', { vehicle: { page: { hiddenSpecRows: ['vin', 'rego'] } } }));
const engine = createSearchEngine(stockSearchSettings);
engine.upsert(
  [
    makeTestVehicle({ id: 12, vin: '6T1BF3FK1234567ZX', regoPlate: '741 XQK' }),
    makeTestVehicle({ id: 13, slug: 'sparse', vin: null, regoPlate: null }),
  ].map((vehicle) => buildSearchDocument(vehicle, site, 2026)),
);
const find = (query: string): unknown[] => searchStock(engine, { query }).hits.map(({ id }) => id);

describe('a plate or VIN that pages hide', () => {
  it.each(['741XQK', '741 xqk', '6T1BF3FK1234567ZX'])(
    'finds its vehicle where a shopper types all of %s [B5.18]',
    (query) => {
      expect(find(query)).toEqual([12]);
      // The interface for apps can try thousands a second.
      expect(engine.search({ query }).hits).toEqual([]);
      expect(engine.facetSearch({ facet: 'make', facetQuery: '', query })).toEqual([]);
    },
  );

  it.each(['741X', '741XQ', '6T1BF3FK1234567Z'])('finds nothing by %s, its beginning [B5.18]', (query) => {
    expect(find(query)).toEqual([]);
  });
});
