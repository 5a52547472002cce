import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface SpooledFeed {
  readonly open: () => AsyncIterable<Buffer>;
  readonly bytes: number;
  readonly close: () => Promise<void>;
}

export class FeedTooLargeError extends Error {
  override readonly name = 'FeedTooLargeError';
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`The feed is larger than ${maxBytes} bytes, the limit in FEED_BYTES.`);
    this.maxBytes = maxBytes;
  }
}

/** Removes the file's name at once, so that the disk space is freed when the file is closed or the process ends. */
const openNameless = async (folder: string): Promise<FileHandle> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}.feed`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await rm(path);
  } catch (error) {
    await file.close();
    throw error;
  }
  return file;
};

const fill = async (file: FileHandle, source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<number> => {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new FeedTooLargeError(maxBytes);
    await file.writeFile(chunk);
  }
  return bytes;
};

const chunkBytes = 64 * 1024;

/** Reads by position, because a stream would close the file if its reader stopped early. */
async function* readFromStart(file: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(chunkBytes), 0, chunkBytes, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** Throws FeedTooLargeError if the source is larger than `maxBytes`. The caller closes the feed. */
export const spoolFeed = async (
  folder: string,
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<SpooledFeed> => {
  const file = await openNameless(folder);
  try {
    const bytes = await fill(file, source, maxBytes);
    return {
      open: () => readFromStart(file),
      bytes,
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
};
