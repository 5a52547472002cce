import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMediaFile } from './image-service.ts';

let dir: string;
let mediaDir: string;

beforeEach(async () => {
  dir = await realpath(await mkdtemp(join(tmpdir(), 'forecourt-media-')));
  mediaDir = join(dir, 'media');
  await mkdir(join(mediaDir, 'cars'), { recursive: true });
  await mkdir(join(dir, 'media-secret'));
  for (const file of ['media/cars/a.png', 'media-secret/b.png', 'c.png']) await writeFile(join(dir, file), 'x');
});

afterEach(() => rm(dir, { recursive: true }));

describe('findMediaFile', () => {
  it('finds a file below the folder, by a link inside it or to it too', async () => {
    await symlink(join(mediaDir, 'cars'), join(mediaDir, 'vehicles'));
    await symlink(mediaDir, join(dir, 'link'));
    const file = join(mediaDir, 'cars/a.png');
    expect(await findMediaFile(mediaDir, 'cars/a.png')).toBe(file);
    expect(await findMediaFile(mediaDir, 'vehicles/a.png')).toBe(file);
    expect(await findMediaFile(join(dir, 'link'), 'cars/a.png')).toBe(file);
  });

  it('finds nothing that a link leads out to', async () => {
    await symlink(join(dir, 'c.png'), join(mediaDir, 'file.png'));
    await symlink(dir, join(mediaDir, 'folder.png'));
    await symlink(join(dir, 'media-secret'), join(mediaDir, 'neighbour'));
    for (const path of ['file.png', 'folder.png', 'folder.png/c.png', 'neighbour/b.png']) {
      expect(await findMediaFile(mediaDir, path)).toBeUndefined();
    }
  });

  it('finds no folder, and nothing where nothing is', async () => {
    for (const path of ['cars', 'none.png', 'cars/a.png/b.png']) {
      expect(await findMediaFile(mediaDir, path)).toBeUndefined();
    }
    expect(await findMediaFile(join(dir, 'none'), 'a.png')).toBeUndefined();
  });
});
