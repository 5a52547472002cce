import { expect, it } from 'vitest';
import { findHabits } from './find-habits.ts';

it.each([
  ['Your deposit goes back to your card by itself.', ['by itself', 'goes back to your card']],
  ['This car isn’t for sale any more.', ['any more']],
  ['Telephone us.', ['Telephon']],
  ['Ask the maker, or have us mend it.', ['the maker', 'mend']],
  ['May I bring my own car?', ['May I']],
  ['The code is good for 10 minutes.', ['good for 10 minutes']],
  ['We answer within one working day.', ['working day']],
  ['You cannot return it, and we do not mind.', ['cannot']],
  ['It is ready.', ['It is ']],
  ['You will hear from us.', ['You will ']],
  ['The file has another format than the last one.', ['another format than']],
  ['Its heading speaks of a sale, and a cell says nothing of one.', ['says nothing of', 'speaks of']],
  ['The row names no yard.', ['names no']],
  ['Ask your website team.', ['website team']],
])('finds the habits in %s', (text, found) => {
  expect(
    findHabits(text)
      .map((fault) => fault.found)
      .sort(),
  ).toEqual([...found].sort());
});

it.each([
  'You can’t return it, but we’ll refund your deposit automatically.',
  'Not any more.',
  'Find out where we are.',
  'This is not a tax invoice.',
  'It is not an approval or an offer of credit.',
  'Your bank may charge a fee.',
])('leaves alone: %s', (text) => {
  expect(findHabits(text)).toEqual([]);
});

it('says on which line a habit is', () => {
  expect(findHabits('Fine.\nTelephone us.').map(({ line }) => line)).toEqual([2]);
});
