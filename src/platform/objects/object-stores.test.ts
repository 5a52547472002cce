import { chmodSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTemporaryFolder } from '../testing/make-temporary-folder.ts';
import { type ObjectStore, ObjectStoreError, type StoredObject } from './object-store.ts';
import { openFolderObjects } from './open-folder-objects.ts';
import { openS3Objects } from './open-s3-objects.ts';
import { pauseAfterFailure } from './pause-after-failure.ts';
import { type S3Server, s3Options, startS3Server } from './testing/start-s3-server.ts';

let server: S3Server;
const folder = makeTemporaryFolder('objects');
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.stop());

const kinds: readonly (readonly [string, () => ObjectStore])[] = [
  ['a folder', () => openFolderObjects(join(folder, 'store'))],
  ['an S3 bucket', () => openS3Objects(s3Options(server.endpoint, 'platform/'))],
];

describe.each(kinds)('objects in %s', (_name, open) => {
  it('are read as they were written, whatever their names', async () => {
    const store = open();
    for (const key of ["media/a b+c&d=é'(1)!*~.jpg", 'media/plain', 'images/x/y']) {
      const data = Buffer.from(`content of ${key}\0\xff`, 'latin1');
      expect([await store.has(key), await store.get(key)]).toEqual([false, undefined]);
      await store.put(key, data);
      expect([await store.has(key), await store.get(key)]).toEqual([true, data]);
    }
    await store.put('media/plain', Buffer.from('newer'));
    expect((await store.get('media/plain'))?.toString()).toBe('newer');
  });

  it('are listed under a prefix, with their sizes, page by page', async () => {
    const store = open();
    for (const at of [1, 2, 3, 4, 5]) await store.put(`listed/${at}`, Buffer.alloc(at));
    const listed: StoredObject[] = [];
    for await (const object of store.list('listed/')) listed.push(object);
    expect(listed).toEqual([1, 2, 3, 4, 5].map((at) => ({ key: `listed/${at}`, sizeBytes: at })));
  });
});

describe('a folder', () => {
  it('is open to the group of its nodes, whatever the umask', async () => {
    const shared = join(folder, 'shared');
    const before = process.umask(0o077);
    try {
      await openFolderObjects(shared).put('media/ab/c', Buffer.from('c'));
    } finally {
      process.umask(before);
    }
    const modeOf = (path: string) => (statSync(join(shared, path)).mode & 0o7777).toString(8);
    expect(['', 'media', 'media/ab', 'media/ab/c'].map(modeOf)).toEqual(['2775', '2775', '2775', '664']);
  });

  it("doesn't list a file that is deleted meanwhile", async () => {
    const store = openFolderObjects(join(folder, 'deleted'));
    for (const key of ['a', 'b', 'c']) await store.put(key, Buffer.from(key));
    const keys: string[] = [];
    for await (const { key } of store.list('')) {
      keys.push(key);
      rmSync(join(folder, 'deleted', 'b'), { force: true });
    }
    expect(keys).toEqual(['a', 'c']);
  });
});

describe('an S3 bucket', () => {
  it('reports a wrong key, a missing bucket and a server that is down, without the secret', async () => {
    const wrong = { ...s3Options(server.endpoint), secretAccessKey: 'wrong' };
    await expect(openS3Objects(wrong).get('a')).rejects.toThrow(
      new ObjectStoreError('s3://forecourt/ responded with 403: SignatureDoesNotMatch'),
    );
    await expect(openS3Objects({ ...s3Options(server.endpoint), bucket: 'none' }).get('a')).rejects.toThrow(
      's3://none/ has no such bucket',
    );
    await expect(
      openS3Objects({ ...s3Options(server.endpoint), bucket: 'none' }).put('a', Buffer.alloc(1)),
    ).rejects.toThrow('s3://none/ responded with 404: NoSuchBucket');
    await expect(openS3Objects({ ...s3Options(server.endpoint), bucket: 'none' }).has('a')).rejects.toThrow(
      's3://none/ has no such bucket',
    );
    await expect(openS3Objects(s3Options('http://127.0.0.1:9')).get('a')).rejects.toThrow(
      "s3://forecourt/ didn't answer",
    );
  });

  it('reports an answer that breaks off', async () => {
    const broken = () =>
      new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) }));
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => broken());
    const store = openS3Objects(s3Options(server.endpoint));
    const list = async () => {
      for await (const { key } of store.list('')) expect(key).toBe('never');
    };
    for (const reading of [list(), store.get('a')]) {
      await expect(reading).rejects.toThrow(new ObjectStoreError('s3://forecourt/ closed the connection too soon'));
    }
    fetched.mockRestore();
  });

  it('is named in the host at AWS', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 404 }));
    const aws = { ...s3Options(''), endpoint: undefined };
    expect(await openS3Objects(aws).get('a')).toBeUndefined();
    expect(fetched.mock.calls.map(([request]) => (request as Request).url)).toEqual([
      'https://forecourt.s3.ap-southeast-2.amazonaws.com/a',
    ]);
    fetched.mockRestore();
  });
});

it('a folder that is not one is reported', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  chmodSync(file, 0o600);
  await expect(openFolderObjects(file).put('a', Buffer.alloc(1))).rejects.toThrow(ObjectStoreError);
  rmSync(file);
});

describe('pauseAfterFailure', () => {
  it('asks a failed store again only after a pause', async () => {
    let nowMs = 0;
    const onFailure = vi.fn();
    const get = vi.fn(async (): Promise<undefined> => undefined);
    const store = pauseAfterFailure(
      { name: 'store', get, put: vi.fn(), has: vi.fn(), list: vi.fn() },
      { pauseMs: 100, readClockMs: () => nowMs, onFailure },
    );
    get.mockRejectedValueOnce(new ObjectStoreError('store is down'));
    await expect(store.get('a')).rejects.toThrow('store is down');
    await expect(store.get('a')).rejects.toThrow('store failed a moment ago');
    await expect(store.put('a', Buffer.alloc(1))).rejects.toThrow('store failed a moment ago');
    expect([get.mock.calls.length, onFailure.mock.calls.length]).toEqual([1, 1]);
    nowMs = 100;
    expect(await store.get('a')).toBeUndefined();
  });
});
