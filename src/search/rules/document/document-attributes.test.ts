import { expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { facetTable } from '../facet-table.ts';
import { sortTable } from '../sort-table.ts';
import { buildSearchDocument } from './build-search-document.ts';
import { documentAttributes } from './document-attributes.ts';
import { stockSearchSettings } from './stock-search-settings.ts';

const { filterableAttributes, sortableAttributes } = stockSearchSettings;

it('declares every attribute of a document with the type of its value [B3.14]', () => {
  const { site } = makeTestContext();
  const types = { string: 'text', number: 'number', boolean: 'boolean', object: 'record' } as const;
  const document = buildSearchDocument(makeFullVehicle(), site, 2026);
  const typeOf = (value: unknown) => (Array.isArray(value) ? 'texts' : types[typeof value as keyof typeof types]);
  const found = Object.entries(document).map(([name, value]) => [name, typeOf(value)]);
  expect(found.length).toBeGreaterThan(40);
  const declared = new Map(Object.entries(documentAttributes).map(([name, { type }]) => [name, type]));
  expect(found).toEqual(found.map(([name]) => [name, declared.get(name ?? '')]));
});

it('can be sorted by every order offered to shoppers [D.18]', () => {
  for (const { sortBy, order } of Object.values(sortTable)) {
    for (const one of [sortBy, ...order]) expect(sortableAttributes).toContain(one.split(':')[0]);
  }
});

it('can be filtered by every facet a site can offer [B3.14]', () => {
  for (const { attribute } of Object.values(facetTable)) expect(filterableAttributes).toContain(attribute);
});
