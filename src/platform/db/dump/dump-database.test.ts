import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitesState, vehicles } from '#src/vehicle/server/tables.ts';
import { watchlistEntries } from '#src/watchlist/server/tables.ts';
import { readDatabaseIdentity } from '../read-database-identity.ts';
import { type TestDatabase, testDatabases } from '../testing/open-test-databases.ts';
import { dumpDatabase } from './dump-database.ts';
import { endMark, formatLine, headerMark } from './dump-format.ts';
import { restoreDatabase, StoreNotEmptyError } from './restore-database.ts';

const dump = async (from: TestDatabase): Promise<string> => {
  let text = '';
  await dumpDatabase({
    database: from.database,
    write: async (part) => {
      text += part;
    },
  });
  return text;
};

async function* linesOf(text: string): AsyncGenerator<string> {
  yield* text.split('\n').filter((line) => line !== '');
}

const restore = (to: TestDatabase, text: string, replace = false): Promise<number> =>
  restoreDatabase({ database: to.database, lines: linesOf(text), replace });

const directions = testDatabases.flatMap((from) => testDatabases.map((to) => ({ from, to })));

describe.each(directions)('a dump of the $from.name restored into the $to.name', ({ from, to }) => {
  let source: TestDatabase;
  let target: TestDatabase;
  const rows = Array.from({ length: 1200 }, (_, index) => ({
    siteSlug: 'wattle',
    id: index + 1,
    slug: `car-${index + 1}`,
    stockNumber: `S${index + 1}`,
    status: 'in_stock',
    isShown: index % 2 === 0,
    version: Number.MAX_SAFE_INTEGER,
    soldAt: '2026-11-01T00:00:00.123456Z',
    record: {
      dealercomments: 'Tab\there, line\nend, "quotes", back\\slash, é 🚗',
      price: 34990.5,
      list: [],
      none: null,
    },
  }));

  beforeAll(async () => {
    [source, target] = await Promise.all([from.open(), to.open()]);
    const { primary } = source.database;
    await primary.insert(sitesState).values({ siteSlug: 'wattle', stockVersion: 1 });
    for (let from = 0; from < rows.length; from += 300)
      await primary.insert(vehicles).values(rows.slice(from, from + 300));
  });
  afterAll(() => Promise.all([source?.close(), target?.close()]));

  it('restores the same vehicles and versions', async () => {
    const text = await dump(source);
    const identity = await readDatabaseIdentity(target.database.primary);
    expect(await restore(target, text)).toBe(1201);
    // Running servers recognise replaced rows by this change.
    expect(await readDatabaseIdentity(target.database.primary)).not.toBe(identity);
    const read = ({ database }: TestDatabase) => database.primary.select().from(vehicles).orderBy(vehicles.id);
    expect(await read(target)).toEqual(await read(source));
    expect(await dump(target)).toBe(text);
  });

  it('refuses a store that has rows unless told to replace it', async () => {
    const text = await dump(source);
    await expect(restore(target, text)).rejects.toThrow(StoreNotEmptyError);
    expect(await restore(target, text, true)).toBe(1201);
  });

  it('changes nothing when the dump is truncated', async () => {
    const text = await dump(source);
    const half = text.split('\n').slice(0, 600).join('\n');
    await expect(restore(target, half, true)).rejects.toThrow(/truncated/);
    expect(await target.database.primary.$count(vehicles)).toBe(1200);
  });

  it('restores a dump from before tables and columns were renamed', async () => {
    const entry = { site_id: 'wattle', visitor_uuid: randomUUID(), vehicle_id: 7, added_at: '2026-11-01T00:00:00Z' };
    const old = { ...entry, price_cents: 100, told_price_cents: 90, is_told_available: false, told_at: entry.added_at };
    const header = {
      format: 1,
      migrationMoment: 1,
      tables: [{ name: 'watchlist_entries', columns: Object.keys(old) }],
    };
    const lines = [
      formatLine(headerMark, JSON.stringify(header)),
      formatLine('watchlist_entries', JSON.stringify(old)),
    ];
    expect(await restore(target, [...lines, formatLine(endMark, '{"rows":1}')].join(''), true)).toBe(1);
    const [read] = await target.database.primary.select().from(watchlistEntries);
    expect(read).toMatchObject({ vehicleId: 7, notifiedPriceCents: 90, isNotifiedAvailable: false });
    expect(read?.notifiedAt).not.toBeNull();
  });

  it('refuses other files and dumps of a newer version', async () => {
    await expect(restore(target, 'hello', true)).rejects.toThrow("isn't a Forecourt dump");
    const newer = (await dump(source)).replace(/"migrationMoment":\d+/, '"migrationMoment":99999999999999');
    await expect(restore(target, newer, true)).rejects.toThrow(/newer version/);
  });
});
