import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from './testing/start-server.ts';

const site = 'saltbush-caravans';
/** Number of rows in the feed: enough that PostgreSQL needs another 16 MB file for its write-ahead log. */
const feedRows = 5_000;
/**
 * Bytes of each vehicle's comments. They're random letters, because PostgreSQL can't compress those, and digits could
 * look like phone numbers.
 */
const commentBytes = 6_000;
const makeComment = (): string =>
  randomBytes(commentBytes / 2)
    .toString('hex')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

let folder: string;
let server: TestServer;
let slugs: readonly string[];

/** From now on, files whose path contains `where` can't grow. */
const fillDisk = (where: string): void => writeFileSync(join(folder, 'full'), where);
const makeSpace = (): void => rmSync(join(folder, 'full'), { force: true });

const importFeed = (): { readonly code: number | null; readonly output: string } => {
  const args = ['scripts/stock.ts', 'import', '--site', site, join(folder, 'feed.jsonl')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, DATA_DIR: join(folder, 'data') },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { code: status, output: stdout + stderr };
};

const countStock = async (): Promise<number> => JSON.parse((await server.get(site, '/api/cars?limit=1')).body).count;

const readImageBytes = async (): Promise<string | undefined> =>
  /forecourt_image_cache_bytes (\d+)/.exec((await server.get(site, '/metrics')).body)?.[1];

const pageOf = (at: number): string => `/cars/${slugs[at]}`;
const picture = (width: number): string =>
  `/images/${width}/80/${encodeURIComponent('/media/demo/site/wattle-group/utes.avif')}`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-full-'));
  const fullDisk = pathToFileURL(join(import.meta.dirname, 'testing/full-disk.ts'));
  fullDisk.searchParams.set('file', join(folder, 'full'));
  server = await startServer({ DATA_DIR: join(folder, 'data'), NODE_OPTIONS: `--import=${fullDisk.href}` });
  const { cars } = JSON.parse((await server.get(site, '/api/cars?limit=10&filter=status:in_stock')).body);
  slugs = cars.map(({ slug }: { slug: string }) => slug);
  const row = (at: number) => ({
    stocknum: `FULL${at}`,
    make: 'Jayco',
    model: 'Journey',
    year: 2020,
    price: 20_000,
    car_type: 'used',
    item_type: 'caravan',
    dealercomments: makeComment(),
  });
  const rows = Array.from({ length: feedRows }, (_, at) => `${JSON.stringify(row(at))}\n`);
  writeFileSync(join(folder, 'feed.jsonl'), rows.join(''));
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a full disk', () => {
  it('still serves pages and pictures, and rejects an import with a message and without changes', async () => {
    expect((await server.get(site, pageOf(0))).status).toBe(200);
    const count = await countStock();
    const imageBytes = await readImageBytes();

    fillDisk('data');
    expect((await server.get(site, pageOf(0))).status).toBe(200);
    expect((await server.get(site, pageOf(1))).status).toBe(200);
    expect((await server.get(site, '/search/?query=caravan&literal=true')).status).toBe(200);
    expect((await server.get(site, picture(320))).status).toBe(200);
    expect(await readImageBytes()).toBe(imageBytes);

    const refused = importFeed();
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/The database is unavailable \(resources\): could not .*No space left on device/);
    expect(refused.output.length).toBeLessThan(2000);
    expect(await countStock()).toBe(count);
    expect((await server.get(site, '/healthz')).status).toBe(200);

    makeSpace();
    expect((await server.get(site, picture(320))).status).toBe(200);
    expect(Number(await readImageBytes())).toBeGreaterThan(Number(imageBytes));
    expect((await server.get(site, pageOf(2))).status).toBe(200);
  }, 60_000);

  it('stops the database when its log cannot be written: memory answers, the rest waits, and nothing is lost', async () => {
    const count = await countStock();
    fillDisk('pg_wal');
    const refused = importFeed();
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/The database is unavailable/);

    expect((await server.get(site, pageOf(0))).status).toBe(200);
    const waiting = await server.get(site, pageOf(5));
    expect(waiting.status).toBe(503);
    expect(waiting.headers['retry-after']).toBeDefined();
    expect((await server.get(site, '/readyz')).body).toContain('"database":"away","degraded":true');
    expect((await server.get(site, '/readyz?database=required')).status).toBe(503);
    expect((await server.get(site, '/healthz')).status).toBe(200);

    makeSpace();
    await vi.waitFor(async () => expect((await server.get(site, pageOf(5))).status).toBe(200), {
      timeout: 30_000,
      interval: 200,
    });
    expect(await countStock()).toBe(count);
    expect(importFeed().output).toContain(`${feedRows} added`);
    await vi.waitFor(async () => expect(await countStock()).toBe(count + feedRows), { timeout: 20_000, interval: 100 });
  }, 120_000);
});
