import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DomainError } from '#src/lib/domain-error.ts';
import { openMediaDir } from '../media/media-store.ts';
import { imageRoutes } from './image-routes.ts';
import { createImageService } from './image-service.ts';

let dir: string;
let app: FastifyInstance;
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="teal"/></svg>';
const png = await sharp(Buffer.from(svg)).png().toBuffer();
const fetchRemote = vi.fn(async (_url: URL) => ({ kind: 'fetched', data: png }) as const);
const admit = vi.fn(async () => undefined);
const siteHosts: Readonly<Record<string, readonly string[]>> = {
  'www.one.example': ['photos.example'],
  'www.two.example': ['other.example'],
};

type Parts = NonNullable<Parameters<typeof createImageService>[1]>;

const startApp = async (parts: Parts = {}): Promise<void> => {
  const images = await createImageService(
    {
      media: openMediaDir(join(dir, 'media')),
      cacheDir: join(dir, 'cache'),
      maxCacheBytes: 1_000_000,
      onCacheError: vi.fn(),
    },
    { fetchRemote, ...parts },
  );
  app = Fastify({ routerOptions: { maxParamLength: 2000 } });
  app.setErrorHandler((error, _request, reply) => {
    const code = error instanceof DomainError ? error.code : 'internal';
    return reply.status(code === 'notFound' ? 404 : 500).send({ code });
  });
  const siteOf = ({ host }: { host: string }) => ({
    id: host,
    mediaFolders: ['demo'],
    allowedHosts: siteHosts[host] ?? [],
  });
  await app.register(imageRoutes({ images, siteOf, admit }));
};

const get = (source: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({
    url: `/images/320/75/${encodeURIComponent(source)}`,
    headers: { host: 'www.one.example', accept: 'image/webp', ...headers },
  });

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-image-routes-'));
  await mkdir(join(dir, 'media/demo'), { recursive: true });
  await writeFile(join(dir, 'media/demo/a.svg'), svg);
  await startApp();
});

afterEach(async () => {
  vi.clearAllMocks();
  await app.close();
  await rm(dir, { recursive: true });
});

describe('imageRoutes', () => {
  it('confirms an unchanged file of the site, and answers a replaced one anew; a remote photo never changes [L7.12]', async () => {
    const { etag } = (await get('/media/demo/a.svg')).headers;
    const again = { 'if-none-match': String(etag) };
    const unchanged = await get('/media/demo/a.svg', again);
    expect([unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([304, '', etag]);
    expect((await get('/media/demo/a.svg', { ...again, accept: 'image/avif' })).statusCode).toBe(200);
    await writeFile(join(dir, 'media/demo/a.svg'), svg.replace('teal', 'crimson'));
    const replaced = await get('/media/demo/a.svg', again);
    expect(replaced.statusCode).toBe(200);
    expect(replaced.headers.etag).not.toBe(etag);
    const remote = await get('https://photos.example/a.png');
    expect(remote.headers).toMatchObject({ 'cache-control': 'public, max-age=2592000, immutable' });
    expect(remote.headers).not.toHaveProperty('etag');
  });

  it('chooses the format by Accept, and says for how long and for whom it holds [L7.12]', async () => {
    const avif = await get('/media/demo/a.svg', { accept: 'image/avif,image/webp' });
    expect(avif.headers['content-type']).toBe('image/avif');
    const webp = await get('/media/demo/a.svg');
    expect(webp.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      vary: 'accept',
    });
    expect(admit).toHaveBeenCalledTimes(2);
    expect((await get('/media/demo/a.svg')).rawPayload.equals(webp.rawPayload)).toBe(true);
    expect(admit).toHaveBeenCalledTimes(2);
  });

  it('gives a JPEG at an address of its own, whatever the browser accepts: link previews show no other format [L7.12]', async () => {
    const url = `/images/jpeg/1200/80/${encodeURIComponent('/media/demo/a.svg')}`;
    const answer = await app.inject({ url, headers: { host: 'www.one.example', accept: 'image/avif,image/webp' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('jpeg');
    const none = await app.inject({ url: '/images/jpeg/1200/80/none', headers: { host: 'www.one.example' } });
    expect(none.statusCode).toBe(404);
  });

  it('answers 404 for a picture that is not there', async () => {
    for (const source of ['/media/demo/none.svg', '/media/demo/', 'nothing', 'https://photos.example@evil.example/']) {
      expect((await get(source)).statusCode).toBe(404);
    }
  });

  it('fetches from the hosts of the site that is asked, and from no other, kept or not [L7.12] [B0.02]', async () => {
    const source = 'https://photos.example/a.png';
    expect((await get(source)).headers['content-type']).toBe('image/webp');
    expect(fetchRemote).toHaveBeenCalledWith(new URL(source));
    expect((await get(source, { host: 'www.two.example' })).statusCode).toBe(404);
    expect((await get(source, { host: 'www.unknown.example' })).statusCode).toBe(404);
    expect((await get('https://other.example/a.png')).statusCode).toBe(404);
    expect(fetchRemote).toHaveBeenCalledTimes(1);
  });

  it('asks nothing of an address that is dressed as a media file', async () => {
    const listener = createServer((_request, response) => response.end(png));
    const asked = vi.fn();
    listener.on('connection', asked).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/x.png`;
    for (const path of [
      encodeURIComponent(`/media/demo/${address}`),
      encodeURIComponent(encodeURIComponent(`/media/demo/${address}`)),
      `%2Fmedia%2Fdemo%2F${encodeURIComponent(encodeURIComponent(address))}`,
      encodeURIComponent(`/media/demo//${address}`),
      encodeURIComponent(`/media/demo///127.0.0.1:${port}/x.png`),
      encodeURIComponent(`/media/demo/https:/${address}`),
      encodeURIComponent(`/media/demo/\t${address}`),
      encodeURIComponent(address),
      encodeURIComponent(`https://127.0.0.1:${port}/x.png`),
    ]) {
      const { statusCode } = await app.inject({ url: `/images/600/75/${path}`, headers: { host: 'www.one.example' } });
      expect([path, statusCode]).toEqual([path, 404]);
    }
    expect(asked).not.toHaveBeenCalled();
    expect(fetchRemote).not.toHaveBeenCalled();
    listener.close();
  });
});

describe('imageRoutes, while a picture is made', () => {
  beforeEach(async () => {
    await app.close();
    await startApp({ convert: () => new Promise(() => undefined), maxWaitMs: 20 });
  });

  it("serves the dealer's own file, uncached and without scripts", async () => {
    const answer = await get('/media/demo/a.svg');
    expect([answer.statusCode, answer.payload]).toEqual([200, svg]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      vary: 'accept',
    });
  });

  it("serves 'Image not found' instead of a remote picture [L8.04]", async () => {
    const answer = await get('https://photos.example/a.png');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.payload).toContain('Image not found');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 600, height: 400 });
  });
});
