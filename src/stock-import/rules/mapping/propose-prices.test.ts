import { describe, expect, it } from 'vitest';
import { propose } from '../../testing/propose.ts';
import { usualHabits } from '../cells/cell-kinds.ts';
import { createElementFinder } from '../formats/map-foreign-record.ts';
import { proposeMapping } from './propose-mapping.ts';

describe('proposeMapping', () => {
  it('never proposes a word for sold or on hold as a word for no price [B4.02]', () => {
    const rows = ['SOLD', 'Sold - thanks', 'DEPOSIT TAKEN', 'On Hold', 'Reserved', 'Make an offer'].map((cell) => [
      cell,
    ]);
    expect(propose(['Price'], ...rows).noPriceWords).toEqual(['Make an offer']);
  });

  it('proposes the asking price next to a bare price, unless the site maps one of them', () => {
    const rows = [['31,200', '38,990']];
    expect(propose(['Price', 'Ask $'], ...rows)).toMatchObject({
      columns: { 'Ask $': 'price', Price: 'ignored' },
      priceGuess: { chosen: 'Ask $', other: 'Price', otherLower: 1 },
    });
    const own = { ...usualHabits, columns: { Price: 'price' } };
    const finder = createElementFinder(own.columns);
    const kept = proposeMapping({ headings: ['Price', 'Ask $'], rows }, finder, () => undefined, own);
    expect(kept).toMatchObject({ columns: {}, priceGuess: null });
    expect(propose(['Price', 'Web price'], ['31,200', 'Y'])).toMatchObject({ columns: {}, priceGuess: null });
  });

  it('asks which of two dollar columns shoppers pay, whatever their headings, and never takes the lower in silence', () => {
    const cars = [
      ['$31,400', '$39,990'],
      ['$3,800', '$7,990'],
    ];
    expect(propose(['Our $', 'Window'], ...cars).priceGuess).toMatchObject({ chosen: 'Window', other: 'Our $' });
    expect(propose(['Our $', 'Tag'], ...cars).priceGuess).toMatchObject({ chosen: 'Tag', other: 'Our $' });
  });

  it('never proposes a cost for a price', () => {
    expect(propose(['Cost $', 'Trade price'], ['15000', '16000']).columns).toEqual({});
    for (const heading of [
      'Landed $',
      'Into stock $',
      'Inv $',
      'Owe $',
      'Owing $',
      'Stands at $',
      'Cost',
      'Buy $',
      "W'sale $",
      'Payout $',
      'All up $',
      'Margin $',
      'Floor $',
      'Floorplan amount',
    ]) {
      expect(propose([heading], ['15000'], ['16000'])).toMatchObject({ columns: {}, doubted: [], priceGuess: null });
    }
    expect(propose(['New sale price'], ['15000']).columns).toEqual({ 'New sale price': 'price' });
  });

  it('takes one column for what shoppers pay, and asks about a second unless it is nearly always lower', () => {
    const paid = ['Ask (DAP)', '$18,990', '$21,990', '$26,990'];
    const withSecond = (heading: string, ...cells: readonly string[]) =>
      propose([paid[0] ?? '', heading], ...paid.slice(1).map((cell, row) => [cell, cells[row] ?? '']));
    const columns = { 'Ask (DAP)': 'drive_away_price' };
    expect(withSecond('Sum $', '14,200', '17,050', '19,800')).toMatchObject({ columns, doubted: [] });
    expect(withSecond('Was $', '14,200', '17,050', '19,800')).toMatchObject({ columns, doubted: [] });
    expect(withSecond('Was $', '19,990', '', '27,990')).toMatchObject({
      columns,
      doubted: [
        { heading: 'Was $', column: 'was_price', why: 'It\'s above "Ask (DAP)" in 2 of 2 rows.', isLikely: true },
      ],
    });
    expect(withSecond('Sum $', '14,200', '22,050', '29,800')).toMatchObject({
      columns,
      doubted: [{ heading: 'Sum $', column: 'price', why: 'It\'s below "Ask (DAP)" in 1 of 3 rows.', isLikely: false }],
    });
    expect(withSecond('Price', '14,200', '17,050', '19,800')).toMatchObject({
      columns: { ...columns, Price: 'ignored' },
      priceGuess: { chosen: 'Ask (DAP)', column: 'drive_away_price', other: 'Price', otherLower: 3 },
    });
  });

  it('guesses the drive-away price if a column that its heading makes the price is lower', () => {
    expect(propose(['List Price', 'Ask (DAP)'], ['14,200', '$18,990'], ['17,050', '$21,990'])).toMatchObject({
      columns: { 'Ask (DAP)': 'drive_away_price', 'List Price': 'ignored' },
      priceGuess: { chosen: 'Ask (DAP)', column: 'drive_away_price', other: 'List Price', otherLower: 2 },
    });
  });

  it('guesses the higher of two columns that the cells and headings make prices', () => {
    expect(propose(['Sum $', 'Amount'], ['14,200', '18,990'], ['17,050', '21,990'])).toMatchObject({
      columns: { Amount: 'price', 'Sum $': 'ignored' },
      priceGuess: { chosen: 'Amount', other: 'Sum $', otherLower: 2, compared: 2 },
    });
  });

  it('leaves out a bare price next to the price that the site maps', () => {
    const own = { ...usualHabits, columns: { 'Ask (DAP)': 'drive_away_price' } };
    const feed = (price: string) => ({ headings: ['Ask (DAP)', 'Price'], rows: [['18,990', price]] });
    const read = (price: string) => proposeMapping(feed(price), createElementFinder(own.columns), () => undefined, own);
    expect(read('14,200')).toMatchObject({ columns: { Price: 'ignored' }, doubted: [] });
    expect(read('19,200')).toMatchObject({
      columns: { Price: 'ignored' },
      doubted: [{ heading: 'Price', isLikely: false }],
    });
  });

  it('takes a price on the windscreen for the price, and asks if a column "$" with costs is next to it', () => {
    expect(propose(['Windscreen'], ['38,990'], ['$17,990 ONO'])).toMatchObject({ columns: { Windscreen: 'price' } });
    const rows = [
      ['$38,990 DA', '31,200'],
      ['$17,990', '13,400'],
    ];
    const guess = { columns: { Windscreen: 'price', $: 'ignored' }, priceGuess: { chosen: 'Windscreen', other: '$' } };
    expect(propose(['Windscreen', '$'], ...rows)).toMatchObject(guess);
    expect(propose(['Windscreen', 'Fuel use'], ...rows).priceGuess).toBeNull();
  });

  it('asks whether shoppers pay a price that is below a column headed as the cost', () => {
    const rows = [
      ['31,200', '$38,990 DA'],
      ['13,400', '$17,990'],
      ['18,200', '$22,490'],
    ];
    expect(propose(['Windscreen', 'Stands In'], ...rows)).toMatchObject({
      columns: {},
      doubted: [
        {
          heading: 'Windscreen',
          column: 'price',
          why: '"Windscreen" is below "Stands In" in 3 of 3 rows, so it may be the cost.',
          question: 'Do shoppers pay "Windscreen", such as "31,200"?',
          isLikely: false,
        },
      ],
    });
    expect(propose(['Drive Away', 'Landed $'], ...rows)).toMatchObject({ doubted: [{ heading: 'Drive Away' }] });
    const honest = { columns: { Windscreen: 'price' }, doubted: [] };
    expect(propose(['Stands In', 'Windscreen'], ...rows)).toMatchObject(honest);
    expect(propose(['Windscreen', 'Stands In'], ...rows.slice(1))).toMatchObject(honest);
    expect(propose(['Windscreen', 'Stands In'], ...rows, ['40,000', '36,000'])).toMatchObject(honest);
  });

  it('asks which column shoppers pay if one is headed "$" and another has sums under a strange heading', () => {
    const rows = [
      ['31,200', '$38,990 DA', '$99'],
      ['13,400', '$17,990', '$65'],
    ];
    expect(propose(['$', 'Shelf', 'Weekly'], ...rows)).toMatchObject({
      columns: { Shelf: 'price', $: 'ignored' },
      priceGuess: { chosen: 'Shelf', other: '$', otherLower: 2 },
    });
    expect(propose(['Ask $', 'Shelf'], ...rows)).toMatchObject({ columns: { 'Ask $': 'price' }, priceGuess: null });
    expect(propose(['Stands', 'Shelf'], ...rows)).toMatchObject({
      columns: {},
      doubted: [{ heading: 'Shelf', question: 'Do shoppers pay "Shelf", such as "$38,990 DA"?', isLikely: false }],
    });
  });
});
