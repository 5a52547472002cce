import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { createSavedIndexes, type SavedStock } from './saved-indexes.ts';

const open = (origin = 'build 1', folder = join(makeTemporaryFolder('saved-indexes'), 'indexes')) => {
  const onProblem = vi.fn();
  return { folder, onProblem, saved: createSavedIndexes({ folder, origin, onProblem }) };
};
const makeIndex = (text = 'an index') =>
  ({
    table: { bytes: new Uint8Array(Buffer.from(text)), starts: Uint32Array.of(1, 2, 3), written: new Set([7]) },
    attributes: [{ keys: [undefined, 'mazda', 4], counts: Int32Array.of(-1) }],
  }) as unknown as SavedStock['index'];
const index = makeIndex();

describe('saved indexes', () => {
  it('are loaded as they were saved, and the newest replaces the one before', async () => {
    const { saved, folder, onProblem } = open();
    expect(await saved.load('wattle', 'epoch')).toBeUndefined();
    await saved.save('wattle', 'epoch', { version: 6, index: makeIndex('older') });
    await saved.save('wattle', 'epoch', { version: 7, index });
    expect(await saved.load('wattle', 'epoch')).toEqual({ version: 7, index });
    expect(await saved.load('banksia', 'epoch')).toBeUndefined();
    expect(readdirSync(folder)).toEqual(['wattle.index']);
    expect(onProblem).not.toHaveBeenCalled();
  });

  it('are loaded at the same time, and short ones after long ones', async () => {
    const { saved } = open();
    const texts = { wattle: 'long '.repeat(500), banksia: 'short', ironbark: 'medium '.repeat(50), kingfisher: '' };
    const sites = Object.entries(texts).map(([site, text]) => ({
      site,
      stock: { version: 1, index: makeIndex(text) },
    }));
    for (const { site, stock } of sites) await saved.save(site, 'epoch', stock);
    for (const round of [sites, sites.toReversed()]) {
      const loaded = await Promise.all(round.map(({ site }) => saved.load(site, 'epoch')));
      expect(loaded).toEqual(round.map(({ stock }) => stock));
    }
    for (const { site, stock } of sites) expect(await saved.load(site, 'epoch')).toEqual(stock);
  });

  it('have nothing of a change that comes while they are saved', async () => {
    const { saved } = open();
    const changing = { table: { starts: Uint32Array.of(1, 2, 3) } };
    const saving = saved.save('wattle', 'epoch', { version: 7, index: changing as unknown as SavedStock['index'] });
    changing.table.starts[0] = 9;
    await saving;
    const { index: loaded } = (await saved.load('wattle', 'epoch')) ?? {};
    expect(loaded).toEqual({ table: { starts: Uint32Array.of(1, 2, 3) } });
  });

  it('are not loaded for another epoch, build or database', async () => {
    const { saved, folder } = open('build 1');
    await saved.save('wattle', 'epoch', { version: 7, index });
    expect(await saved.load('wattle', 'another epoch')).toBeUndefined();
    expect(await open('build 2', folder).saved.load('wattle', 'epoch')).toBeUndefined();
  });

  it('are not loaded if the file is damaged, wherever that is', async () => {
    const { saved, folder } = open();
    await saved.save('wattle', 'epoch', { version: 7, index });
    const path = join(folder, 'wattle.index');
    const whole = readFileSync(path);
    for (let at = 0; at < whole.length; at++) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] as number) ^ 0x10;
      writeFileSync(path, damaged);
      expect(await saved.load('wattle', 'epoch')).toBeUndefined();
      writeFileSync(path, whole.subarray(0, at));
      expect(await saved.load('wattle', 'epoch')).toBeUndefined();
    }
  });

  it('reports a folder that cannot be written, and goes on', async () => {
    const parent = makeTemporaryFolder('saved-indexes');
    writeFileSync(join(parent, 'indexes'), 'not a folder');
    const { saved, onProblem } = open('build 1', join(parent, 'indexes'));
    await saved.save('wattle', 'epoch', { version: 7, index });
    expect(onProblem).toHaveBeenCalledWith(expect.objectContaining({ code: 'EEXIST' }));
  });

  it('keeps only the files of the sites there are', async () => {
    const { saved, folder } = open();
    await saved.keepOnly(['wattle']);
    mkdirSync(folder);
    for (const name of ['wattle.index', 'closed.index', 'wattle.index.77.part']) writeFileSync(join(folder, name), '');
    await saved.keepOnly(['wattle', 'banksia']);
    expect(readdirSync(folder)).toEqual(['wattle.index']);
  });
});
