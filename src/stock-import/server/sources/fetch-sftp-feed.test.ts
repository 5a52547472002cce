import { mkdirSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAddressGuard } from '#src/platform/egress/create-address-guard.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { createSftpFetch, type FetchSftpOptions, type SftpSource } from './fetch-sftp-feed.ts';
import { createFeedSaver, type SaveFeed } from './save-feed.ts';
import { startPasswordServer } from './testing/start-password-server.ts';
import { type Relay, startRelay } from './testing/start-relay.ts';
import { type SshServer, startSshServer } from './testing/start-ssh-server.ts';

const maxBytes = 20_000_000;
const save = createFeedSaver(makeTemporaryFolder('sftp-feeds'), maxBytes);
const guard = createAddressGuard({
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  mayConnectTo: () => true,
});
const noValidators = { etag: null, lastModified: null };
const noTimeout = new AbortController().signal;
/** 8 MB, which is more than the reads in flight fetch together. */
const large = Buffer.alloc(8_000_000, 'U1,Kia,Rio\n');

let server: SshServer;
let secrets: Record<string, string>;
let relays: Relay[] = [];

beforeAll(async () => {
  server = await startSshServer();
  secrets = { FEED_KEY: server.privateKey, BROKEN_KEY: 'no key', FEED_PASSWORD: 'right', WRONG_PASSWORD: 'wrong' };
});
afterEach(async () => {
  await Promise.all(relays.map(({ stop }) => stop()));
  relays = [];
});
afterAll(() => server?.stop());

const put = (name: string, content: string | Buffer): string => {
  const path = join(server.folder, name);
  writeFileSync(path, content);
  return path;
};

const sourceOf = (path: string, changes: Partial<SftpSource> = {}): SftpSource => ({
  kind: 'sftp',
  host: 'feeds.example',
  port: server.port,
  user: server.user,
  path,
  hostKeySha256: server.hostKeySha256,
  passwordVariable: null,
  privateKeyVariable: 'FEED_KEY',
  everyMinutes: 30,
  ...changes,
});

const fetch = (source: SftpSource, options: Partial<FetchSftpOptions> = {}, signal = noTimeout) =>
  createSftpFetch({ save, maxBytes, guard, readSecret: (name) => secrets[name], settleMs: 20, ...options })(
    source,
    noValidators,
    signal,
  );

const read = async (fetched: Awaited<ReturnType<typeof fetch>>): Promise<Buffer> => {
  if (fetched.kind !== 'fetched') throw new Error(fetched.kind);
  const chunks: Buffer[] = [];
  for await (const chunk of fetched.feed.open()) chunks.push(chunk);
  await fetched.feed.close();
  return Buffer.concat(chunks);
};

const relay = async (afterBytes: number, then: 'cut' | 'stall'): Promise<number> => {
  const started = await startRelay(server.port, { afterBytes, then });
  relays.push(started);
  return started.port;
};

