import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countPagesDuring } from './testing/count-pages-during.ts';
import { importRows, makeRow } from './testing/import-rows.ts';
import { type Answer, startServer, type TestServer } from './testing/start-server.ts';

const site = 'saltbush-caravans';
const other = 'ironbark-trucks';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-stock-'));
  server = await startServer({ DATA_DIR: join(folder, 'data') });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const changeStock = (rows: Parameters<typeof importRows>[2]): void => importRows(join(folder, 'data'), site, rows);

describe('a change of the stock', () => {
  it('renders the pages of its site anew and leaves those of another in memory', async () => {
    const path = '/search/?query=wanderer&literal=true';
    const before = await server.get(site, path);
    const elsewhere = await server.get(other, '/');
    changeStock([makeRow({ price: 23_456 })]);
    expect(before.body).not.toContain('$23,456');
    await vi.waitFor(async () => expect((await server.get(site, path)).body).toContain('$23,456'), 10_000);
    expect(await countPagesDuring(server, () => server.get(other, '/'))).toMatchObject({ rendered: 0, hit: 1 });
    expect((await server.get(other, '/')).headers.etag).toBe(elsewhere.headers.etag);
  });
});

it('a copy of a page ends when its stock changes', async () => {
  const path = '/cars/copied-1';
  const copied = { stocknum: 'COPY1', slug: 'copied-1' };
  changeStock([makeRow(copied)]);
  await vi.waitFor(async () => expect((await server.get(site, path)).body).toContain('$20,000'), 10_000);
  // The HTTP thread copies the second response and answers the third request.
  expect(
    await countPagesDuring(server, async () => {
      for (let times = 0; times < 3; times += 1) await server.get(site, path);
    }),
  ).toMatchObject({ hit: 3 });
  changeStock([makeRow({ ...copied, price: 23_456 })]);
  await vi.waitFor(async () => expect((await server.get(site, path)).body).toContain('$23,456'), 1000);
});

describe('a vehicle sold before the sold window', () => {
  const sold = { status: 'sold', sold_date_timestamp: Math.floor(Date.now() / 1000) - 60 * 86_400 };

  it('gives way to its model, or is gone: which reads differently from never having been [B4.17] [D.26]', async () => {
    changeStock([
      makeRow(),
      makeRow({ ...sold, stocknum: 'LEFT1', slug: 'left-1' }),
      makeRow({ ...sold, stocknum: 'LEFT2', slug: 'left-2', make: 'Vanished' }),
    ]);
    await vi.waitFor(async () => expect((await server.get(site, '/cars/left-1')).status).toBe(301), 10_000);
    const moved = await server.get(site, '/cars/left-1');
    expect(moved.headers).toMatchObject({ location: '/search/unheardof/wanderer#gone', 'cache-control': 'no-store' });

    const gone = await server.get(site, '/cars/left-2');
    expect(gone.status).toBe(410);
    expect(gone.headers).toMatchObject({ 'cache-control': 'no-store', 'cache-tag': site });
    const missing = await server.get(site, '/cars/left-3');
    expect(missing.status).toBe(404);
    const titleOf = ({ body }: Answer) => /<h1>([^<]*)<\/h1>/.exec(body)?.[1];
    expect(titleOf(gone)).toBe('That vehicle isn’t available');
    expect(titleOf(missing)).toBe('We can’t find that page');

    const problems = await Promise.all(['left-2', 'left-3'].map((slug) => server.get(site, `/api/cars/${slug}`)));
    expect(problems.map(({ body }) => JSON.parse(body))).toMatchObject([
      { status: 410, code: 'gone' },
      { status: 404, code: 'notFound' },
    ]);
    expect(problems.map(({ status }) => status)).toEqual([410, 404]);
  });
});
