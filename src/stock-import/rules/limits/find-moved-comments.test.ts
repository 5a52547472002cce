import { expect, it } from 'vitest';
import { type ComparedComments, findMovedComments, listCellKeys, movedCommentsBrake } from './find-moved-comments.ts';

const text = (id: number): string => `One owner, log books, number ${id}`;
const moved = (id: number): ComparedComments => ({
  stockNumber: `U${id}`,
  before: text(id),
  comments: 'Alloy wheels and a tow bar',
  cellKeys: listCellKeys(['Mazda', `<p>ONE OWNER; log books: number ${id}.</p>`]),
});
const rewritten = (id: number): ComparedComments => ({ ...moved(id), cellKeys: [] });

it('finds comments that are now in another cell, whatever their case, tags and punctuation', () => {
  expect(findMovedComments([1, 2, 3].map(moved), 50)).toEqual({
    stockNumbers: ['U1', 'U2', 'U3'],
    of: 3,
    limitPercent: 50,
  });
});

it.each([
  ['two vehicles', [1, 2].map(moved)],
  ['comments written again', [1, 2, 3].map(rewritten)],
  ['half of those that change', [...[1, 2, 3].map(moved), ...[4, 5, 6].map(rewritten)]],
  ['first comments', [1, 2, 3].map((id) => ({ ...moved(id), before: null }))],
  ['the same comments', [1, 2, 3].map((id) => ({ ...moved(id), comments: text(id) }))],
])('finds none with %s', (_name, rows) => expect(findMovedComments(rows, 50)).toBeUndefined());

it('takes no comments from such a feed', () => {
  const movedComments = { stockNumbers: ['U1'], of: 1, limitPercent: 50 };
  expect(movedCommentsBrake.listFields?.({ movedComments })).toEqual(['dealercomments']);
  expect(movedCommentsBrake.listHeld({ movedComments })).toMatchObject([{ kind: 'textChanged', stockNumbers: ['U1'] }]);
  expect(movedCommentsBrake.listFields?.({ movedComments: undefined })).toEqual([]);
});
