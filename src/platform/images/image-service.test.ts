import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { imageRoutes } from './image-routes.ts';
import { createImageService } from './image-service.ts';

let dir: string;
const allowedHosts = ['photos.example'];
const onCacheError = vi.fn();

const createService = (maxCacheBytes = 1_000_000) =>
  createImageService({
    mediaDir: join(dir, 'media'),
    cacheDir: join(dir, 'cache'),
    maxCacheBytes,
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
      const picture = await images.get({
        widthPx: 640,
        quality: 75,
        source: '/media/demo/a.svg',
        format,
        allowedHosts,
      });
      const meta = await sharp(picture).metadata();
      expect([meta.width, meta.format]).toEqual([640, magic]);
    }
  });

  it('takes AVIF as a source [L7.12]', async () => {
    const photo = sharp({ create: { width: 1800, height: 1200, channels: 3, background: 'teal' } });
    await writeFile(join(dir, 'media/photo.avif'), await photo.avif({ quality: 58 }).toBuffer());
    const images = await createService();
    const source = '/media/demo/photo.avif';
    for (const format of ['webp', 'avif'] as const) {
      const picture = await images.get({ widthPx: 480, quality: 80, source, format, allowedHosts });
      expect(await sharp(picture).metadata()).toMatchObject({ width: 480, height: 320 });
    }
  });

  it('presses AVIF with little effort, so that the first visitor waits less', async () => {
    const noise = sharp({
      create: {
        width: 640,
        height: 426,
        channels: 3,
        background: 'teal',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    });
    await writeFile(join(dir, 'media/noise.png'), await noise.png().toBuffer());
    const images = await createService();
    const source = '/media/demo/noise.png';
    const picture = await images.get({ widthPx: 320, quality: 75, source, format: 'avif', allowedHosts });
    const resized = sharp(join(dir, 'media/noise.png')).resize(320);
    expect(picture.equals(await resized.clone().avif({ quality: 75, effort: 2 }).toBuffer())).toBe(true);
    expect(picture.equals(await resized.clone().avif({ quality: 75 }).toBuffer())).toBe(false);
  });

  it('refuses other sizes, other hosts, plain http and paths that climb', async () => {
    const images = await createService();
    const base = { widthPx: 640, quality: 75, source: '/media/demo/a.svg', format: 'webp', allowedHosts } as const;
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
    await first.get({ widthPx: 640, quality: 75, source: '/media/demo/a.svg', format: 'webp', allowedHosts });
    const { bytes } = first.stats();
    const second = await createService(Math.floor(bytes * 1.5));
    expect(second.stats().files).toBe(1);
    await second.get({ widthPx: 640, quality: 75, source: '/media/demo/b.svg', format: 'webp', allowedHosts });
    expect(second.stats().bytes).toBeLessThanOrEqual(bytes * 1.5);
    await vi.waitFor(async () => expect(await readdir(join(dir, 'cache'))).toHaveLength(1));
  });

  it('answers with the picture when the disk cannot keep it', async () => {
    const images = await createService();
    await rm(join(dir, 'cache'), { recursive: true });
    const picture = await images.get({
      widthPx: 160,
      quality: 75,
      source: '/media/demo/c.svg',
      format: 'webp',
      allowedHosts,
    });
    expect(picture.length).toBeGreaterThan(0);
    expect(onCacheError).toHaveBeenCalled();
  });
});

describe('imageRoutes', () => {
  it('fetches from the hosts of the site that is asked, and from no other, kept or not [L7.12] [B0.02]', async () => {
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(new Uint8Array(picture)));
    const app = Fastify();
    await app.register(
      imageRoutes({
        images: await createService(),
        allowedHostsOf: ({ host }) => (host === 'www.one.example' ? allowedHosts : ['other.example']),
        admit: async () => undefined,
      }),
    );
    const get = (host: string, source: string) =>
      app.inject({ url: `/images/320/75/${encodeURIComponent(source)}`, headers: { host } });
    expect((await get('www.one.example', 'https://photos.example/a.png')).headers['content-type']).toBe('image/webp');
    expect(String(fetched.mock.calls[0]?.[0])).toBe('https://photos.example/a.png');
    expect((await get('www.two.example', 'https://photos.example/a.png')).json().message).toBe('No such picture.');
    expect((await get('www.one.example', 'https://other.example/a.png')).json().message).toBe('No such picture.');
    expect((await get('www.one.example', 'https://photos.example@evil.example/a.png')).json().message).toBe(
      'No such picture.',
    );
    expect(fetched).toHaveBeenCalledTimes(1);
    fetched.mockRestore();
    await app.close();
  });

  it('chooses the format by Accept and answers 404 for a picture that is not there', async () => {
    const app = Fastify();
    await app.register(
      imageRoutes({ images: await createService(), allowedHostsOf: () => [], admit: async () => undefined }),
    );
    const get = (source: string, accept: string) =>
      app.inject({ url: `/images/320/75/${encodeURIComponent(source)}`, headers: { accept } });
    expect((await get('/media/demo/a.svg', 'image/avif,image/webp')).headers['content-type']).toBe('image/avif');
    expect((await get('/media/demo/a.svg', 'image/webp')).headers['content-type']).toBe('image/webp');
    const missing = await get('/media/demo/none.svg', 'image/webp');
    expect(missing.json()).toMatchObject({ message: 'No such picture.' });
    await app.close();
  });
});
