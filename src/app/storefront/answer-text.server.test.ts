import { expect, it } from 'vitest';
import { writeText } from '#src/lib/view-text.ts';
import { readAnswer, writeAnswer } from './answer-text.server.ts';

const cards = [
  { id: 1, title: 'Mazda "CX-5"]}}' },
  { id: 2, title: 'Kia Cerato' },
];
const listing = { kind: 'page', view: { cards, heading: 'Cars', similar: { cards: [{ id: 3 }] } } };

const pass = (answer: object, isShared = false) => readAnswer(structuredClone(writeAnswer(answer, { isShared })));

it.each([
  ['a listing', listing],
  ['a listing without cards', { kind: 'page', view: { cards: [], heading: 'No cars' } }],
  ['an address', { kind: 'moved', address: '/search/' }],
  ['a vehicle', { kind: 'page', view: { title: 'Kia Cerato', similar: { cards: [{ id: 3 }] } } }],
])('passes on %s, and its text', (_name, answer) => {
  const read = pass(answer);
  expect(read).toEqual(answer);
  expect(JSON.parse(writeText(read))).toEqual(answer);
});

it('reads the same cards from several listings as the same objects', () => {
  const [first, second] = [pass(listing), pass({ ...listing, view: { ...listing.view, heading: 'Page 2' } })];
  expect((second as typeof listing).view.cards[1]).toBe((first as typeof listing).view.cards[1]);
});

it('reads a shared answer once', () => {
  const shell = { shell: { name: 'Wattle' }, isWhole: true };
  expect(pass(shell, true)).toBe(pass({ ...shell }, true));
  expect(pass(shell)).not.toBe(pass(shell));
});
