import { describe, expect, it } from 'vitest';
import { propose } from '../../testing/propose.ts';

describe('proposeMapping', () => {
  it('finds comments by a heading that says so and cells that are sentences', () => {
    const proposal = propose(['Blurb', 'Detail code'], ['One owner, full history', 'A'], ['', 'B']);
    expect(proposal).toMatchObject({ columns: { Blurb: 'comments' }, unread: ['Detail code'] });
  });

  it('prefers a blurb to notes, which only the dealer can release', () => {
    const rows = [
      ['One owner, full service history', 'Trade from Bev - owes us 2k'],
      ['Tidy', 'Sold to Kev 0412 555 019'],
    ];
    expect(propose(['Blurb', 'Notes'], ...rows)).toMatchObject({
      columns: { Blurb: 'comments' },
      unread: ['Notes'],
      internalTexts: [],
      priceGuess: null,
    });
    for (const heading of [
      'Notes',
      'Remarks',
      'Internal',
      'Memo',
      'StaffNotes',
      'Sales notes',
      'Internal comments',
      'Recon comments',
      'Workshop comments',
      'Appraisal comments',
      'Buyer comments',
      'Staff description',
    ]) {
      expect(propose([heading], ...rows)).toMatchObject({
        columns: {},
        internalTexts: [{ heading, cell: 'One owner, full service history' }],
      });
    }
  });

  it('leaves comments with notes to the staff out, and reads the text for shoppers instead', () => {
    expect(propose(['Comments'], ['Tow bar'], ['Bottom $36k']).columns).toEqual({ Comments: 'searched' });
    expect(propose(['Comments'], ['Tow bar'], ['One owner']).columns).toEqual({});
    expect(propose(['Web blurb', 'Comments'], ['One owner', 'Hail damage'])).toMatchObject({
      columns: {},
      unread: ['Comments'],
    });
  });

  it('asks whether shoppers can read a column of phrases, but not one with notes to the staff', () => {
    const cells = ['One owner, full books', 'Immaculate', 'Tow bar, canopy, snorkel', 'Cheap to run', 'Good on fuel'];
    const doubtedOf = (heading: string, ...more: readonly string[]) =>
      propose([heading], ...[...cells, ...more].map((cell) => [cell])).doubted;
    const question = 'Can shoppers read "Ad words", such as "One owner, full books"?';
    expect(doubtedOf('Ad words')).toEqual([{ heading: 'Ad words', column: 'comments', question, isLikely: true }]);
    expect(doubtedOf('Spiel')).toMatchObject([{ column: 'comments', isLikely: false }]);
    expect(doubtedOf('Ad words', 'Bottom $36k')).toEqual([]);
    for (const heading of ['Notes', 'Notes (int)', 'Cost remarks']) expect(doubtedOf(heading)).toEqual([]);
    expect(propose(['Comments', 'Ad words'], ...cells.map((cell) => ['Tidy', cell])).doubted).toEqual([]);
  });
});

describe.each([
  ['Description', 'Blurb'],
  ['Blurb', 'Description'],
  ['Blurb', 'Ad words'],
  ['Ad words', 'Web text'],
])('notes under "%s" beside text for shoppers under "%s"', (notes, text) => {
  const rows = [
    ['Pete Lindqvist 0438 771 203 pick up Fri', 'One owner, with full books and a tub liner'],
    ['owes 15.1 wont go under 17', 'Cheap to run and easy to park in town'],
    ['Trade in off Glen Maher 0417 220 914', 'Seven seats, a snorkel and dual batteries'],
    ['two keys', ''],
  ];
  it('are not shown to shoppers, in either order of the columns', () => {
    for (const headings of [
      [notes, text],
      [text, notes],
    ]) {
      const ordered = headings[0] === notes ? rows : rows.map(([note = '', words = '']) => [words, note]);
      const { columns, unread } = propose(headings, ...ordered);
      expect(columns[notes]).toBeUndefined();
      expect(unread).toEqual([notes]);
      expect([undefined, 'comments']).toContain(columns[text]);
      expect(columns[text] === undefined).toBe(text === 'Description');
    }
  });
});

it('a text in which some cells are notes to the staff is read only if the dealer says so', () => {
  const notes = ['Trade in off Glen Maher 0417 220 914', 'Bottom 36 - owe Macca $500'];
  const texts = ['Seven seats, a snorkel and dual batteries', 'One owner, with full books and a tub liner'];
  const rows = [...notes, ...texts, ...texts, ...texts].map((cell) => [cell]);
  expect(propose(['Blurb'], ...rows)).toMatchObject({
    columns: {},
    unread: ['Blurb'],
    doubted: [{ heading: 'Blurb', column: 'comments', question: expect.stringContaining('Glen'), isLikely: false }],
  });
  expect(propose(['Blurb'], ...rows.slice(1)).columns).toEqual({ Blurb: 'comments' });
});
