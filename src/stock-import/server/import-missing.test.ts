import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { csvRow, heading, prepareImports } from './testing/prepare-imports.ts';

describe.each(testDatabases)('cars missing from a file: $name', ({ open }) => {
  const { site, startSite, run, load, readStockVersion } = prepareImports(open);

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
    // Back in the file, the car is as it was.
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

  it.each([
    ['is missing', [heading, csvRow(1)]],
    ['is said to be', [`${heading.trim()},Status\n`, `${csvRow(1).trim()},\n`, `${csvRow(2).trim()},sold\n`]],
  ])("dates a sale by the server's clock when a car %s", async (_, parts) => {
    startSite();
    await run([heading, csvRow(1), csvRow(2)]);
    await run(parts, { missing: 'sold', nowMs: Date.UTC(2031, 4, 6) });
    expect((await load())[1]).toMatchObject({ status: 'sold', soldAtSeconds: Date.UTC(2031, 4, 6) / 1000 });
  });

  it('keeps the time at which a car was first seen as sold', async () => {
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
});
