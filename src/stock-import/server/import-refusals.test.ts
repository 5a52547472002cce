import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import type { Warning } from '../rules/row-remark.ts';
import { FeedFileError } from './read-feed.ts';
import { csvRow, heading, prepareImports } from './testing/prepare-imports.ts';

describe.each(testDatabases)('what stock import refuses, warns about or leaves alone: $name', ({ open }) => {
  const { site, startSite, run, load, readStockVersion } = prepareImports(open);

  it('refuses rows that name no vehicle with row, column and reason, and stores the rest', async () => {
    startSite();
    const summary = await run([
      heading,
      csvRow(1),
      'U4,Toyota,,2021,,,,,\n',
      'U5,Toyota,RAV4,202,,,,,\n',
      'U6,Toyota,RAV4,2021,,,,,,,,,\n',
    ]);
    expect(summary).toMatchObject({ rows: 4, added: 1, refused: 3 });
    expect(site.refusals.map(({ row, column }) => [row, column])).toEqual([
      [3, 'model'],
      [4, 'Year'],
      [5, null],
    ]);
    expect(site.refusals[0]).toMatchObject({ stockNumber: 'U4', reason: expect.stringContaining('is missing') });
  });

  it('says once that a last line such as "Thanks, Shaz" is not a car', async () => {
    startSite();
    const summary = await run([heading, csvRow(1), 'Thanks,,,,,,,,\n', ',,,,Regards Shaz,,,,\n']);
    expect(summary).toMatchObject({ added: 1, refused: 2 });
    expect(site.refusals).toEqual([
      { row: 3, column: null, reason: "isn't a car: it has no make, model or year", stockNumber: 'Thanks' },
      {
        row: 4,
        column: null,
        reason: "isn't a car: it has no stock number, make, model or year",
        stockNumber: null,
      },
    ]);
  });

  it('leaves out a price and a yard that cannot be meant, warns, and shows the vehicle without them', async () => {
    startSite();
    const warnings: Warning[] = [];
    const rows = [heading, csvRow(2, 'GXL,-5,,45000,'), csvRow(3, 'GXL,,,45000,NOWHERE')];
    const summary = await run(rows, { onWarning: (warning) => warnings.push(warning) });
    expect(summary).toMatchObject({ added: 2, refused: 0, warned: 2 });
    expect(warnings.map(({ row, column, stockNumber }) => [row, column, stockNumber])).toEqual([
      [2, 'DAP', 'U2'],
      [3, 'Location Code', 'U3'],
    ]);
    expect(warnings[0]?.reason).toContain(`"-5" can't be read as a price`);
    expect(await load()).toMatchObject([{ priceCents: null, priceType: null }, { locationId: null }]);
  });

  it('refuses the second row of a stock number and names the first', async () => {
    startSite();
    const summary = await run([heading, csvRow(1), csvRow(2), csvRow(1, 'Edge,1,,1,')]);
    expect(summary).toMatchObject({ added: 2, refused: 1 });
    expect(site.refusals).toMatchObject([
      {
        row: 4,
        column: 'Stock No',
        reason: '"U1" is already in row 2 with another price (no price; row 2 has $34,990, which is used)',
      },
    ]);
  });

  it('says how a second row of a stock number differs', async () => {
    startSite();
    const others = ['GXL,34990,,46000 km,', ',34990,,46000 km,MOO'].map((rest) => csvRow(1, rest));
    const same = csvRow(1).replace('U1', 'u1');
    await run([heading, csvRow(1), csvRow(1), same, ...others, 'U1,Kia,Rio,2015,,9990,,,\n']);
    expect(site.refusals.map(({ reason }) => reason)).toEqual([
      '"U1" is already in row 2',
      '"u1" is already in row 2',
      '"U1" is already in row 2, but Odometer differs; row 2 is used',
      '"U1" is already in row 2, but Badge, Odometer and Location Code differ; row 2 is used',
      '"U1" is already in row 2 as another vehicle (2015 Kia Rio; row 2 has 2021 Toyota RAV4, which is used)',
    ]);
  });

  it('refuses a row that is not UTF-8 among others that are, and stores the rest', async () => {
    startSite();
    const bad = Buffer.from([...Buffer.from('U2,Citro'), 0xeb, ...Buffer.from('n,C4,2021,,,,,\n')]);
    const good = 'U4,Citroën,C4,2021,Très bien,,,,\n';
    expect(await run([heading, csvRow(1), bad, csvRow(3), good])).toMatchObject({ added: 3, refused: 1 });
    expect(site.refusals).toMatchObject([{ row: 3, column: null, reason: expect.stringContaining('UTF-8') }]);
  });

  it('reads a file as windows-1252 when it is not UTF-8', async () => {
    startSite();
    const row = Buffer.from('U2,Citro\xebn,C4,2021,,,,,\n', 'latin1');
    expect(await run([heading, csvRow(1), row])).toMatchObject({ added: 2, refused: 0 });
    expect(await load()).toMatchObject([{}, { make: 'Citroën' }]);
  });

  it('refuses a line of 200 MB with its row number, without buffering it', { timeout: 60_000 }, async () => {
    startSite();
    const filler = Buffer.alloc(1_000_000, 'x');
    async function* feed(): AsyncGenerator<Buffer> {
      yield Buffer.from(`${heading}${csvRow(1)}U2,Toyota,RAV4,2021,`);
      for (let count = 0; count < 200; count += 1) yield filler;
      yield Buffer.from(`,,,,\n${csvRow(3)}`);
    }
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    const summary = await run([], {
      open: feed,
      onProgress: () => {
        most = Math.max(most, process.memoryUsage().arrayBuffers - before);
      },
    });
    expect(summary).toMatchObject({ rows: 3, added: 2, refused: 1 });
    expect(site.refusals).toMatchObject([{ row: 3, reason: 'is longer than 1048576 bytes' }]);
    expect(most).toBeLessThan(50_000_000);
  });

  it.each([
    ['wrong columns', 'columns', ['Name,Price\nRAV4,100\n'], /stock_number, make, model, year/],
    ['two columns of one meaning', 'columns', ['Stock No,Make,Model,Year,Stock\nU1,A,B,2020,U2\n'], /stock_number/],
    ['no rows', 'empty', [heading], /no rows/],
    ['no bytes', 'empty', [], /no rows/],
    ['nothing valid', 'nothingValid', [heading, 'U1,,,,,,,,\n', 'U2,,,,,,,,\n'], /None of the 2 rows/],
    ['bytes that are no text', 'columns', [Buffer.from([0xff, 0xfe, 0x00, 0x41, 0x0a, 0x00])], /stock_number/],
  ] as const)('changes nothing when the file has %s', async (_name, fault, parts, message) => {
    startSite();
    await run([heading, csvRow(1)]);
    const broken = run(parts, { missing: 'sold' });
    await expect(broken).rejects.toThrow(FeedFileError);
    await expect(broken).rejects.toMatchObject({ fault, message: expect.stringMatching(message) });
    expect(await readStockVersion()).toBe(1);
    expect(await load()).toMatchObject([{ status: 'in_stock' }]);
  });

  it('changes nothing when reading ends with an error', async () => {
    startSite();
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.from(heading + Array.from({ length: 900 }, (_, index) => csvRow(index)).join(''));
      throw new Error('the disk is gone');
    }
    await expect(run([], { open: broken })).rejects.toThrow('the disk is gone');
    expect(await load()).toEqual([]);
  });

  it('accepts an unlikely row and warns of it by row and column, every time', async () => {
    startSite();
    const warnings: Warning[] = [];
    const options = { nowMs: Date.UTC(2026, 10, 21), onWarning: (warning: Warning) => warnings.push(warning) };
    const rows = [heading, csvRow(1, 'GXL,34.99,,2000000,'), csvRow(2)];
    expect(await run(rows, options)).toMatchObject({ added: 2, refused: 0, warned: 1 });
    expect(warnings).toEqual([
      { row: 2, column: 'DAP', reason: '34.99 dollars is very low for a vehicle', stockNumber: 'U1' },
      { row: 2, column: 'Odometer', reason: "2000000 km is more than 999000 km; it's left out", stockNumber: 'U1' },
    ]);
    expect(await run(rows, options)).toMatchObject({ unchanged: 2, warned: 1 });
    expect(warnings).toHaveLength(4);
  });

  it('leaves out a price whose point may separate thousands, and says what is allowed', async () => {
    startSite();
    const warnings: Warning[] = [];
    await run([heading, csvRow(1), csvRow(2, 'GXL,34.990,,45000,')], {
      onWarning: (warning) => warnings.push(warning),
    });
    expect(warnings).toEqual([
      {
        row: 3,
        column: 'DAP',
        reason:
          '"34.990" can\'t be read as a price. Write it like 24990, 24,990 or 24,990.00; the vehicle is shown without a price',
        stockNumber: 'U2',
      },
    ]);
  });

  it('leaves out a NUL and half a character, which the database cannot store', async () => {
    startSite();
    const lines = ['A\\u0000', '\\ud800', 'ok'].map(
      (badge, n) => `{"stocknum":"N${n}","make":"Kia","model":"Rio","year":2020,"badge":"${badge}"}\n`,
    );
    expect(await run(lines, { format: 'jsonl' })).toMatchObject({ added: 3, refused: 0, warned: 2 });
  });
});
