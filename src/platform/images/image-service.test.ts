import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMediaDir } from '../media/media-store.ts';
import { type ObjectStore, ObjectStoreError } from '../objects/object-store.ts';
import { openFolderObjects } from '../objects/open-folder-objects.ts';
import { convertPicture } from './convert-picture.ts';
import { createRemoteFetcher } from './create-remote-fetcher.ts';
import { createImageService, type ImageAnswer } from './image-service.ts';
import { startPictureHost } from './testing/start-picture-host.ts';

let dir: string;
const site = { id: 'one', mediaFolders: ['demo'], allowedHosts: ['photos.example'] };
const onCacheError = vi.fn();
const base = { site, widthPx: 600, quality: 75, source: '/media/demo/a.svg', format: 'webp' } as const;

type Parts = NonNullable<Parameters<typeof createImageService>[1]>;

const createService = (parts: Parts = {}, maxCacheBytes = 1_000_000) =>
  createImageService(
    { media: openMediaDir(join(dir, 'media')), cacheDir: join(dir, 'cache'), maxCacheBytes, onCacheError },
    parts,
  );

const readMade = (answer: ImageAnswer): Buffer => {
  if (answer.kind !== 'made') throw new Error(`The picture was not made: ${answer.kind}.`);
  return answer.data;
};

const createHeldConvert = () => {
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const convert = vi.fn(async (...args: Parameters<typeof convertPicture>) => {
    await held;
    return convertPicture(...args);
  });
  return { convert, go };
};

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-images-'));
  await mkdir(join(dir, 'media/demo'), { recursive: true });
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="teal"/></svg>';
  for (const name of ['a', 'b', 'c']) await writeFile(join(dir, `media/demo/${name}.svg`), square);
});

afterEach(async () => {
  onCacheError.mockReset();
  await rm(dir, { recursive: true });
});

describe('createImageService', () => {
  it('makes the requested width and format [L7.12]', async () => {
    const images = await createService();
    for (const [format, magic] of [
      ['webp', 'webp'],
      ['avif', 'heif'],
    ] as const) {
      const meta = await sharp(readMade(await images.get({ ...base, format }))).metadata();
      expect([meta.width, meta.format]).toEqual([600, magic]);
    }
  });

  it('accepts AVIF as a source [L7.12]', async () => {
    const photo = sharp({ create: { width: 1800, height: 1200, channels: 3, background: 'teal' } });
    await writeFile(join(dir, 'media/demo/photo.avif'), await photo.avif({ quality: 58 }).toBuffer());
    const images = await createService();
    for (const format of ['webp', 'avif'] as const) {
      const answer = await images.get({ ...base, widthPx: 480, quality: 80, source: '/media/demo/photo.avif', format });
      expect(await sharp(readMade(answer)).metadata()).toMatchObject({ width: 480, height: 320 });
    }
  });

  it('refuses other sizes, and sources that are neither a media file nor allowed', async () => {
    const images = await createService();
    await expect(images.get({ ...base, widthPx: 641 })).rejects.toMatchObject({ code: 'malformed' });
    await expect(images.get({ ...base, quality: 99 })).rejects.toMatchObject({ code: 'malformed' });
    await writeFile(join(dir, 'secret.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await symlink(join(dir, 'secret.svg'), join(dir, 'media/demo/link.svg'));
    for (const source of [
      'https://evil.example/a.jpg',
      'http://photos.example/a.jpg',
      '/media/demo/../secret.svg',
      '/media/demo/link.svg',
      '/media/demo/none.svg',
      '/etc/passwd',
      'file:///etc/passwd',
    ]) {
      await expect(images.get({ ...base, source })).rejects.toMatchObject({ code: 'notFound' });
    }
  });

  it('makes a picture once for all waiting callers', async () => {
    const { convert, go } = createHeldConvert();
    const images = await createService({ convert });
    const admit = vi.fn(async () => undefined);
    const answers = Array.from({ length: 5 }, () => images.get(base, admit));
    await vi.waitFor(() => expect(convert).toHaveBeenCalled());
    const later = images.get(base, admit);
    go();
    const [first, ...others] = (await Promise.all([...answers, later])).map(readMade);
    for (const other of others) expect(other).toBe(first);
    expect(convert).toHaveBeenCalledTimes(1);
    expect(admit.mock.calls.length).toBeLessThanOrEqual(5);
  });

  it('caches pictures on disk within its limit and reuses them after a restart', async () => {
    const first = await createService();
    await first.get(base);
    const { bytes } = first.stats();
    const second = await createService({}, Math.floor(bytes * 1.5));
    expect(second.stats().files).toBe(1);
    await second.get({ ...base, source: '/media/demo/b.svg' });
    expect(second.stats().bytes).toBeLessThanOrEqual(bytes * 1.5);
    await vi.waitFor(async () => expect(await readdir(join(dir, 'cache'))).toHaveLength(1));
  });

  it('answers with the picture when the disk is full', async () => {
    const images = await createService();
    await rm(join(dir, 'cache'), { recursive: true });
    const answer = await images.get({ ...base, widthPx: 160, source: '/media/demo/c.svg' });
    expect(readMade(answer).length).toBeGreaterThan(0);
    expect(onCacheError).toHaveBeenCalled();
  });
});

describe('createImageService, when a picture takes long', () => {
  it("serves the dealer's own file in time, finishes the picture and caches it", async () => {
    const { convert, go } = createHeldConvert();
    const images = await createService({ convert, maxWaitMs: 50 });
    const original = { kind: 'original', file: expect.stringMatching(/media.demo.a\.svg$/), type: 'image/svg+xml' };
    expect(await images.get(base)).toEqual(original);
    go();
    await vi.waitFor(() => expect(images.stats().files).toBe(1));
    const kept = readMade(await images.get(base));
    expect((await sharp(kept).metadata()).width).toBe(600);
    expect(convert).toHaveBeenCalledTimes(1);
  });

  it('serves AVIF only to browsers that accept it', async () => {
    await writeFile(join(dir, 'media/demo/photo.avif'), 'anything');
    const { convert } = createHeldConvert();
    const images = await createService({ convert, maxWaitMs: 20 });
    const request = { ...base, source: '/media/demo/photo.avif' };
    expect(await images.get({ ...request, format: 'avif' })).toMatchObject({ kind: 'original', type: 'image/avif' });
    expect(await images.get({ ...request, format: 'webp' })).toEqual({ kind: 'placeholder' });
  });

  it('never serves an unchecked remote picture', async () => {
    const fetchRemote = () => new Promise<never>(() => undefined);
    const images = await createService({ fetchRemote, maxWaitMs: 20 });
    const source = 'https://photos.example/a.jpg';
    expect(await images.get({ ...base, source })).toEqual({ kind: 'placeholder' });
  });

  it('doesn’t let a site wait behind another one’s flood, not even for the same picture', async () => {
    const { convert, go } = createHeldConvert();
    const images = await createService({ convert, maxWaitMs: 20_000 });
    const widths = [160, 320, 480, 600, 800, 1200, 1800];
    const sources = Array.from({ length: 240 }, (_, at) => `/media/demo/flood-${at}.svg`);
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    await Promise.all(sources.map((_source, at) => writeFile(join(dir, `media/demo/flood-${at}.svg`), drawing)));
    const flood = sources.map((source, at) => images.get({ ...base, source, widthPx: widths[at % 7] ?? 160 }));
    await vi.waitFor(() => expect(images.stats().waiting).toBe(200));
    const ended: string[] = [];
    for (const [at, answer] of flood.entries()) void answer.then(({ kind }) => ended.push(`${kind} ${at}`));
    await vi.waitFor(() => expect(ended.filter((text) => text.startsWith('original'))).toHaveLength(38));
    const same = { ...base, source: sources[150] ?? '', widthPx: widths[150 % 7] ?? 160 };
    const quiet = images.get({ ...same, site: { ...site, id: 'two' } });
    await vi.waitFor(() => expect(images.stats().waiting).toBe(201));
    go();
    expect((await quiet).kind).toBe('made');
    expect(ended.filter((text) => text.startsWith('made')).length).toBeLessThan(10);
    await Promise.all(flood);
  });
});

describe('createImageService, with pictures of other hosts', () => {
  it('converts pictures of an allowed host and rejects other files [L7.12]', async () => {
    const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } });
    const bodies: Readonly<Record<string, Buffer | string>> = {
      '/a.png': await photo.png().toBuffer(),
      '/drawing.png': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      '/large.png': Buffer.alloc(2_000_000, 'x'),
    };
    const host = await startPictureHost(({ url = '' }, response) => response.end(bodies[url] ?? ''));
    const fetchRemote = createRemoteFetcher({ ...host.fetcherOptions, maxBytes: 1_000_000 });
    const images = await createService({ fetchRemote });
    const request = { ...base, site: { ...site, allowedHosts: [host.name] } };
    const made = await images.get({ ...request, source: host.urlOf('/a.png').href });
    expect((await sharp(readMade(made)).metadata()).width).toBe(600);
    for (const path of ['/drawing.png', '/large.png', '/empty.png']) {
      const missing = images.get({ ...request, source: host.urlOf(path).href });
      await expect(missing).rejects.toMatchObject({ code: 'notFound' });
    }
    await host.stop();
  });
});

