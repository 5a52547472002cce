import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createVehicleStore, type VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import type { Refusal, Warning } from '../rules/row-remark.ts';
import { FeedFileError } from './feed-file-error.ts';
import { type ImportStockOptions, type ImportSummary, importStock } from './import-stock.ts';

type Part = string | Buffer;

async function* bytesOf(...parts: readonly Part[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield Buffer.from(part);
}

const heading = 'Stock No,Make,Model,Year,Badge,DAP,EGC,Odometer,Location Code\n';
const csvRow = (number: number, rest = 'GXL,34990,,45000 km,'): string => `U${number},Toyota,RAV4,2021,${rest}\n`;

const moorooka = {
  location: { name: 'Moorooka', slug: 'moorooka', phone: null, address: null, distributionLocations: [] },
  locationId: 101,
  locationName: 'Moorooka',
  city: 'Moorooka',
  state: 'QLD',
  dealershipId: null,
  dealershipSlug: null,
  dealershipName: null,
};

describe.each(testDatabases)('stock import into the $name', ({ open }) => {
  let test: TestDatabase;
  let store: VehicleStore;
  let siteNumber = 0;
  let siteSlug: string;
  let refusals: Refusal[];

  beforeAll(async () => {
    test = await open();
    store = createVehicleStore(test.database);
  });
  afterAll(() => test?.close());

  const startSite = (): void => {
    siteNumber += 1;
    siteSlug = `site-${siteNumber}`;
  };
  const run = (parts: readonly Part[], options: Partial<ImportStockOptions> = {}): Promise<ImportSummary> => {
    refusals = [];
    return importStock({
      database: test.database,
      siteSlug,
      source: bytesOf(...parts),
      format: 'csv',
      resolveLocation: (code) => (code === 'MOO' ? moorooka : undefined),
      onRefusal: (refusal) => refusals.push(refusal),
      ...options,
    });
  };
  const load = async () => (await store.loadChangedSince(siteSlug, 0)).vehicles;

  it('takes a CSV row into the record, with what follows from it [B3.01, B3.03, B3.07]', async () => {
    startSite();
    const summary = await run([heading, csvRow(1, 'GXL,"34,990",36000,45000 km,MOO')]);
    expect(summary).toMatchObject({ rows: 1, added: 1, refused: 0, stockVersion: 1 });
    expect(await load()).toMatchObject([
      {
        id: 1,
        slug: '2021-toyota-rav4-gxl-u1',
        name: '2021 Toyota RAV4 GXL',
        stockNumber: 'U1',
        carType: 'used',
        priceCents: 3_499_000,
        priceType: 'Drive Away',
        odometerKm: 45_000,
        locationName: 'Moorooka',
        locationId: 101,
      },
    ]);
  });

  it('changes nothing when the same file comes twice', async () => {
    startSite();
    await run([heading, csvRow(1), csvRow(2)]);
    const before = await load();
    expect(await run([heading, csvRow(1), csvRow(2)])).toMatchObject({
      unchanged: 2,
      added: 0,
      changed: 0,
      stockVersion: 1,
    });
    expect(await load()).toEqual(before);
  });

  it('keeps the id and the slug for the life of a car', async () => {
    startSite();
    await run([heading, csvRow(1), csvRow(2)]);
    const summary = await run([heading, csvRow(2, 'Cruiser,39990,,45100,'), csvRow(3)]);
    expect(summary).toMatchObject({ added: 1, changed: 1, missing: 0, stockVersion: 2 });
    expect((await load()).map(({ id, slug, badge }) => [id, slug, badge])).toEqual([
      [1, '2021-toyota-rav4-gxl-u1', 'GXL'],
      [2, '2021-toyota-rav4-gxl-u2', 'Cruiser'],
      [3, '2021-toyota-rav4-gxl-u3', 'GXL'],
    ]);
    expect((await store.loadChangedSince(siteSlug, 1)).vehicles.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('gives two cars whose slugs would meet one of their own each', async () => {
    startSite();
    await run([heading, 'A 1,Toyota,RAV4,2021,,1000,,,\n', 'A-1,Toyota,RAV4,2021,,1000,,,\n']);
    expect((await load()).map(({ slug }) => slug)).toEqual(['2021-toyota-rav4-a-1', '2021-toyota-rav4-a-1-2']);
  });

  it('refuses rows at fault with row, column and reason, and lands the rest', async () => {
    startSite();
    const summary = await run([
      heading,
      csvRow(1),
      csvRow(2, 'GXL,-5,,1,'),
      csvRow(3, 'GXL,,,1,NOWHERE'),
      'U4,Toyota,,2021,,,,,\n',
      'U5,Toyota,RAV4,21,,,,,\n',
      'U6,Toyota,RAV4,2021,,,,,,,,,\n',
    ]);
    expect(summary).toMatchObject({ rows: 6, added: 1, refused: 5 });
    expect(refusals.map(({ row, column }) => [row, column])).toEqual([
      [3, 'DAP'],
      [4, 'Location Code'],
      [5, 'model'],
      [6, 'Year'],
      [7, null],
    ]);
    expect(refusals[0]?.reason).toContain('"-5" is not an amount of dollars from 0 to 10000000');
    expect(refusals[2]).toMatchObject({ stockNumber: 'U4', reason: expect.stringContaining('is missing') });
  });

  it('refuses the later row of a stock number that is there twice, and names the first', async () => {
    startSite();
    const summary = await run([heading, csvRow(1), csvRow(2), csvRow(1, 'Edge,1,,1,')]);
    expect(summary).toMatchObject({ added: 2, refused: 1 });
    expect(refusals).toMatchObject([{ row: 4, column: 'Stock No', reason: '"U1" is in row 2 already' }]);
  });

  it('refuses a row that is not UTF-8 and lands the rest', async () => {
    startSite();
    const bad = Buffer.from([...Buffer.from('U2,Citro'), 0xeb, ...Buffer.from('n,C4,2021,,,,,\n')]);
    expect(await run([heading, csvRow(1), bad, csvRow(3)])).toMatchObject({ added: 2, refused: 1 });
    expect(refusals).toMatchObject([{ row: 3, column: null, reason: expect.stringContaining('UTF-8') }]);
  });

  it('refuses a line of 200 MB with its row number, without holding it', { timeout: 60_000 }, async () => {
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
      source: feed(),
      onProgress: () => {
        most = Math.max(most, process.memoryUsage().arrayBuffers - before);
      },
    });
    expect(summary).toMatchObject({ rows: 3, added: 2, refused: 1 });
    expect(refusals).toMatchObject([{ row: 3, reason: 'is longer than 1048576 bytes' }]);
    expect(most).toBeLessThan(50_000_000);
  });

  it.each([
    ['wrong columns', 'columns', ['Name,Price\nRAV4,100\n'], /stock_number, make, model, year/],
    ['two columns of one meaning', 'columns', ['Stock No,Make,Model,Year,Stock\nU1,A,B,2020,U2\n'], /stock_number/],
    ['no rows', 'empty', [heading], /no rows/],
    ['no bytes', 'empty', [], /no rows/],
    ['nothing valid', 'nothingValid', [heading, 'U1,,,,,,,,\n', 'U2,,,,,,,,\n'], /None of the 2 rows/],
    ['bytes that are no text', 'columns', [Buffer.from([0xff, 0xfe, 0x00, 0x41, 0x0a])], /UTF-8/],
  ] as const)('changes nothing when the file has %s', async (_name, fault, parts, message) => {
    startSite();
    await run([heading, csvRow(1)]);
    const broken = run(parts, { missing: 'sold' });
    await expect(broken).rejects.toThrow(FeedFileError);
    await expect(broken).rejects.toMatchObject({ fault, message: expect.stringMatching(message) });
    expect(await store.readStockVersion(siteSlug)).toBe(1);
    expect(await load()).toMatchObject([{ status: 'in_stock' }]);
  });

  it('changes nothing when reading ends with an error', async () => {
    startSite();
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.from(heading + Array.from({ length: 900 }, (_, index) => csvRow(index)).join(''));
      throw new Error('the disk is gone');
    }
    await expect(run([], { source: broken() })).rejects.toThrow('the disk is gone');
    expect(await load()).toEqual([]);
  });

  it.each([
    ['keep', { status: 'in_stock', isShownOnWebsite: true, isSold: false }, 0],
    ['unpublish', { status: 'in_stock', isShownOnWebsite: false, isSold: false }, 1],
    ['sold', { status: 'sold', isShownOnWebsite: true, isSold: true }, 1],
  ] as const)('does %s to a car that is not in the file', async (missing, expected, count) => {
    startSite();
    await run([heading, csvRow(1), csvRow(2)]);
    expect(await run([heading, csvRow(1)], { missing })).toMatchObject({ unchanged: 1, missing: count });
    const [here, gone] = await load();
    expect(here).toMatchObject({ status: 'in_stock', isShownOnWebsite: true });
    expect(gone).toMatchObject(expected);
    expect((gone?.soldAtSeconds ?? null) !== null).toBe(missing === 'sold');
    expect(await run([heading, csvRow(1)], { missing })).toMatchObject({ missing: 0, stockVersion: 1 + count });
    // Back in the file, it is what it was before.
    await run([heading, csvRow(1), csvRow(2)], { missing });
    expect((await load())[1]).toMatchObject({
      id: 2,
      slug: '2021-toyota-rav4-gxl-u2',
      status: 'in_stock',
      isShownOnWebsite: true,
    });
  });

  it.each(['unpublish', 'sold'] as const)('does nothing to the cars of another site by %s [B0.02]', async (missing) => {
    startSite();
    await run([heading, csvRow(1), csvRow(2)]);
    const [other, before] = [siteSlug, await load()];
    startSite();
    await run([heading, csvRow(1), csvRow(2)]);
    expect(await run([heading, csvRow(1)], { missing })).toMatchObject({ missing: 1 });
    siteSlug = other;
    expect(await load()).toEqual(before);
    expect(await store.readStockVersion(other)).toBe(1);
  });

  it('does not take a refused row for a missing car', async () => {
    startSite();
    await run([heading, csvRow(1), csvRow(2)]);
    expect(await run([heading, csvRow(1), csvRow(2, 'GXL,-1,,1,')], { missing: 'sold' })).toMatchObject({
      refused: 1,
      missing: 0,
    });
  });

  it('leaves the missing policy out when a row could not be read as far as its stock number', async () => {
    startSite();
    await run([heading, csvRow(1), csvRow(2)]);
    const summary = await run([heading, csvRow(1), Buffer.from([0x55, 0xff, 0x0a])], { missing: 'sold' });
    expect(summary).toMatchObject({ missing: 0, wasMissingPolicySkipped: true });
  });

  it('keeps the moment at which a car was first seen sold', async () => {
    startSite();
    const sold = (price: number): string =>
      `${JSON.stringify({ stocknum: 'S1', make: 'Kia', model: 'Rio', year: 2020, status: 'sold', price })}\n`;
    await run([sold(1)], { format: 'jsonl' });
    const [first] = await load();
    expect(first?.soldAtSeconds).not.toBeNull();
    await run([sold(2)], { format: 'jsonl' });
    const [second] = await load();
    expect(second).toMatchObject({ priceCents: 200, soldAtSeconds: first?.soldAtSeconds });
  });

  it('takes JSON Lines by the names of the specification, with ids kept', async () => {
    startSite();
    const record = {
      id: 77,
      stocknum: 'J1',
      make: 'Kia',
      model: 'Rio',
      year: 2020,
      car_type: 'demo',
      price: 19_990.5,
      nvic: 'ABC123',
    };
    const summary = await run([`\uFEFF${JSON.stringify(record)}\n`, 'not json\n', '[1]\n', '\n', '{"stocknum":"J2"}'], {
      format: 'jsonl',
    });
    expect(summary).toMatchObject({ rows: 4, added: 1, refused: 3 });
    expect(await load()).toMatchObject([{ id: 77, carType: 'demo', priceCents: 1_999_050, hasNvic: true }]);
    expect(refusals.map(({ row, column }) => [row, column])).toEqual([
      [2, null],
      [3, null],
      [5, 'year'],
      [5, 'make'],
      [5, 'model'],
    ]);
    await run([`${JSON.stringify({ ...record, id: undefined, stocknum: 'J3' })}\n`], { format: 'jsonl' });
    expect((await load()).map(({ id }) => id)).toEqual([77, 78]);
    await expect(run([`${JSON.stringify({ ...record, stocknum: 'J4' })}\n`], { format: 'jsonl' })).rejects.toThrow(
      /None/,
    );
    expect(refusals).toMatchObject([{ column: 'id', reason: expect.stringContaining('another car') }]);
  });

  it('gives every car an id of its own, also after the largest that a feed may give', async () => {
    startSite();
    const row = (stockNumber: string, id?: number): string =>
      `${JSON.stringify({ id, stocknum: stockNumber, make: 'Kia', model: 'Rio', year: 2020 })}\n`;
    const rows = [row('I1', 2 ** 52), row('I2'), row('I3'), row('I4', 2 ** 52 + 1), row('I5', Number.MAX_SAFE_INTEGER)];
    expect(await run(rows, { format: 'jsonl' })).toMatchObject({ added: 3, refused: 2 });
    expect(refusals.map(({ row: at, column }) => [at, column])).toEqual([
      [4, 'id'],
      [5, 'id'],
    ]);
    expect((await load()).map(({ id, stockNumber }) => [id, stockNumber])).toEqual([
      [2 ** 52, 'I1'],
      [2 ** 52 + 1, 'I2'],
      [2 ** 52 + 2, 'I3'],
    ]);
  });

  it('takes a row that is unlikely, and warns of it by row and column each time', async () => {
    startSite();
    const warnings: Warning[] = [];
    const options = { nowMs: Date.UTC(2026, 10, 21), onWarning: (warning: Warning) => warnings.push(warning) };
    const rows = [heading, csvRow(1, 'GXL,34.99,,2000000,'), csvRow(2)];
    expect(await run(rows, options)).toMatchObject({ added: 2, refused: 0, warned: 1 });
    expect(warnings).toEqual([
      { row: 2, column: 'DAP', reason: '34.99 dollars is little for a vehicle', stockNumber: 'U1' },
      { row: 2, column: 'Odometer', reason: '2000000 km is more than 1000000 km', stockNumber: 'U1' },
    ]);
    expect(await run(rows, options)).toMatchObject({ unchanged: 2, warned: 1 });
    expect(warnings).toHaveLength(4);
  });

  it('refuses a price whose point may part thousands, with what is allowed', async () => {
    startSite();
    await run([heading, csvRow(1), csvRow(2, 'GXL,34.990,,1,')]);
    expect(refusals).toEqual([
      {
        row: 3,
        column: 'DAP',
        reason:
          '"34.990" is not an amount of dollars from 0 to 10000000: commas part thousands, a point at most two digits of cents',
        stockNumber: 'U2',
      },
    ]);
  });

  it('refuses a NUL, which the database cannot store, by row', async () => {
    startSite();
    const lines = ['A\\u0000', '\\ud800', 'ok'].map(
      (badge, n) => `{"stocknum":"N${n}","make":"Kia","model":"Rio","year":2020,"badge":"${badge}"}\n`,
    );
    expect(await run(lines, { format: 'jsonl' })).toMatchObject({ added: 1, refused: 2 });
  });

  it('lets two imports of one site wait for each other', async () => {
    startSite();
    const rows = (from: number) => Array.from({ length: 300 }, (_, index) => csvRow(from + index));
    await Promise.all([run([heading, ...rows(0)]), run([heading, ...rows(150)])]);
    const vehicles = await load();
    expect(vehicles).toHaveLength(450);
    expect(new Set(vehicles.map(({ id }) => id)).size).toBe(450);
  });
});
