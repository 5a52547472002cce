import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { countPagesDuring, type PageCounts } from './testing/count-pages-during.ts';
import { importRows, makeRow } from './testing/import-rows.ts';
import { type Answer, startServer, type TestServer } from './testing/start-server.ts';

const site = 'saltbush-caravans';
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

let folder: string;
let server: TestServer;

/** Causes a fault that faulty-pages.ts describes. */
const breakPages = (fault: 'block' | 'cookie' | 'error' | 'end'): void => writeFileSync(join(folder, 'fault'), fault);
const mendPages = (): void => rmSync(join(folder, 'fault'), { force: true });

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  server.get(site, path, headers);

const countDuring = (work: () => Promise<unknown>): Promise<PageCounts> => countPagesDuring(server, work);

const findSlug = async (filter: string): Promise<string> => {
  const { cars } = JSON.parse((await get(`/api/cars?${new URLSearchParams({ filter, limit: '1' })}`)).body);
  return cars[0].slug;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-caching-'));
  const faultyPages = pathToFileURL(join(import.meta.dirname, 'testing/faulty-pages.ts'));
  faultyPages.searchParams.set('file', join(folder, 'fault'));
  server = await startServer({ DATA_DIR: join(folder, 'data'), NODE_OPTIONS: `--import=${faultyPages.href}` });
});

afterEach(mendPages);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a page', () => {
  it.each([
    ['home', async () => '/'],
    ['search', async () => '/search/caravans/'],
    ['vehicle', async () => `/cars/${await findSlug('status = in_stock')}`],
    ['sold vehicle', async () => `/cars/${await findSlug('status = sold')}`],
    ['content', async () => '/warranty'],
  ])('of the kind %s may be cached by proxies and CDNs, tagged with its site', async (_kind, findPath) => {
    const { status, headers } = await get(await findPath());
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe(shared);
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['cache-tag']).toBe(site);
    expect(headers.etag).toMatch(/^"[\w-]{20,}"$/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is rendered once, then answered from memory', async () => {
    const path = '/search/?sortBy=km:asc';
    expect(await countDuring(() => get(path))).toMatchObject({ rendered: 1, hit: 0 });
    expect(await countDuring(() => get(path))).toMatchObject({ rendered: 0, hit: 1 });
    expect(await countDuring(() => get(`${path}&utm_source=news`))).toMatchObject({ rendered: 0, hit: 1 });
  });

  it('that the browser has already is neither sent nor rendered again', async () => {
    const { etag } = (await get('/search/?sortBy=year:desc')).headers;
    const ask = () => get('/search/?sortBy=year:desc', { 'if-none-match': String(etag) });
    expect(await countDuring(ask)).toMatchObject({ rendered: 0, notModified: 1 });
    const answer = await ask();
    expect(answer).toMatchObject({ status: 304, body: '' });
    expect(answer.headers).toMatchObject({ etag, 'cache-control': shared, vary: 'accept-encoding' });
    expect((await get('/search/?sortBy=year:desc', { 'if-none-match': '"of another page"' })).status).toBe(200);
  });
});

it('a page in memory is answered while the main thread is busy with something else', async () => {
  await get('/warranty');
  await get('/warranty');
  breakPages('block');
  await expect.poll(() => Promise.race([get('/readyz'), wait(100, 'blocked')])).toBe('blocked');
  const ofMainThread = get('/readyz').then(() => 'the main thread');
  expect(await Promise.race([get('/warranty').then(({ status }) => status), ofMainThread])).toBe(200);
  mendPages();
  expect(await ofMainThread).toBe('the main thread');
});

it('a page keeps one place in memory, whatever page, order or range is made up [B7.34]', async () => {
  await get('/search/caravans/');
  for (const junk of ['page=-1', 'page=0', 'page=1', 'page=x', 'sortBy=junk', 'range[price]=junk', '_routes=x']) {
    expect([junk, await countDuring(() => get(`/search/caravans/?${junk}`))]).toMatchObject([
      junk,
      { rendered: 0, hit: 1 },
    ]);
  }
});

