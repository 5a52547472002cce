import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { FeedTooLargeError, spoolFeed } from './spool-feed.ts';

const folder = join(makeTemporaryFolder('spool'), 'tmp');

async function* bytesOf(...parts: readonly string[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield Buffer.from(part);
}

it('is read from its beginning as often as asked, and has no name that a crash could leave behind', async () => {
  const feed = await spoolFeed(folder, bytesOf('abc', 'def'), 6);
  expect(feed.bytes).toBe(6);
  expect(readdirSync(folder)).toEqual([]);
  for (let reads = 0; reads < 2; reads += 1) expect(String(await buffer(feed.open()))).toBe('abcdef');
  await feed.close();
});

it('ends with the first byte too many, and with a source that breaks off', async () => {
  await expect(spoolFeed(folder, bytesOf('abc', 'defg'), 6)).rejects.toThrow(FeedTooLargeError);
  async function* broken(): AsyncGenerator<Buffer> {
    yield Buffer.from('abc');
    throw new Error('the connection is gone');
  }
  await expect(spoolFeed(folder, broken(), 6)).rejects.toThrow('the connection is gone');
  expect(readdirSync(folder)).toEqual([]);
});
