import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findShiftedLabels } from './find-foreign-values.ts';
import type { ColumnRow, ShiftedCell } from './find-shifted-rows.ts';
import { findShuffledLabels, findShuffledMarks, findShuffledValues } from './find-shuffled-rows.ts';

type Cells = readonly (ShiftedCell | undefined)[];

const toRows = (before: Cells, after: Cells): readonly ColumnRow[] =>
  after.map((cell, index) => ({ row: index + 2, stockNumber: `T${index + 1}`, before: before[index], after: cell }));
const numbersOf = (rows: readonly ColumnRow[]) => rows.map(({ stockNumber }) => stockNumber.slice(1)).join(' ');

describe('findShuffledValues', () => {
  const find = (before: Cells, after: Cells) => numbersOf(findShuffledValues(toRows(before, after)));
  const texts = ['tidy', 'one owner', 'books', 'as new', 'tow bar', 'low kms', 'cheap'];

  it('finds texts in any other order', () => {
    expect(find(texts, texts.toSorted())).toBe('1 2 3 4 5 6 7');
    fc.assert(
      fc.property(fc.shuffledSubarray(texts, { minLength: 7 }), (after) => {
        const changed = after.filter((text, index) => text !== texts[index]).length;
        expect(find(texts, after) === '').toBe(changed < 5);
      }),
    );
  });

  it.each([
    ['they stay', texts, texts],
    ['a few are exchanged', texts, ['one owner', 'tidy', 'as new', 'books', ...texts.slice(4)]],
    ['they are new', texts, texts.map((text) => `${text}!`)],
    ['they are also still in their own row', texts, texts.map(() => 'tidy')],
    ['several cars had them', ['a', 'a', 'b', 'b', 'c', 'c', 'd'], ['b', 'b', 'c', 'c', 'a', 'a', 'd']],
  ])('finds none if %s', (_name, before, after) => {
    expect(find(before, after)).toBe('');
  });
});

describe('findShuffledLabels', () => {
  const find = (before: string, after: string) => numbersOf(findShuffledLabels(toRows([...before], [...after])));

  it.each([
    ['sorted', 'ABBABAABABBA', 'AAAAAABBBBBB', '2 3 5 7 9 12'],
    ['two rows too low', 'AABBAABBAABB', 'BBAABBAABBAA', '1 2 3 4 5 6 7 8 9 10 11 12'],
  ])('finds yards that are %s', (_name, before, after, expected) => {
    expect(find(before, after)).toBe(expected);
  });

  it.each([
    ['cars go to one yard', 'AAAAAAAAAABB', 'AAABBBBBBBBB'],
    ['a few cars change places', 'AAAAAABBBBBB', 'BAAAAABBBBBA'],
    ['a few of many cars change places', 'AAAAAAAAAABBBBBBBBBB', 'BBBAAAAAAABBBBBBBAAA'],
  ])('finds none if %s', (_name, before, after) => {
    expect(find(before, after)).toBe('');
  });
});

describe('findShiftedLabels', () => {
  it('finds yards one row too low although a car between them is not known', () => {
    const before = [...'AABABABAB'].map((yard, index) => (index === 4 ? undefined : yard));
    const after = [...'AAABABABA'].map((yard, index) => (index === 4 ? undefined : yard));
    expect(numbersOf(findShiftedLabels(toRows(before, after)))).toBe('3 4 6 7 8 9');
  });
});

describe('findShuffledMarks', () => {
  const toMarks = (letters: string) => [...letters].map((letter) => (letter === '-' ? null : letter));
  const find = (before: string, after: string, isSorted = false) =>
    numbersOf(findShuffledMarks(toRows(toMarks(before), toMarks(after)), isSorted));

  it('finds marks that most cars lost, if as many other cars got one', () => {
    expect(find('-S--H--S---H', '--------HHSS')).toBe('2 5 8 9 10 11 12');
    expect(find('-S--H--S---H', '------------')).toBe('');
    expect(find('-S--H--S---H', '-S-SS--S-S-H')).toBe('');
    expect(find('S-S-S-S-S-S-', '-S-S-SS-S-S-')).toBe('');
  });

  it('finds any mark that was lost while another car got one in a column that was sorted alone', () => {
    expect(find('S-S-S-S-----', 'S-S-S------S', true)).toBe('7 12');
    expect(find('S-S-S-S-----', 'S-S-S------S')).toBe('');
    expect(find('S-S-S-S-----', 'S-S-S-S----S', true)).toBe('');
    expect(find('S-S-S-S-----', 'S-S-S-------', true)).toBe('');
  });
});
