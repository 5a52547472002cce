import { addAbortSignal, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type SpooledFeed, spoolFeed } from '../spool-feed.ts';
import { FeedSourceError } from './feed-source-error.ts';

/** The caller closes the feed. `receivedBytes` is the size before unpacking. */
export interface SavedFeed extends Pick<SpooledFeed, 'open' | 'close'> {
  readonly receivedBytes: number;
  /** Start of the unpacked feed, up to 64 KB. */
  readonly start: Buffer;
}

/**
 * Saves a feed and unpacks gzip. Throws FeedTooLargeError if the feed is over the limit, either as received or
 * unpacked. Throws FeedSourceError for damaged gzip.
 */
export type SaveFeed = (source: AsyncIterable<Uint8Array>, signal?: AbortSignal) => Promise<SavedFeed>;

/** Maximum number of layers of gzip. A feed can be compressed as a file, and again by its server for the transfer. */
const maxPackings = 2;

const isGzip = (start: Buffer): boolean => start[0] === 0x1f && start[1] === 0x8b;

const readStart = async ({ open }: Pick<SpooledFeed, 'open'>): Promise<Buffer> => {
  for await (const chunk of open()) return chunk;
  return Buffer.alloc(0);
};

// Generators create their streams only when they are read. A stream that failed earlier would cause an unhandled error
// and end the process.

async function* endOnSignal(source: AsyncIterable<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  yield* addAbortSignal(signal, Readable.from(source));
}

async function* gunzip({ open }: Pick<SpooledFeed, 'open'>): AsyncGenerator<Uint8Array> {
  const unpacked = createGunzip();
  // The reader of `unpacked` gets this error.
  pipeline(open(), unpacked).catch(() => undefined);
  yield* unpacked;
}

const unpack = async (folder: string, packed: SpooledFeed, maxBytes: number): Promise<SpooledFeed> => {
  try {
    return await spoolFeed(folder, gunzip(packed), maxBytes);
  } catch (error) {
    if (!/^(Z_|ERR_.*ZLIB)/.test(String((error as NodeJS.ErrnoException).code))) throw error;
    throw new FeedSourceError('broken', 'The compressed file is cut off or damaged.', error);
  } finally {
    await packed.close();
  }
};

export const createFeedSaver =
  (folder: string, maxBytes: number): SaveFeed =>
  async (source, signal) => {
    let feed = await spoolFeed(folder, signal === undefined ? source : endOnSignal(source, signal), maxBytes);
    const receivedBytes = feed.bytes;
    let start = await readStart(feed);
    for (let packings = 0; packings < maxPackings && isGzip(start); packings += 1) {
      feed = await unpack(folder, feed, maxBytes);
      start = await readStart(feed);
    }
    return { open: feed.open, close: feed.close, receivedBytes, start };
  };
