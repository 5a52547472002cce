import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../testing/make-temporary-folder.ts';
import { mediaRoutes } from './media-routes.ts';
import { openMediaDir } from './media-store.ts';

const foldersByHost: Readonly<Record<string, readonly string[]>> = {
  'acme.example': ['acme', 'group'],
  'other.example': ['other'],
};

let dir: string;
let app: FastifyInstance;

beforeAll(async () => {
  dir = makeTemporaryFolder('media-routes');
  const files = ['acme/logo.svg', 'acme/.hidden.svg', 'acme/notes.txt', 'acme/a b/c.pdf', 'group/hero.avif', 'top.svg'];
  for (const file of files) {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), '0123456789');
  }
  app = Fastify();
  await app.register(mediaRoutes({ media: openMediaDir(dir), foldersOf: ({ host }) => foldersByHost[host] ?? [] }));
});

afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true, force: true });
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ url, headers: { host: 'acme.example', ...headers } });

it.each([
  ['its own folder', '/media/acme/logo.svg'],
  ['a name with a space', '/media/acme/a%20b/c.pdf'],
  ['a folder that it shares', '/media/group/hero.avif'],
])('serves a site the files of %s [L7.12]', async (_what, url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.body]).toEqual([200, '0123456789']);
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
});

it("hides a site's own files from other sites and from unknown hosts [B0.02]", async () => {
  for (const host of ['other.example', 'unknown.example']) {
    expect((await get('/media/acme/logo.svg', { host })).statusCode).toBe(404);
  }
});

it.each([
  ['hidden files', '/media/acme/.hidden.svg'],
  ['other kinds of file', '/media/acme/notes.txt'],
  ['folders', '/media/acme/'],
  ['files outside folders', '/media/top.svg'],
  ['climbs', '/media/acme/..%2Ftop.svg'],
  ['climbs that decode twice', '/media/acme/%252e%252e/top.svg'],
  ['missing files', '/media/acme/none.svg'],
])('serves no %s', async (_what, url) => {
  expect((await get(url)).statusCode).toBe(404);
});

it('answers part of a file and an unchanged file', async () => {
  const part = await get('/media/acme/logo.svg', { range: 'bytes=2-4' });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
  const { etag } = (await get('/media/acme/logo.svg')).headers;
  expect((await get('/media/acme/logo.svg', { 'if-none-match': String(etag) })).statusCode).toBe(304);
});
