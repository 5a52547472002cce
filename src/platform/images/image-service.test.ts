import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { imageRoutes } from './image-routes.ts';
import { createImageService } from './image-service.ts';

let dir: string;
const onCacheError = vi.fn();

const createService = (maxCacheBytes = 1_000_000) =>
  createImageService({
    mediaDir: join(dir, 'media'),
    cacheDir: join(dir, 'cache'),
    maxCacheBytes,
    allowedHosts: ['photos.example'],
    onCacheError,
  });

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-images-'));
  await mkdir(join(dir, 'media'));
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="teal"/></svg>';
  for (const name of ['a', 'b', 'c']) await writeFile(join(dir, `media/${name}.svg`), square);
});

afterEach(() => rm(dir, { recursive: true }));

describe('createImageService', () => {
  it('makes the width and format that were asked for [L7.12]', async () => {
    const images = await createService();
    for (const [format, magic] of [
      ['webp', 'webp'],
      ['avif', 'heif'],
    ] as const) {
      const picture = await images.get({ widthPx: 640, quality: 75, source: '/media/demo/a.svg', format });
      const meta = await sharp(picture).metadata();
      expect([meta.width, meta.format]).toEqual([640, magic]);
    }
  });

  it('refuses other sizes, other hosts, plain http and paths that climb', async () => {
    const images = await createService();
    const base = { widthPx: 640, quality: 75, source: '/media/demo/a.svg', format: 'webp' } as const;
    await expect(images.get({ ...base, widthPx: 641 })).rejects.toMatchObject({ code: 'malformed' });
    await expect(images.get({ ...base, quality: 99 })).rejects.toMatchObject({ code: 'malformed' });
    for (const source of [
      'https://evil.example/a.jpg',
      'http://photos.example/a.jpg',
      '/media/demo/../secret',
      '/etc/passwd',
      'file:///etc/passwd',
    ]) {
      await expect(images.get({ ...base, source })).rejects.toMatchObject({ code: 'notFound' });
    }
  });

  it('keeps pictures on disk within its bound and takes them over after a restart', async () => {
    const first = await createService();
    await first.get({ widthPx: 640, quality: 75, source: '/media/demo/a.svg', format: 'webp' });
    const { bytes } = first.stats();
    const second = await createService(Math.floor(bytes * 1.5));
    expect(second.stats().files).toBe(1);
    await second.get({ widthPx: 640, quality: 75, source: '/media/demo/b.svg', format: 'webp' });
    expect(second.stats().bytes).toBeLessThanOrEqual(bytes * 1.5);
    await vi.waitFor(async () => expect(await readdir(join(dir, 'cache'))).toHaveLength(1));
  });

  it('answers with the picture when the disk cannot keep it', async () => {
    const images = await createService();
    await rm(join(dir, 'cache'), { recursive: true });
    const picture = await images.get({ widthPx: 160, quality: 75, source: '/media/demo/c.svg', format: 'webp' });
    expect(picture.length).toBeGreaterThan(0);
    expect(onCacheError).toHaveBeenCalled();
  });
});

describe('imageRoutes', () => {
  it('chooses the format by Accept and answers 404 for a picture that is not there', async () => {
    const app = Fastify();
    await app.register(imageRoutes(await createService(), async () => undefined));
    const get = (source: string, accept: string) =>
      app.inject({ url: `/images/320/75/${encodeURIComponent(source)}`, headers: { accept } });
    expect((await get('/media/demo/a.svg', 'image/avif,image/webp')).headers['content-type']).toBe('image/avif');
    expect((await get('/media/demo/a.svg', 'image/webp')).headers['content-type']).toBe('image/webp');
    const missing = await get('/media/demo/none.svg', 'image/webp');
    expect(missing.json()).toMatchObject({ message: 'No such picture.' });
    await app.close();
  });
});