describe('createImageService, with a store that nodes share', () => {
  const openNode = async (name: string, shared: Pick<ObjectStore, 'get' | 'put'>) => {
    const convert = vi.fn(convertPicture);
    const images = await createImageService(
      {
        media: openMediaDir(join(dir, 'media')),
        shared,
        cacheDir: join(dir, `cache-${name}`),
        maxCacheBytes: 1_000_000,
        onCacheError,
      },
      { convert },
    );
    return { images, convert };
  };

  it('makes a picture once for all nodes, and again when its file changes', async () => {
    const shared = openFolderObjects(join(dir, 'objects'));
    const [one, two] = [await openNode('one', shared), await openNode('two', shared)];
    const made = readMade(await one.images.get(base));
    const expectStored = (count: number) =>
      vi.waitFor(async () =>
        expect(await readdir(join(dir, 'objects/images'))).toEqual(
          Array.from({ length: count }, () => expect.stringMatching(/^\w+$/)),
        ),
      );
    await expectStored(1);
    expect(readMade(await two.images.get(base)).equals(made)).toBe(true);
    expect([one.convert.mock.calls.length, two.convert.mock.calls.length]).toEqual([1, 0]);
    const circle =
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><circle r="300" fill="navy"/></svg>';
    await writeFile(join(dir, 'media/demo/a.svg'), circle);
    expect(readMade(await two.images.get(base)).equals(made)).toBe(false);
    expect(two.convert).toHaveBeenCalledTimes(1);
    await expectStored(2);
  });

  it('makes pictures itself while the store is down', async () => {
    const fail = () => Promise.reject(new ObjectStoreError('down'));
    const { images, convert } = await openNode('alone', { get: fail, put: fail });
    expect(readMade(await images.get(base)).length).toBeGreaterThan(0);
    expect(convert).toHaveBeenCalledTimes(1);
  });
});
