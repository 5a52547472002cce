import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createDiskCache } from '#src/platform/images/disk-cache.ts';
import { ObjectStoreError } from '#src/platform/objects/object-store.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { createMediaFileStore, type MediaFileStore } from './media-file-store.ts';
import { publishVersion } from './publish-version.ts';
import { mediaObjectKey, openPublishedMedia, type PublishedMedia } from './published-media.ts';
import { createSiteVersionStore } from './site-version-store.ts';
import { publishedVersions } from './tables.ts';

const visibleWithinMs = 1000;
const onProblem = vi.fn();

describe.each(testDatabases)('published media: $name', ({ open }) => {
  let test: TestDatabase;
  let files: MediaFileStore;
  let objects: Map<string, Buffer>;
  let get: ReturnType<typeof vi.fn<(key: string) => Promise<Buffer | undefined>>>;
  let nodes: PublishedMedia[];
  beforeAll(async () => {
    test = await open();
    files = createMediaFileStore(test.database.primary);
  });
  afterAll(() => test?.close());
  beforeEach(() => {
    nodes = [];
    objects = new Map();
    get = vi.fn(async (key: string) => objects.get(key));
  });
  afterEach(async () => {
    for (const node of nodes) node.close();
    for (const folder of (await files.listFolders()).keys()) await files.replace(folder, []);
  });

  const publish = (folder: string, contents: Readonly<Record<string, string>>) => {
    for (const text of Object.values(contents)) objects.set(mediaObjectKey(`hash of ${text}`), Buffer.from(text));
    return files.replace(
      folder,
      Object.entries(contents).map(([path, text]) => ({ path, hash: `hash of ${text}`, sizeBytes: text.length })),
    );
  };
  const startNode = async ({
    setInCache,
    pollMs = 50,
  }: {
    readonly setInCache?: () => Promise<never>;
    readonly pollMs?: number;
  } = {}): Promise<PublishedMedia> => {
    const disk = await createDiskCache({ dir: join(makeTemporaryFolder('media-cache'), 'media'), maxBytes: 1000 });
    const cache = setInCache === undefined ? disk : { find: disk.find, set: setInCache };
    const node = await openPublishedMedia({
      database: test.database,
      files,
      objects: { get },
      cache,
      onProblem,
      pollMs,
    });
    nodes.push(node);
    return node;
  };
  const read = async (node: PublishedMedia, folder: string, path: string): Promise<string | undefined> => {
    const found = await node.find({ folder, path });
    return found && readFileSync(await found.toLocalFile(), 'utf8');
  };

  it('are fetched once by each node, when they are first asked for', async () => {
    await publish('acme', { 'a.png': 'one', 'b/c.png': 'two' });
    const node = await startNode();
    expect(get).not.toHaveBeenCalled();
    const reads = await Promise.all([1, 2, 3].map(() => read(node, 'acme', 'a.png')));
    expect([reads, await read(node, 'acme', 'a.png')]).toEqual([['one', 'one', 'one'], 'one']);
    expect(get).toHaveBeenCalledTimes(1);
    expect(await read(node, 'acme', 'none.png')).toBeUndefined();
    expect(await read(node, 'other', 'a.png')).toBeUndefined();
  });

  it('change and disappear on every node within a second', async () => {
    await publish('acme', { 'a.png': 'one', 'b.png': 'two' });
    const both = [await startNode(), await startNode()];
    await publish('acme', { 'a.png': 'newer' });
    await vi.waitFor(async () => {
      for (const node of both) {
        expect([await read(node, 'acme', 'a.png'), await read(node, 'acme', 'b.png')]).toEqual(['newer', undefined]);
      }
    }, visibleWithinMs);
  });

  it('stay what they were until the new version of their site is served', async () => {
    const node = await startNode({ pollMs: 60_000 });
    await publish('acme', { 'a.png': 'one' });
    await node.catchUp();
    await publish('acme', { 'a.png': 'newer' });
    const show = await node.prepare(['acme', 'empty']);
    expect(await read(node, 'acme', 'a.png')).toBe('one');
    show();
    expect(await read(node, 'acme', 'a.png')).toBe('newer');
  });

  it('are never replaced by an earlier reading that comes later', async () => {
    const node = await startNode({ pollMs: 60_000 });
    await publish('acme', { 'a.png': 'one' });
    const showOld = await node.prepare(['acme']);
    await publish('acme', { 'a.png': 'newer' });
    (await node.prepare(['acme']))();
    showOld();
    expect(await read(node, 'acme', 'a.png')).toBe('newer');
  });

  it('are published together with the version of their site, or not at all', async () => {
    const versionOf = (siteSlug: string | null) => ({ siteSlug, version: 'v1', files: {} }) as never;
    const media = (hash: string) => new Map([['acme', [{ path: 'a.png', hash, sizeBytes: 1 }]]]);
    const { primary } = test.database;
    await publishVersion(primary, versionOf('acme'), media('one'));
    await expect(publishVersion(primary, versionOf(null), media('two'))).rejects.toThrow();
    expect(await files.list('acme')).toEqual([{ path: 'a.png', hash: 'one', sizeBytes: 1 }]);
    const versions = createSiteVersionStore(primary, publishedVersions);
    expect((await versions.listLatest()).get('acme')).toBe('v1');
    await versions.remove('acme');
  });

  it('are served from what a node has while the object store is down', async () => {
    await publish('acme', { 'a.png': 'one', 'b.png': 'two' });
    const node = await startNode();
    await read(node, 'acme', 'a.png');
    get.mockRejectedValue(new ObjectStoreError('down'));
    expect(await read(node, 'acme', 'a.png')).toBe('one');
    await expect(read(node, 'acme', 'b.png')).rejects.toMatchObject({ code: 'overloaded' });
    get.mockImplementation(async (key) => objects.get(key));
    expect(await read(node, 'acme', 'b.png')).toBe('two');
  });

  it('that a full disk has no room for can be asked for again later', async () => {
    await publish('acme', { 'a.png': 'one' });
    const node = await startNode({ setInCache: () => Promise.reject(new Error('ENOSPC')) });
    await expect(read(node, 'acme', 'a.png')).rejects.toMatchObject({ code: 'overloaded' });
  });

  it('that the object store has lost are not found', async () => {
    await publish('acme', { 'a.png': 'one' });
    objects.clear();
    await expect(read(await startNode(), 'acme', 'a.png')).rejects.toMatchObject({ code: 'notFound' });
  });
});
