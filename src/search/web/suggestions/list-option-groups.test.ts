import { expect, it } from 'vitest';
import type { Suggestions } from '../../rules/suggestions.ts';
import { listOptionGroups } from './list-option-groups.ts';

const suggestions: Suggestions = {
  places: [
    { kind: 'make', label: 'Kia', count: 1234, href: '/search/kia' },
    { kind: 'body', label: 'SUV', count: 7, href: '/search/suv-cars' },
  ],
  vehicles: [
    { title: '2020 Kia Rio', subtitle: 'Sport', priceText: '$20,000', pictureUrl: '/rio.jpg', href: '/cars/rio' },
    { title: '2019 Kia Rio', subtitle: null, priceText: 'POA', pictureUrl: null, href: '/cars/rio-2' },
  ],
  all: { text: 'See all 9 results', href: '/search/?query=k' },
};
const list = (typed: string, found: Suggestions | null, recent: readonly string[] = []) =>
  listOptionGroups(typed, found, recent, '/search/').map(({ heading, options }) => [
    heading,
    ...options.map(({ label, note }) => (note === null ? label : `${label}: ${note}`)),
  ]);

it("lists the stock's matches for the typed text, and leaves out empty headings", () => {
  expect(list('k', suggestions, ['ute'])).toEqual([
    ['Makes', 'Kia: 1,234'],
    ['Body types', 'SUV: 7'],
    ['Vehicles', '2020 Kia Rio Sport: $20,000', '2019 Kia Rio: POA'],
    ['All results', 'See all 9 results'],
  ]);
  expect(list('k', null, ['ute'])).toEqual([]);
});

it('starts an empty field with recent searches, with and without an answer', () => {
  const popular: Suggestions = { ...suggestions, vehicles: [], all: null };
  expect(list(' ', popular, ['red ute & van']).slice(0, 2)).toEqual([
    ['Recent searches', 'red ute & van'],
    ['Popular makes', 'Kia: 1,234'],
  ]);
  expect(listOptionGroups('', null, ['red ute & van'], '/search/')[0]?.options[0]?.href).toBe(
    '/search/?query=red+ute+%26+van',
  );
  expect(list('', null, [])).toEqual([]);
});
