import { expect, it } from 'vitest';
import { findDistantMarks } from './find-distant-marks.ts';

/** One character per row: 'S' is sold, 'H' is on hold, '-' has no mark and '?' is a new car. */
const marks: Readonly<Record<string, string>> = { S: 'sold', H: 'unavailable' };
const toMark = (letter = '-') => marks[letter] ?? null;
const find = (before: string, after: string): string =>
  findDistantMarks(
    [...after].map((letter, index) => ({
      row: index + 2,
      stockNumber: `T${index + 1}`,
      before: before[index] === '?' ? undefined : toMark(before[index]),
      after: toMark(letter),
    })),
  )
    .map(({ stockNumber }) => stockNumber.slice(1))
    .join(' ');

it.each([
  ['by two rows', '-S----S-----', '---S----S---', '2 4 7 9'],
  ['up by three rows', '----S----H--', '-S----H-----', '2 5 7 10'],
  ['by five rows', '-S-H--------', '------S-H---', '2 4 7 9'],
  ['as blocks', '-SSS---SSS--', '---SSS---SSS', '2 3 5 6 8 9 11 12'],
  ['from one row on', 'S--H-S--S--H-----', 'S--H-S----S--H---', '9 11 12 14'],
  ['past the end of the file', '-S---S----H-', '---S---S----', '2 4 6 8 11'],
  ['onto a new car', '-S-?--S-----', '---S----S---', '2 7 9'],
  ['while one sale falls through', '-S---S----S----S----', '---S---S----S-------', '2 4 6 8 11 13 16'],
  ['while another car is sold', '-S----S--S----', 'S--S----S--S--', '1 2 4 7 9 10 12'],
  ['onto a car that is sold by another column', '-H----H-S---', '---H----S---', '2 4 7'],
  ['from a car that another column keeps off sale', '-H--H----H----', '-H-H--H----H--', '4 5 7 10 12'],
])('finds marks that moved %s', (_name, before, after, expected) => {
  expect(find(before, after)).toBe(expected);
});

it.each([
  ['nothing changes', '-S--S-S-----', '-S--S-S-----'],
  ['cars are sold', '-S--S-S-----', '-S-SS-S-S---'],
  ['one sale falls through and the car two rows below is sold', '-S--S-S-----', '---SS-S-----'],
  ['two sales fall through, and cars at other distances are sold', '-S----S-----', '---S-----S--'],
  ['two sales fall through, and three more cars are sold', '-S----S-----', 'S--SS---S--S'],
  ['two of three marks that are gone moved', '-S---S----S---', '---S---S------'],
  ['three of six marks that are gone moved', '-S---S----S---S-S-S-', '---S---S----S-------'],
  ['one sale falls through, and a car two rows from a sold one is sold', '-S-------S--', '---------S-S'],
  ['two sales fall through, and both target cars were sold before', '-S-SS--S--S-', '---S---S--S-'],
  ['marks are of another kind', '-S----S-----', '---H----H---'],
])('finds none if %s', (_name, before, after) => {
  expect(find(before, after)).toBe('');
});
