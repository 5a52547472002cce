import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ColumnRow, findShiftedMarks, findShiftedValues, type ShiftedCell } from './find-shifted-rows.ts';

const toRows = (before: readonly (ShiftedCell | undefined)[], after: readonly ShiftedCell[]): readonly ColumnRow[] =>
  after.map((cell, index) => ({
    row: index + 2,
    stockNumber: `T${index + 1}`,
    before: before[index],
    after: cell,
  }));

const numbersOf = (rows: readonly ColumnRow[]) => rows.map(({ stockNumber }) => stockNumber.slice(1)).join(' ');

/** One character per row: 'S' is sold, 'H' is on hold, '-' has no mark and '?' is a new car. */
const toMarks = (letters: string) => [...letters].map((letter) => (letter === '-' ? null : letter));
const findMarks = (before: string, after: string) =>
  numbersOf(
    findShiftedMarks(
      toRows(
        toMarks(before).map((mark) => (mark === '?' ? undefined : mark)),
        toMarks(after),
      ),
    ),
  );

describe('marks', () => {
  it.each([
    ['moved down', '-S--S-S---', '--S--S-S--', '2 3 5 6 7 8'],
    ['moved up', '-S--S-S---', 'S--S-S----', '1 2 4 5 6 7'],
    ['two marks', '-S----S---', '--S----S--', '2 3 7 8'],
    ['one block of three', '-SSS------', '--SSS-----', '2 5'],
    ['of two kinds', '-SHS------', '--SHS-----', '2 3 4 5'],
    ['moved past the end', '-------SSS', '--------SS', '8'],
    ['moved past the start', 'SSS-------', 'SS--------', '3'],
    ['in all rows', 'SSSS', '-SSS', '1'],
    ['moved while one sale fell through', '-SS--S----', '--SS------', '2 4 6'],
    ['moved from one row on', 'S---S-S-S-', 'S----S-S-S', '5 6 7 8 9 10'],
    ['moved while another car is sold', 'S--S----S-', '-S-SS----S', '1 2 5 9 10'],
    ['moved onto a new car', '-S--S-?S--', '--S--S--S-', '2 3 5 6 8 9'],
    ['whose first cell stayed', 'S--S--S---', 'SS--S--S--', '2 4 5 7 8'],
  ])('are shifted if %s', (_name, before, after, expected) => {
    expect(findMarks(before, after)).toBe(expected);
  });

  it.each([
    ['nothing changes', '-S--S-S---', '-S--S-S---'],
    ['cars are sold', '-S--S-S---', '-SS-S-SS--'],
    ['a sale falls through', '-S--S-S---', '----S-S---'],
    ['a sale falls through and the next car is sold', '-S--S-S---', '--S-S-S---'],
    ['all are for sale again', '-S--S-S---', '----------'],
    ['two sales fall through, and cars elsewhere are sold', '-S--S-S---', 'S-----S--S'],
    ['the first of a block is for sale again', '-SSSS-----', '--SSS-----'],
    ['the last of the file is for sale again', '-S--S----S', '-S--S-----'],
    ['a hold becomes a sale', '-H--H-H---', '-S--S-S---'],
    ['one of many moves', 'S--S--S--S', '-S--------'],
    ['there are too few', '---SS-----', '----SS----'],
    ['more are for sale again than moved', 'S--S-S-S--S--', '-S--S--------'],
  ])('are taken if %s', (_name, before, after) => {
    expect(findMarks(before, after)).toBe('');
  });

  it('are found in any file with at least three, in whichever direction they moved', () => {
    const marks = fc
      .array(fc.constantFrom(null, null, 'sold', 'unavailable'), { minLength: 3, maxLength: 40 })
      .filter((cells) => cells.filter((cell) => cell !== null).length >= 3);
    fc.assert(
      fc.property(marks, fc.boolean(), (before, isDown) => {
        const after = isDown ? [null, ...before.slice(0, -1)] : [...before.slice(1), null];
        const rows = toRows(before, after);
        expect(findShiftedMarks(rows)).toEqual(rows.filter((each) => each.before !== each.after));
      }),
    );
  });

  it('are taken if cars are only sold, whatever was sold before', () => {
    const rows = fc.array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 40 });
    fc.assert(
      fc.property(rows, (cars) => {
        const before = cars.map(([wasSold]) => (wasSold ? 'sold' : null));
        const after = cars.map(([wasSold, isSold]) => (wasSold || isSold ? 'sold' : null));
        expect(findShiftedMarks(toRows(before, after))).toEqual([]);
      }),
    );
  });
});

describe('values', () => {
  const find = (before: readonly (number | null)[], after: readonly (number | null)[]) =>
    numbersOf(findShiftedValues(toRows(before, after)));

  it.each([
    ['down', [10, 25, 32, 47, 58], [null, 10, 25, 32, 47], '2 3 4 5'],
    ['up', [10, 25, 32, 47, 58], [25, 32, 47, 58, null], '1 2 3 4'],
    ['from one row on', [10, 25, 32, 47, 58], [10, null, 25, 32, 47], '3 4 5'],
    ['with an empty cell', [10, null, 32, 47, 58], [null, 10, null, 32, 47], '2 4 5'],
    ['while another changes', [10, 25, 32, 47, 58, 61], [9, 25, 25, 32, 47, 58], '3 4 5 6'],
    ['with equal neighbours', [10, 10, 25, 25, 32, 47], [null, 10, 10, 25, 25, 32], '3 5 6'],
  ])('are shifted if they moved %s', (_name, before, after, expected) => {
    expect(find(before, after)).toBe(expected);
  });

  it.each([
    ['they stay', [10, 25, 32, 47], [10, 25, 32, 47]],
    ['only two moved', [10, 25, 32, 47], [10, 10, 25, 47]],
    ['all get one price', [10, 25, 10, 32, 10, 47], [10, 10, 10, 10, 10, 10]],
    ['all fall by one step', [50, 40, 30, 20, 10], [40, 30, 20, 10, 0]],
    ['as many change otherwise', [10, 25, 32, 47, 58, 61, 72, 83], [10, 10, 25, 32, 55, 60, 70, 83]],
  ])('are taken if %s', (_name, before, after) => {
    expect(find(before, after)).toBe('');
  });
});
