import { describe, expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { unregisteredDay } from '#src/vehicle/rules/fields/date-kinds.ts';
import { getStockStatus } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { chooseCardTag } from '#src/vehicle/view/card/build-card-parts.ts';
import { csvRow, heading, prepareImports } from './testing/prepare-imports.ts';

describe.each(testDatabases)('stock import into the $name', ({ open }) => {
  const { site, startSite, run, load, loadSince } = prepareImports(open);

  it('stores a CSV row with its derived fields [B3.01, B3.03, B3.07]', async () => {
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

  it('lists a car from the time of day in its row, so that cars of one day keep their order [B3.03]', async () => {
    startSite();
    const row = (number: number, listed: string) => `${csvRow(number).trim()},${listed}\n`;
    await run([`${heading.trim()},Date Listed\n`, row(1, '2026-11-01 09:30:00'), row(2, '1/11/2026 4:05 PM')]);
    expect((await load()).map(({ createdAt }) => createdAt)).toEqual([
      '2026-10-31T23:30:00.000Z',
      '2026-11-01T06:05:00.000Z',
    ]);
  });

  it('lists a later car when it came, but can’t tell since when a site’s first cars are for sale [B4.11]', async () => {
    const context = makeTestContext();
    const tagOf = (vehicle: Vehicle) => chooseCardTag(vehicle, context.site.config.vehicle.cards, new Date())?.kind;
    startSite();
    await run([heading, csvRow(1)]);
    await run([heading, csvRow(1), csvRow(2)]);
    expect((await load()).map((vehicle) => [vehicle.createdAt !== null, tagOf(vehicle)])).toEqual([
      [false, undefined],
      [true, 'new'],
    ]);
  });

  it('takes a car off sale whose price says sold or deposit, in any format [B4.02]', async () => {
    startSite();
    // With fewer cars, two would be too many to go off sale at once.
    const others = Array.from({ length: 8 }, (_, index) => csvRow(index + 3));
    await run([heading, csvRow(1), csvRow(2), ...others]);
    await run([heading, csvRow(1, 'GXL,SOLD,,45000 km,'), csvRow(2, 'GXL,Deposit taken,,45000 km,'), ...others]);
    expect((await load()).slice(0, 3).map(getStockStatus)).toEqual(['sold', 'unavailable', 'inStock']);
    expect(site.warnings.map(({ column, stockNumber }) => [column, stockNumber])).toEqual([
      ['DAP', 'U1'],
      ['DAP', 'U2'],
    ]);
    startSite();
    const record = { stocknum: 'U1', make: 'Kia', model: 'Rio', year: 2021, status: 'in_stock', price: 'SOLD' };
    await run([`${JSON.stringify(record)}\n`], { format: 'jsonl' });
    expect((await load()).map(getStockStatus)).toEqual(['sold']);
    expect(site.warnings).toMatchObject([{ column: 'price', reason: 'says "SOLD", so the vehicle is marked as sold' }]);
  });

  it('reads a word such as UNREG among the plates as unregistered, in any format [B4.28]', async () => {
    startSite();
    const plates = (one: string) => [`${heading.trim()},Rego,Rego Expiry\n`, `${csvRow(1).trim()},${one}\n`];
    await run(plates('UNREG,30/6/2030'));
    expect(await load()).toMatchObject([{ regoPlate: null, regoExpiry: unregisteredDay }]);
    await run(plates('s 556 apq,30/6/2030'));
    expect(await load()).toMatchObject([{ regoPlate: 'S 556 APQ', regoExpiry: '2030-06-30' }]);
    startSite();
    await run([`${JSON.stringify({ stocknum: 'U1', make: 'Kia', model: 'Rio', year: 2021, regplate: 'no rego' })}\n`], {
      format: 'jsonl',
    });
    expect(await load()).toMatchObject([{ regoPlate: null, regoExpiry: unregisteredDay }]);
  });

  it('changes nothing when the same file is imported twice', async () => {
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

  it('serialises two imports of one site', async () => {
    startSite();
    const rows = (from: number) => Array.from({ length: 300 }, (_, index) => csvRow(from + index));
    await Promise.all([run([heading, ...rows(0)]), run([heading, ...rows(150)])]);
    const vehicles = await load();
    expect(vehicles).toHaveLength(450);
    expect(new Set(vehicles.map(({ id }) => id)).size).toBe(450);
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
    expect((await loadSince(1)).map(({ id }) => id)).toEqual([2, 3]);
  });

  it('gives two cars with equal slugs a unique one each', async () => {
    startSite();
    await run([heading, 'A 1,Toyota,RAV4,2021,,1000,,,\n', 'A-1,Toyota,RAV4,2021,,1000,,,\n']);
    expect((await load()).map(({ slug }) => slug)).toEqual(['2021-toyota-rav4-a-1', '2021-toyota-rav4-a-1-2']);
  });

  it("reads JSON Lines under the specification's names and keeps their ids", async () => {
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
    const summary = await run(
      [`\uFEFF${JSON.stringify(record)}\n`, 'not json\n', '[1]\n', '\n', '{"stocknum":"J2"}\n'],
      {
        format: 'jsonl',
      },
    );
    expect(summary).toMatchObject({ rows: 4, added: 1, refused: 3 });
    expect(await load()).toMatchObject([{ id: 77, carType: 'demo', priceCents: 1_999_050, hasNvic: true }]);
    expect(site.refusals.map(({ row, column }) => [row, column])).toEqual([
      [2, null],
      [3, null],
      [5, null],
    ]);
    await run([`${JSON.stringify({ ...record, id: undefined, stocknum: 'J3' })}\n`], { format: 'jsonl' });
    expect((await load()).map(({ id }) => id)).toEqual([77, 78]);
    await expect(run([`${JSON.stringify({ ...record, stocknum: 'J4' })}\n`], { format: 'jsonl' })).rejects.toThrow(
      /None/,
    );
    expect(site.refusals).toMatchObject([{ column: 'id', reason: expect.stringContaining('another vehicle') }]);
  });

  it('gives every car a unique id, even after the largest that a feed may give', async () => {
    startSite();
    const row = (stockNumber: string, id?: number): string =>
      `${JSON.stringify({ id, stocknum: stockNumber, make: 'Kia', model: 'Rio', year: 2020 })}\n`;
    const rows = [row('I1', 2 ** 52), row('I2'), row('I3'), row('I4', 2 ** 52 + 1), row('I5', Number.MAX_SAFE_INTEGER)];
    expect(await run(rows, { format: 'jsonl' })).toMatchObject({ added: 5, refused: 0 });
    expect((await load()).map(({ id, stockNumber }) => [id, stockNumber])).toEqual([
      [2 ** 52, 'I1'],
      [2 ** 52 + 1, 'I2'],
      [2 ** 52 + 2, 'I3'],
      [2 ** 52 + 3, 'I4'],
      [2 ** 52 + 4, 'I5'],
    ]);
  });
});
