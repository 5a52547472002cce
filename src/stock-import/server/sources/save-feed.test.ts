import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { createFeedSaver, type SavedFeed } from './save-feed.ts';

const maxBytes = 200_000;
const folder = join(makeTemporaryFolder('feeds'), 'tmp');
const save = createFeedSaver(folder, maxBytes);

async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
}

const read = async ({ open }: SavedFeed): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of open()) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const text = Buffer.from('Stock No,Make\n'.repeat(10_000));

describe('createFeedSaver', () => {
  it('saves a feed that can be read twice, and leaves nothing behind', async () => {
    const feed = await save(inPieces(text));
    expect([await read(feed), await read(feed)]).toEqual([text, text]);
    expect(feed.receivedBytes).toBe(text.length);
    expect(feed.start.toString()).toMatch(/^Stock No,Make\n/);
    await feed.close();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['gzip', gzipSync(text)],
    ['gzip for the way around gzip', gzipSync(gzipSync(text))],
  ])('unpacks %s', async (_what, packed) => {
    const feed = await save(inPieces(packed));
    expect(await read(feed)).toEqual(text);
    expect(feed.receivedBytes).toBe(packed.length);
    await feed.close();
  });

  it('takes an empty file', async () => {
    const feed = await save(inPieces(Buffer.alloc(0)));
    expect([feed.start.length, feed.receivedBytes]).toEqual([0, 0]);
    await feed.close();
  });

  it.each([
    ['is too large', randomBytes(maxBytes + 1)],
    ['is too large once it is unpacked', gzipSync(Buffer.alloc(50_000_000))],
  ])('refuses a file that %s', async (_what, bytes) => {
    await expect(save(inPieces(bytes))).rejects.toMatchObject({ name: 'FeedTooLargeError' });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses a compressed file that was cut anywhere, or damaged', async () => {
    const packed = gzipSync(text);
    for (const length of [3, 10, 40, packed.length - 9, packed.length - 1]) {
      await expect(save(inPieces(packed.subarray(0, length)))).rejects.toMatchObject({ fault: 'broken' });
    }
    const damaged = Buffer.from(packed);
    damaged[packed.length - 5] = (damaged[packed.length - 5] ?? 0) ^ 1;
    await expect(save(inPieces(damaged))).rejects.toMatchObject({ fault: 'broken' });
  });

  it('passes on that the source failed, or that it was told to end', async () => {
    const broken = (async function* () {
      yield Buffer.from('Stock');
      throw new Error('cut');
    })();
    await expect(save(broken)).rejects.toThrow('cut');
    const endless = (async function* () {
      for (;;) {
        yield Buffer.from('a');
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    })();
    await expect(save(endless, AbortSignal.timeout(50))).rejects.toMatchObject({ name: 'AbortError' });
    expect(existsSync(folder) && readdirSync(folder)).toEqual([]);
  });
});
