import { describe, expect, it } from 'vitest';
import { feedColumns } from './feed-columns.ts';
import { readCsvHeader } from './read-csv-header.ts';

describe('readCsvHeader', () => {
  it.each([
    'Stock No,Make,Model,Year',
    'STOCK_NUMBER;make;MODEL;Model Year',
    'stockno\tManufacturer\tFamily\tyear',
    '\uFEFFStock|Make|Model|Year',
    'Stk #,Make,Model,Year',
    'SN,Make,Model,Year',
    'Stock#,Make,Model,Year',
    'Stk#,Make,Model,Year',
  ])('reads %j', (row) => expect(readCsvHeader(row).kind).toBe('header'));

  it('names the missing required columns', () => {
    expect(readCsvHeader('Stock No,Make')).toMatchObject({
      kind: 'broken',
      reason: expect.stringContaining('model, year'),
    });
  });

  it('lists unknown headings', () => {
    expect(readCsvHeader('Stock No,Make,Model,Year,Floor Plan Rate')).toMatchObject({
      unknownHeadings: ['Floor Plan Rate'],
    });
  });

  it('accepts two picture columns, but no other column twice', () => {
    expect(readCsvHeader('Stock No,Make,Model,Year,Images,Photos').kind).toBe('header');
    expect(readCsvHeader('Stock No,Make,Model,Year,Colour,Paint')).toMatchObject({
      kind: 'broken',
      reason: expect.stringContaining('Two columns map to colour; one of them is "Paint".'),
    });
  });

  it('accepts two unknown columns', () => {
    expect(readCsvHeader('Stock No,Make,Model,Year,Floor Plan,Days').kind).toBe('header');
  });

  it('refuses a bare price next to another price that the site maps', () => {
    const read = (columns: Readonly<Record<string, string>>) =>
      readCsvHeader('Stock No,Make,Model,Year,Ask (DAP),Price', { columns, separator: 'auto' });
    const ask = { 'Ask (DAP)': 'drive_away_price' };
    expect(read(ask)).toMatchObject({
      kind: 'broken',
      reason:
        'Two columns look like the price: "Price" and "Ask (DAP)", which the site reads. "Price" may be the cost. Unless shoppers may see it, write "Price: ignored" under stockFeed.columns; if they may, write "Price: price".',
    });
    expect(read({ ...ask, Price: 'ignored' }).kind).toBe('header');
    expect(read({ ...ask, Price: 'price' }).kind).toBe('header');
    expect(readCsvHeader('Stock No,Make,Model,Year,DAP,Price').kind).toBe('header');
  });

  it("doesn't read a column that is only searched, and takes it for no second price", () => {
    const columns = { 'Ask $': 'searched' };
    const row = 'Stock No,Make,Model,Year,Price,Ask $';
    expect(readCsvHeader(row, { columns, separator: 'auto' })).toMatchObject({
      kind: 'header',
      unknownHeadings: [],
      unread: [5],
    });
    expect(readCsvHeader(row).kind).toBe('broken');
  });

  it('refuses more than 1000 headings', () => {
    const headings = (count: number) => ['Stock No,Make,Model,Year', ...Array(count - 4).fill('Note')].join(',');
    expect(readCsvHeader(headings(1000)).kind).toBe('header');
    expect(readCsvHeader(headings(1001))).toMatchObject({ kind: 'broken', reason: expect.stringContaining('1001') });
  });

  it('cuts a long heading', () => {
    expect(readCsvHeader(`Stock No,Make,Model,Year,${'x'.repeat(500)}`)).toMatchObject({
      unknownHeadings: ['x'.repeat(80)],
    });
  });

  it('gives every heading one meaning', () => {
    const keys = feedColumns.flatMap(({ name, headings }) =>
      [name, ...headings].map((heading) => heading.replaceAll(/[^a-z0-9]/g, '')),
    );
    expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([]);
  });
});
