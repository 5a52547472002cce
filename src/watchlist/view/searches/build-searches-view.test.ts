import { expect, it } from 'vitest';
import { maxNameLength } from '#src/watchlist/rules/searches/search-form.ts';
import { readSavedQuery } from '../../rules/searches/saved-query.ts';
import { nameSearch } from './build-searches-view.ts';

const carTypeLabels = { new: 'New', demo: 'Demo', used: 'Pre-Owned' } as const;
const name = (query: string) => nameSearch(readSavedQuery(query).state, { carTypeLabels });

it('is made of the search’s filters, in its own words [B9.13]', () => {
  expect(name('make=Kia&car_type=used&body=SUV&range[price]=:40000&query=tow bar')).toBe(
    '“tow bar”, Pre-Owned, Kia, SUV, Under $40,000',
  );
});

it('ends when there is no room for another filter', () => {
  const many = Array.from({ length: 20 }, (_, at) => `make=Maker${at}`).join('&');
  expect(name(many)).toMatch(/^Maker0, Maker1.*, Maker\d+…$/);
  for (const long of [many, `query=${'x'.repeat(200)}`]) {
    expect(name(long).length).toBeLessThanOrEqual(maxNameLength);
    expect(name(long).endsWith('…')).toBe(true);
  }
});
