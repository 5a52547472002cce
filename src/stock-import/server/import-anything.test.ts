import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createVehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import type { FeedFormat } from '../rules/config.ts';
import type { Refusal } from '../rules/row-remark.ts';
import { importStock } from './import-stock.ts';
import {
  anyCsvRow,
  anyJsonRow,
  type HostileRow,
  hostileCsvHeadings,
  hostileCsvRows,
  hostileJsonRows,
} from './testing/hostile-rows.ts';
import { feedConfig } from './testing/prepare-imports.ts';

const [embedded] = testDatabases;

let test: TestDatabase;
beforeAll(async () => {
  if (embedded === undefined) throw new Error('There is no embedded database to test on.');
  test = await embedded.open();
});
afterAll(() => test?.close());

async function* bytesOf(file: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < file.length; from += 65_536) yield file.subarray(from, from + 65_536);
}

const run = async (siteSlug: string, format: FeedFormat, file: Buffer) => {
  const refusals: Refusal[] = [];
  const summary = await importStock({
    database: test.database,
    siteSlug,
    open: () => bytesOf(file),
    format,
    config: feedConfig(),
    source: 'command',
    findCommitments: async () => new Map(),
    estimatePriceCents: async () => null,
    nowMs: Date.UTC(2026, 10, 21),
    resolveLocation: () => undefined,
    onRefusal: (refusal) => refusals.push(refusal),
  });
  return { summary, refusals };
};

const emptyCells = ','.repeat(hostileCsvHeadings.split(',').length - 4);
const plainRows = {
  jsonl: (stockNumber: string) => JSON.stringify({ stocknum: stockNumber, make: 'Kia', model: 'Rio', year: 2020 }),
  csv: (stockNumber: string) => `${stockNumber},Kia,Rio,2020${emptyCells}`,
};
const hostileRows = {
  jsonl: { every: hostileJsonRows, any: anyJsonRow },
  csv: { every: hostileCsvRows, any: anyCsvRow },
};

describe.each(['jsonl', 'csv'] as const)('%s', (format) => {
  let siteNumber = 0;

  const expectToBear = async (rows: readonly HostileRow[]): Promise<void> => {
    siteNumber += 1;
    const siteSlug = `${format}-${siteNumber}`;
    const lines = rows.flatMap((row, index) => [plainRows[format](`V${index}`), row(`M${index}`)]);
    const file = Buffer.from([...(format === 'csv' ? [hostileCsvHeadings] : []), ...lines, ''].join('\n'));
    const { summary, refusals } = await run(siteSlug, format, file);
    expect(refusals.filter(({ row, reason }) => row < 1 || row > lines.length + 1 || reason === '')).toEqual([]);
    expect(new Set(refusals.map(({ row }) => row)).size).toBe(summary.refused);
    expect(summary.added + summary.refused).toBe(summary.rows);
    const { vehicles } = await createVehicleStore(test.database).loadChangedSince(siteSlug, 0);
    const landed = new Set(vehicles.map(({ stockNumber }) => stockNumber));
    expect(rows.map((_, index) => `V${index}`).filter((stockNumber) => !landed.has(stockNumber))).toEqual([]);
    expect(new Set(vehicles.map(({ id }) => id)).size).toBe(summary.added);
    const again = await run(siteSlug, format, file);
    expect(again.summary).toMatchObject({ added: 0, changed: 0, refused: summary.refused, stockVersion: 1 });
  };
  const { every, any } = hostileRows[format];

  it(`stores the rows between ${every.length} hostile ones, which it refuses by row or accepts, and changes nothing the second time`, async () => {
    await expectToBear(every);
  });

  it('does so for any rows', async () => {
    await fc.assert(fc.asyncProperty(fc.array(any, { minLength: 50, maxLength: 50 }), expectToBear), {
      numRuns: 20,
      endOnFailure: true,
    });
  });
});
