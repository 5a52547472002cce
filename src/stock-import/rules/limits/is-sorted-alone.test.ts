import { expect, it } from 'vitest';
import { isSortedAlone } from './is-sorted-alone.ts';

const words = ['front row', 'goer', 'spoken for', 'front row', 'on the hook', 'goer', 'front row', 'goer', 'punted'];
const toRows = (texts: readonly (string | null)[], start = 95) =>
  texts.map((word, index) => ({ stockNumber: `R${start + index}`, word }));

it('a column in alphabetical order was sorted alone if the stock numbers are in order too', () => {
  expect(isSortedAlone(toRows(words.toSorted()))).toBe(true);
  expect(isSortedAlone(toRows([null, ...words.toSorted().reverse(), null]))).toBe(true);
  expect(isSortedAlone(toRows(words))).toBe(false);
  const [first, ...rest] = toRows(words.toSorted()).map(({ stockNumber }) => stockNumber);
  const moved = [...rest, first ?? ''].map((stockNumber, index) => ({
    stockNumber,
    word: words.toSorted()[index] ?? null,
  }));
  expect(isSortedAlone(moved)).toBe(false);
});

it('a column of few different words can be in order by chance', () => {
  expect(isSortedAlone(toRows([...Array.from({ length: 20 }, () => 'in stock'), 'sold']))).toBe(false);
  expect(isSortedAlone(toRows(Array.from({ length: 20 }, () => 'in stock')))).toBe(false);
});
