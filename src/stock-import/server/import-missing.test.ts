import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { hasLeftListing } from '#src/vehicle/rules/status/stock-status.ts';
import { csvRow, heading, prepareImports } from './testing/prepare-imports.ts';

describe.each(testDatabases)('cars missing from a file: $name', ({ open }) => {
  const { site, startSite, run, load, hold, readStockVersion } = prepareImports(open);

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
    // Once the file has the car again, the car is as it was.
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
    const [other, before] = [site.slug, await load()];
    startSite();
    await run([heading, csvRow(1), csvRow(2)]);
    expect(await run([heading, csvRow(1)], { missing })).toMatchObject({ missing: 1 });
    site.slug = other;
    expect(await load()).toEqual(before);
    expect(await readStockVersion()).toBe(1);
  });

  it('does not count a refused row as a missing car', async () => {
    startSite();
    await run([heading, csvRow(1), csvRow(2)]);
    expect(await run([heading, csvRow(1), 'U2,Toyota,,2021,,,,,\n'], { missing: 'sold' })).toMatchObject({
      refused: 1,
      missing: 0,
    });
  });

  it("skips the missing policy when a row's stock number is unreadable", async () => {
    startSite();
    await run([heading, csvRow(1), csvRow(2)]);
    const summary = await run([heading, csvRow(1), Buffer.from([0x55, 0xff, 0x0a])], { missing: 'sold' });
    expect(summary).toMatchObject({ missing: 0, wasMissingPolicySkipped: true });
  });

  it('holds cars that are missing, and says which row is why, until the row has its stock number', async () => {
    startSite();
    await run([heading, csvRow(1), csvRow(2)]);
    const nameless = `${csvRow(3).replace('U3', '')}`;
    const summary = await run([heading, csvRow(1), nameless], { missing: 'unpublish' });
    expect(summary).toMatchObject({
      missing: 0,
      held: [
        { kind: 'missingSkipped', count: 1, stockNumbers: ['U2'], sentence: expect.stringContaining('row 3 has') },
      ],
    });
    expect((await load())[1]).toMatchObject({ isShownOnWebsite: true });
    expect(await run([heading, csvRow(1), csvRow(2), nameless], { missing: 'unpublish' })).toMatchObject({ held: [] });
    expect(await run([heading, csvRow(1), csvRow(3)], { missing: 'unpublish' })).toMatchObject({
      missing: 1,
      held: [],
    });
  });

  it.each(['Total,,,,,,,,', '30 vehicles', ',,,,30 vehicles,,,,', ',,,,,1049700,,,', 'Printed 27/11/2026'])(
    'hides missing cars in spite of a row for totals: %s',
    async (totals) => {
      startSite();
      await run([heading, csvRow(1), csvRow(2)]);
      const warnings: unknown[] = [];
      const options = { missing: 'unpublish', onWarning: (warning: unknown) => warnings.push(warning) } as const;
      const summary = await run([heading, csvRow(1), `${totals}\n`], options);
      expect(summary).toMatchObject({ rows: 1, refused: 0, missing: 1, wasMissingPolicySkipped: false, held: [] });
      expect(warnings).toMatchObject([{ row: 3, reason: expect.stringContaining("isn't a vehicle, so it's ignored") }]);
      expect((await load())[1]).toMatchObject({ isShownOnWebsite: false });
    },
  );

  it.each([
    ['is missing', [heading, csvRow(1)]],
    ['is said to be', [`${heading.trim()},Status\n`, `${csvRow(1).trim()},\n`, `${csvRow(2).trim()},sold\n`]],
  ])("dates a sale by the server's clock when a car %s", async (_, parts) => {
    startSite();
    await run([heading, csvRow(1), csvRow(2)]);
    await run(parts, { missing: 'sold', nowMs: Date.UTC(2031, 4, 6) });
    expect((await load())[1]).toMatchObject({ status: 'sold', soldAtSeconds: Date.UTC(2031, 4, 6) / 1000 });
  });

  const rio = (price: number, fields: object): string =>
    `${JSON.stringify({ stocknum: 'S1', make: 'Kia', model: 'Rio', year: 2020, price, ...fields })}\n`;
  const sold = (price: number, fields: object = {}): string => rio(price, { status: 'sold', ...fields });

  it('gives a car that was sold before it came no date, so it’s never listed as just sold [B4.16]', async () => {
    startSite();
    const now = new Date(Date.UTC(2031, 4, 6));
    for (const price of [19_000, 18_000]) {
      await run([sold(price)], { format: 'jsonl', nowMs: now.getTime() });
      const [car] = await load();
      expect(car).toMatchObject({ status: 'sold', soldAtSeconds: null, priceCents: price * 100 });
      expect(car && hasLeftListing(car, 3, now)).toBe(true);
    }
    const dated = now.getTime() / 1000 - 86_400;
    await run([sold(18_000, { sold_date_timestamp: dated })], { format: 'jsonl', nowMs: now.getTime() });
    const [car] = await load();
    expect(car?.soldAtSeconds).toBe(dated);
    expect(car && hasLeftListing(car, 3, now)).toBe(false);
  });

  it('keeps the time at which a car on sale was first seen as sold', async () => {
    startSite();
    await run([rio(1, { status: 'in_stock' })], { format: 'jsonl' });
    await run([sold(1)], { format: 'jsonl' });
    const [first] = await load();
    expect(first?.soldAtSeconds).not.toBeNull();
    await run([sold(2)], { format: 'jsonl' });
    const [second] = await load();
    expect(second).toMatchObject({ priceCents: 200, soldAtSeconds: first?.soldAtSeconds });
  });

  it('keeps the day on which a car was sold here while its feed calls it unsold, so it leaves the listing on time [B1.12] [B4.16]', async () => {
    startSite();
    const [soldAt, changedAt] = [Date.UTC(2031, 4, 6), Date.UTC(2031, 4, 20)];
    await run([heading, csvRow(1)]);
    await hold(1, 'reserved', soldAt - 1_000);
    await hold(1, 'sold', soldAt);
    for (const price of [34_000, 33_000]) {
      await run([heading, csvRow(1, `GXL,${price},,45000 km,`)], { nowMs: changedAt });
      const [car] = await load();
      expect(car).toMatchObject({ status: 'sold', priceCents: price * 100, soldAtSeconds: soldAt / 1_000 });
      expect(car && hasLeftListing(car, 10, new Date(changedAt))).toBe(true);
    }
  });

  it.each([
    ['its price says sold', 'csv', csvRow(1, 'GXL,SOLD,,45000 km,'), {}],
    ["it's left out", 'csv', '', { missing: 'sold' as const }],
  ] as const)(
    'names a car that was sold because %s, and is for sale again [B4.02]',
    async (_why, format, soldRow, options) => {
      startSite();
      const other = csvRow(2);
      await run([heading, csvRow(1), other], { format });
      await run([heading, soldRow, other], { format, ...options });
      expect((await load())[0]).toMatchObject({ status: 'sold' });
      const again = [heading, csvRow(1, 'GXL,33990,,45000 km,'), other];
      const returned = [{ stockNumber: 'U1', name: '2021 Toyota RAV4 GXL', priceCents: 3_399_000 }];
      expect(await run(again, { format, isDryRun: true })).toMatchObject({ returned });
      expect(await run(again, { format })).toMatchObject({ returned, held: [] });
      expect((await load())[0]).toMatchObject({ status: 'in_stock', priceCents: 3_399_000 });
      expect(await run(again, { format })).toMatchObject({ returned: [] });
    },
  );

  it('does not name a car that was sold here, or that is still off sale [B4.02] [B1.12]', async () => {
    startSite();
    const status = (text: string, price: number) => `${csvRow(1, `GXL,${price},,45000 km,`).trim()},${text}\n`;
    const withStatus = `${heading.trim()},Status\n`;
    await run([withStatus, status('sold', 34_990)]);
    expect(await run([withStatus, status('on hold', 34_990)])).toMatchObject({ changed: 1, returned: [] });
    startSite();
    await run([withStatus, status('in stock', 34_990)]);
    await hold(1, 'sold', Date.now());
    expect(await run([withStatus, status('in stock', 33_990)])).toMatchObject({ changed: 1, returned: [] });
  });

  it('dates a sale anew after a sale here fell through, unless the feed calls the car sold too [B1.12] [B4.16]', async () => {
    startSite();
    const [first, second] = [Date.UTC(2031, 4, 6), Date.UTC(2031, 7, 1)];
    const status = (text: string) => [`${heading.trim()},Status\n`, `${csvRow(1).trim()},${text}\n`];
    await run(status('in stock'));
    await hold(1, 'sold', first);
    await hold(1, null, first + 1_000);
    expect((await load())[0]).toMatchObject({ status: 'in_stock', soldAtSeconds: null });
    await run(status('sold'), { nowMs: second });
    expect((await load())[0]).toMatchObject({ status: 'sold', soldAtSeconds: second / 1_000 });
    await hold(1, 'sold', second + 1_000);
    await hold(1, null, second + 2_000);
    expect((await load())[0]).toMatchObject({ status: 'sold', soldAtSeconds: second / 1_000 });
  });
});
