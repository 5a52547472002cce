import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MediaStore, openMediaDir } from './media-store.ts';

let dir: string;
let media: MediaStore;

beforeEach(async () => {
  dir = await realpath(await mkdtemp(join(tmpdir(), 'forecourt-media-')));
  await mkdir(join(dir, 'media/acme/cars'), { recursive: true });
  await mkdir(join(dir, 'media/acme-secret'));
  for (const file of ['media/acme/cars/a.png', 'media/acme-secret/b.png', 'c.png'])
    await writeFile(join(dir, file), 'x');
  media = openMediaDir(join(dir, 'media'));
});

const fileOf = async (folder: string, path: string) => (await media.find({ folder, path }))?.toLocalFile();

afterEach(() => rm(dir, { recursive: true }));

describe('openMediaDir', () => {
  it("finds a file of a site's folder, through links inside it and to it", async () => {
    await symlink(join(dir, 'media/acme/cars'), join(dir, 'media/acme/vehicles'));
    await symlink(join(dir, 'media/acme'), join(dir, 'media/link'));
    const file = join(dir, 'media/acme/cars/a.png');
    expect(await fileOf('acme', 'cars/a.png')).toBe(file);
    expect(await fileOf('acme', 'vehicles/a.png')).toBe(file);
    expect(await fileOf('link', 'cars/a.png')).toBe(file);
  });

  it('finds nothing behind a link that leads out of the folder', async () => {
    await symlink(join(dir, 'c.png'), join(dir, 'media/acme/file.png'));
    await symlink(dir, join(dir, 'media/acme/folder.png'));
    await symlink(join(dir, 'media/acme-secret'), join(dir, 'media/acme/neighbour'));
    for (const path of ['file.png', 'folder.png', 'folder.png/c.png', 'neighbour/b.png']) {
      expect(await fileOf('acme', path)).toBeUndefined();
    }
  });

  it('finds no folders and no missing files', async () => {
    for (const path of ['cars', 'none.png', 'cars/a.png/b.png']) {
      expect(await fileOf('acme', path)).toBeUndefined();
    }
    expect(await fileOf('none', 'a.png')).toBeUndefined();
  });

  it('gives a changed file another version', async () => {
    const versionOf = async () => (await media.find({ folder: 'acme', path: 'cars/a.png' }))?.version;
    const before = await versionOf();
    expect(await versionOf()).toBe(before);
    await writeFile(join(dir, 'media/acme/cars/a.png'), 'changed');
    expect(await versionOf()).not.toBe(before);
  });
});