it.each([
  '/?utm_source=news',
  '/warranty?x=1',
  '/warranty?',
  '/search/caravans/?page=-1',
  '/search/caravans/?sort=junk',
  '/search/caravans/?sortBy=km:asc&&',
  '/warranty.data?_routes=storefront%2Fcontent%2Fcontent-route&x=1',
  '/sitemap.xml?x=1',
  '/robots.txt?x',
  '/blog/feed.xml?x=1',
  '/media/demo/site/wattle-group/utes.avif?x=1',
])('%s is kept by no CDN, which a stranger could fill with its like [B7.34]', async (path) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers['cache-control']).toMatch(/^private, max-age=\d+$/);
  const { etag } = headers;
  const plain = await get(path.replace(/\?.*/, ''));
  expect(plain.headers['cache-control']).toMatch(/^public, /);
  if (etag === undefined) return;
  const again = await get(path, { 'if-none-match': String(etag) });
  expect([again.status, again.headers['cache-control']]).toEqual([304, headers['cache-control']]);
});

it('data that React Router asks for in part is kept too', async () => {
  const path = '/about-us.data?_routes=storefront%2Fcontent%2Fcontent-route';
  expect(await countDuring(() => get(path))).toMatchObject({ rendered: 1 });
  expect(await countDuring(() => get(path))).toMatchObject({ rendered: 0, hit: 1 });
});

describe('what must not be kept', () => {
  it.each([
    ['a page that is not there', 404, async () => '/no-such-page'],
    ['a vehicle that is not there', 404, async () => '/cars/no-such-vehicle'],
    [
      'data of a page that is not there, asked for by a part that it does not have',
      404,
      async () => '/nope.data?_routes=x',
    ],
    ['data of a page that is not there, without its own part', 404, async () => '/nope.data?_routes=root'],
    ['data of a page by a part of another', 404, async () => '/about-us.data?_routes=sign-in'],
    ['a search that finds nothing', 200, async () => '/search/?make=Nosuchmake'],
    ['a form sent without scripts', 302, async () => '/search/?make='],
  ])(
    '%s answers %i with no-store, is marked with its site and is rendered every time',
    async (_name, code, findPath) => {
      const path = await findPath();
      const { status, headers } = await get(path);
      expect(status).toBe(code);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'accept-encoding', 'cache-tag': site });
      expect(headers.etag).toBeUndefined();
      expect(await countDuring(() => get(path))).toMatchObject({ rendered: 1, hit: 0 });
    },
  );

  it('a page that sets a cookie: the next shopper gets none', async () => {
    breakPages('cookie');
    const { headers } = await get('/privacy-policy');
    expect(headers['set-cookie']).toEqual(['visitor=1']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
    mendPages();
    const next = await get('/privacy-policy');
    expect(next.headers['set-cookie']).toBeUndefined();
    expect(next.headers['cache-control']).toBe(shared);
  });

  it('a page whose thread ended: it says when to come again, and is then rendered by another thread [D.26]', async () => {
    breakPages('end');
    const { status, headers, body } = await get('/privacy-policy.data');
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(JSON.parse(body)).toMatchObject({ code: 'overloaded', detail: expect.stringContaining('try again') });
    mendPages();
    await vi.waitFor(async () => expect((await get('/privacy-policy.data')).status).toBe(200), 10_000);
  });

  it('an error of our own, with the page as it was afterwards', async () => {
    breakPages('error');
    const { status, headers, body } = await get('/about-us');
    expect(status).toBe(500);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
    expect(body).not.toContain('this page was told to fail');
    mendPages();
    expect((await get('/about-us')).status).toBe(200);
  });
});

describe('a kept page', () => {
  it('answers in the place of an error, as often as there is one, and is then rendered again', async () => {
    const path = '/terms-and-conditions';
    const kept = await get(path);
    expect(kept.status).toBe(200);
    breakPages('error');
    importRows(join(folder, 'data'), site, [makeRow()]);
    const askBroken = async () => {
      const { status, headers } = await get(path);
      expect({ status, etag: headers.etag }).toEqual({ status: 200, etag: kept.headers.etag });
    };
    // The first failed render shows that the server saw the change.
    await vi.waitFor(async () => expect(await countDuring(askBroken)).toMatchObject({ rendered: 1 }), 10_000);
    await askBroken();
    mendPages();
    expect(await countDuring(() => get(path))).toMatchObject({ rendered: 1 });
    expect(await countDuring(() => get(path))).toMatchObject({ rendered: 0, hit: 1 });
    expect((await get(path)).status).toBe(200);
  });
});
