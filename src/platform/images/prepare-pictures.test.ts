import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { openMediaDir } from '../media/media-store.ts';
import { createImageService } from './image-service.ts';

const site = { id: 'one', mediaFolders: ['demo'], allowedHosts: [] };
const card = { site, widthPx: 600, quality: 75, source: '/media/demo/a.jpg', format: 'avif' } as const;

const open = async (maxCacheBytes = 1_000_000) => {
  const dir = makeTemporaryFolder('prepared-pictures');
  await mkdir(join(dir, 'media/demo'), { recursive: true });
  await writeFile(join(dir, 'media/demo/a.jpg'), 'a photo');
  const held = Promise.withResolvers<Buffer>();
  const convert = vi.fn(() => held.promise);
  const images = await createImageService(
    {
      media: openMediaDir(join(dir, 'media')),
      cacheDir: join(dir, 'cache'),
      maxCacheBytes,
      onCacheError: (error) => {
        throw error;
      },
    },
    { convert },
  );
  return { images, convert, finish: () => held.resolve(Buffer.alloc(900)) };
};

it('prepares a picture once, so that a request finds it', async () => {
  const { images, convert, finish } = await open();
  finish();
  expect(await images.prepare(card)).toBe(true);
  expect(await images.prepare(card)).toBe(false);
  expect((await images.get(card)).kind).toBe('made');
  expect(convert).toHaveBeenCalledTimes(1);
});

it('has nothing to prepare of a file that is missing or not allowed', async () => {
  const { images } = await open();
  for (const source of ['/media/demo/missing.jpg', '/media/other/a.jpg', 'https://elsewhere.example/a.jpg'])
    expect(await images.prepare({ ...card, source })).toBe(false);
});

it('is idle only while it makes no picture', async () => {
  const { images, convert, finish } = await open();
  expect(images.isIdle()).toBe(true);
  const made = images.get(card);
  await vi.waitFor(() => expect(convert).toHaveBeenCalled());
  expect(images.isIdle()).toBe(false);
  expect(await images.prepare(card)).toBe(false);
  finish();
  await made;
  expect(images.isIdle()).toBe(true);
});

it('leaves a fifth of the cache to pictures that shoppers request', async () => {
  const { images, finish } = await open(1_000);
  finish();
  expect(images.hasRoom()).toBe(true);
  await images.prepare(card);
  expect(images.hasRoom()).toBe(false);
});