describe("createSftpFetch, at OpenSSH's server", () => {
  it('fetches a file with its name', async () => {
    const fetched = await fetch(sourceOf(put('stock.csv', 'Stock No,Make\n')));
    expect(fetched).toMatchObject({ kind: 'fetched', fileName: 'stock.csv' });
    expect((await read(fetched)).toString()).toBe('Stock No,Make\n');
  });

  it('fetches a large file in order, an empty one, and one that is compressed', async () => {
    expect((await read(await fetch(sourceOf(put('large.csv', large))))).equals(large)).toBe(true);
    expect(await read(await fetch(sourceOf(put('empty.csv', ''))))).toHaveLength(0);
    expect((await read(await fetch(sourceOf(put('stock.csv.gz', gzipSync('a,b\n')))))).toString()).toBe('a,b\n');
  });

  it('refuses a server with another key, and says which it has', async () => {
    const hostKeySha256 = `SHA256:${'A'.repeat(43)}`;
    await expect(fetch(sourceOf(put('stock.csv', 'a\n'), { hostKeySha256 }))).rejects.toMatchObject({
      name: 'FeedSourceError',
      fault: 'access',
      message: `The key of feeds.example is ${server.hostKeySha256}, not ${hostKeySha256}.`,
    });
  });

  it('says that the user is refused', async () => {
    const source = sourceOf(put('stock.csv', 'a\n'), { passwordVariable: 'WRONG_PASSWORD', privateKeyVariable: null });
    await expect(fetch(source)).rejects.toThrow('feeds.example rejects the username, password or key.');
  });

  it('says that there is no such file, and that a folder is none', async () => {
    const missing = join(server.folder, 'missing.csv');
    await expect(fetch(sourceOf(missing))).rejects.toThrow(`There is no file ${missing} on feeds.example.`);
    mkdirSync(join(server.folder, 'folder'));
    await expect(fetch(sourceOf(join(server.folder, 'folder')))).rejects.toThrow(/isn't a file/);
  });

  it('refuses a file that is larger than its bound before it is read', async () => {
    const options = { maxBytes: 1000 };
    await expect(fetch(sourceOf(put('large.csv', large)), options)).rejects.toMatchObject({
      name: 'FeedTooLargeError',
    });
  });

  it.each<[string, (path: string) => void]>([
    ['is cut', (path) => truncateSync(path, 2_000_000)],
    ['grows', (path) => writeFileSync(path, large, { flag: 'a' })],
    [
      'is replaced',
      (path) => {
        writeFileSync(`${path}.new`, 'Stock No\n');
        renameSync(`${path}.new`, path);
      },
    ],
  ])('refuses a file that %s while it is read', async (_what, change) => {
    const path = put('changing.csv', large);
    const changing: SaveFeed = (source, signal) =>
      save(
        (async function* () {
          let isFirst = true;
          for await (const chunk of source) {
            yield chunk;
            if (isFirst) change(path);
            isFirst = false;
          }
        })(),
        signal,
      );
    await expect(fetch(sourceOf(path), { save: changing })).rejects.toThrow(
      'The file changed while it was being read.',
    );
  });

  it('refuses a file whose writer had only paused', async () => {
    const path = put('paused.csv', 'Stock No\n');
    const saveThenGrow: SaveFeed = async (source, signal) => {
      const feed = await save(source, signal);
      writeFileSync(path, 'U1\n', { flag: 'a' });
      return feed;
    };
    await expect(fetch(sourceOf(path), { save: saveThenGrow })).rejects.toThrow(
      'The file changed while it was being read.',
    );
  });

  it.each([0, 1500, 6000, 1_000_000])('fails when the connection is cut after %i bytes', async (bytes) => {
    const port = await relay(bytes, 'cut');
    await expect(fetch(sourceOf(put('large.csv', large), { port }))).rejects.toMatchObject({
      name: 'FeedSourceError',
      fault: 'connection',
    });
  });

  it.each([0, 1500, 1_000_000])('ends when its time is over, at a server that stalls after %i bytes', async (bytes) => {
    const port = await relay(bytes, 'stall');
    const source = sourceOf(put('large.csv', large), { port });
    await expect(fetch(source, {}, AbortSignal.timeout(1500))).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('fails when nothing listens', async () => {
    const port = await relay(0, 'cut');
    await relays.pop()?.stop();
    await expect(fetch(sourceOf('/a', { port }))).rejects.toThrow("feeds.example doesn't answer.");
  });

  it('connects to public addresses only', async () => {
    const own = { guard: createAddressGuard() };
    for (const host of ['127.0.0.1', 'localhost']) {
      await expect(fetch(sourceOf('/a', { host }), own)).rejects.toThrow("isn't a public address");
    }
  });

  it.each<[string, Partial<SftpSource>, string]>([
    ['neither', { privateKeyVariable: null }, 'names neither a password nor a private key'],
    ['a key that is not set', { privateKeyVariable: 'NO_KEY' }, 'NO_KEY is not set'],
    ['a password that is not set', { passwordVariable: 'NO_PASSWORD' }, 'NO_PASSWORD is not set'],
    ['a key that is none', { privateKeyVariable: 'BROKEN_KEY' }, "The private key in BROKEN_KEY can't be read."],
  ])('needs a password or a key in the environment: %s', async (_what, changes, message) => {
    await expect(fetch(sourceOf('/a', changes))).rejects.toThrow(message);
  });
});

describe('createSftpFetch, by a password', () => {
  it('signs in with the right one only, and reads from a server that gives little at a time', async () => {
    const content = large.subarray(0, 100_000);
    const own = await startPasswordServer('acme', 'right', content);
    try {
      const { port, hostKeySha256 } = own;
      const changes = { port, hostKeySha256, user: 'acme', privateKeyVariable: null };
      const right = sourceOf('/stock.csv', { ...changes, passwordVariable: 'FEED_PASSWORD' });
      expect((await read(await fetch(right))).equals(content)).toBe(true);
      const wrong = sourceOf('/stock.csv', { ...changes, passwordVariable: 'WRONG_PASSWORD' });
      await expect(fetch(wrong)).rejects.toThrow('rejects the username, password or key');
      expect(own.attempts).toEqual(['right', 'wrong']);
    } finally {
      await own.stop();
    }
  });
});
