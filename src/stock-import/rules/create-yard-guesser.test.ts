import { expect, it } from 'vitest';
import { createYardGuesser } from './create-yard-guesser.ts';

const location = (name: string, city = name) => ({
  id: 1,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  dealershipId: 1,
  address: { street: '', city, state: 'SA', postcode: '5290' },
  contact: { phone: '' },
  distributionLocations: [],
});
const guess = createYardGuesser({
  locations: [
    location('Acme Mount Gambier', 'Mount Gambier'),
    location('Acme Adelaide', 'Adelaide'),
    location('Acme Gawler', 'Gawler'),
  ],
  dealerships: [{ id: 1, slug: 'acme', name: 'Acme' }],
});

it.each([
  ['MT', 'acme-mount-gambier'],
  ['MG', 'acme-mount-gambier'],
  ['mtg', 'acme-mount-gambier'],
  ['ADL', 'acme-adelaide'],
  ['Adel', 'acme-adelaide'],
  ['GAW', 'acme-gawler'],
])('takes %s for %s', (code, slug) => {
  expect(guess(code)).toBe(slug);
});

it.each(['A', 'AC', 'ACME', 'XY', 'LOT 7', '1', 'Melbourne', 'DLA'])('guesses nothing from %s', (code) => {
  expect(guess(code)).toBeUndefined();
});

it('guesses nothing if a code fits two yards', () => {
  const two = createYardGuesser({ locations: [location('Mount Gambier'), location('Mount Barker')], dealerships: [] });
  expect(['MT', 'MB', 'MG'].map(two)).toEqual([undefined, 'mount-barker', 'mount-gambier']);
});
