import { expect, it } from 'vitest';
import { findColumnChanges } from './find-column-changes.ts';

const last = {
  'Stock No': 'stock_number',
  'Price Drive Away': 'drive_away_price',
  'Floor Plan': null,
  'Photo 1': 'images',
};

it('tells the columns that are gone from the headings that are new', () => {
  const headings = { 'Stock No': 'stock_number', 'Our Best Price': null, 'Floor Plan': null, Images: 'images' };
  expect(findColumnChanges(last, headings)).toEqual({
    gone: [{ heading: 'Price Drive Away', column: 'drive_away_price' }],
    unread: ['Our Best Price'],
    isOtherFormat: false,
  });
  expect(findColumnChanges(last, last)).toEqual({ gone: [], unread: [], isOtherFormat: false });
  expect(findColumnChanges(last, null)).toEqual({ gone: [], unread: [], isOtherFormat: true });
  expect(findColumnChanges(null, null)).toEqual({ gone: [], unread: [], isOtherFormat: false });
});
