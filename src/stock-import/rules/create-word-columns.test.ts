import { expect, it } from 'vitest';
import { createWordColumns } from './create-word-columns.ts';

const listOf = (
  heading: string,
  cells: readonly string[],
  readsSale = false,
  knowsYard?: (cell: string) => boolean,
): readonly string[] | undefined => {
  const columns = createWordColumns(knowsYard);
  for (const cell of cells) columns.add(cell === '' ? [] : [{ heading, cell }], readsSale);
  return columns.list()[0]?.words;
};

const slang = ['goer', 'Front row', 'front row', 'front row', 'rung the bell', '', 'goer', 'punted'];

it('lists the words of an unread column that repeat, most cells first, whatever they are [B4.02]', () => {
  expect(listOf('Caper', slang)).toEqual(['Front row', 'goer', 'rung the bell', 'punted']);
  expect(listOf('Office floor', slang)).toHaveLength(4);
  expect(listOf('Caper', ['', '', 'punted', 'punted', 'punted', ''])).toEqual(['punted']);
  expect(listOf('Caper', ['SOLD to Kev 12/3', 'SOLD to Kev 12/3', 'goer'])).toEqual(['SOLD to Kev 12/3', 'goer']);
});

it('lists none if a column of the feed says which cars are sold', () => {
  expect(listOf('Caper', slang, true)).toBeUndefined();
});

it.each([
  ['words that are known', 'Caper', ['', '', '', 'sold - p/up Fri', 'Sold - p/up Fri', 'sold - p/up fri']],
  ['words that do not repeat', 'Caper', ['goer', 'punted', 'front row', 'prime']],
  ['one word in every row', 'Caper', ['goer', 'goer', 'goer']],
  ['many words', 'Caper', [...'abcdefghijklm'].flatMap((letter) => [`word ${letter}`, `word ${letter}`])],
  ['figures', 'Hook', ['Hook 1', 'Hook 2', 'Hook 1', 'Hook 2']],
  ['long text', 'Tale', Array.from({ length: 6 }, () => 'Tyres shot, tell nobody till after service')],
  ['answers', 'Photographed', ['Yes', 'No', 'Yes', 'No']],
  ['letters', 'Level', ['A', 'B', 'A', 'B']],
  ['makes', 'Franchise', ['Kia', 'Mazda', 'Kia', 'Mazda']],
  ['bodies', 'Sort', ['Sedan', 'Ute', 'Sedan', 'Ute']],
  ['people', 'Sales person', ['Shaz', 'Dazza', 'Shaz', 'Dazza']],
  ['equipment', 'SeatTrim', ['Cloth', 'Leather', 'Cloth', 'Leather']],
  ['papers', 'Warranty', ['Lapsed', 'Lapsed', 'Balance']],
  ['yards', 'Yard name', ['Top', 'Shed', 'Top', 'Shed']],
  ['notes to the staff', 'Office Goss', ['Tyres shot', 'Key with Bev', 'ask Shaz', 'ask Shaz']],
  ['costs', 'Stands In', slang],
])('lists none for %s', (_, heading, cells) => {
  expect(listOf(heading, cells)).toBeUndefined();
});

it("lists none for a column with the site's yards", () => {
  const cells = ['Top', 'Shed', 'Top', 'Shed'];
  expect(listOf('Spot', cells)).toEqual(['Top', 'Shed']);
  expect(listOf('Spot', cells, false, (cell) => cell === 'Shed')).toBeUndefined();
});
