import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { SavedIndex } from '../engine/search-api.ts';
import { deserializeArrays, serializeArrays } from './serialize-arrays.ts';

export interface SavedStock {
  readonly version: number;
  readonly index: SavedIndex;
}

export interface SavedIndexes {
  /**
   * Returns undefined unless an intact index was saved by the same build on the same database, with the same document
   * epoch (`documentEpoch`).
   */
  readonly load: (siteSlug: string, epoch: string) => Promise<SavedStock | undefined>;
  readonly keepOnly: (siteSlugs: readonly string[]) => Promise<void>;
  readonly save: (siteSlug: string, epoch: string, saved: SavedStock) => Promise<void>;
}

interface SavedIndexesOptions {
  readonly folder: string;
  /** Identifies the build and the database. An index saved with another origin isn't loaded. */
  readonly origin: string;
  /** Called if reading or saving a file fails, but not for a missing or damaged file. */
  readonly onProblem: (error: unknown) => void;
}

const checksumBytes = 4;

const withChecksum = (content: Buffer): Buffer => {
  const checksum = Buffer.alloc(checksumBytes);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([checksum, content]);
};

const checkContent = (bytes: Buffer): Buffer | undefined => {
  const content = bytes.subarray(checksumBytes);
  return bytes.length > checksumBytes && bytes.readUInt32BE() === crc32(content) ? content : undefined;
};

const fileOf = (siteSlug: string): string => `${encodeURIComponent(siteSlug)}.index`;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const maxSpareBuffers = 2;

/** Reuses a few buffers, because V8 pauses the process after 64 MB of garbage outside the heap. */
const createFileReader = () => {
  const spare: Buffer[] = [];
  return async <T>(path: string, use: (content: Buffer) => T): Promise<T> => {
    const file = await open(path);
    let buffer = spare.pop();
    try {
      const { size } = await file.stat();
      if (buffer === undefined || buffer.length < size) buffer = Buffer.allocUnsafeSlow(size);
      const { bytesRead } = await file.read(buffer, 0, size, 0);
      return use(buffer.subarray(0, bytesRead));
    } finally {
      if (buffer !== undefined && spare.length < maxSpareBuffers) spare.push(buffer);
      await file.close();
    }
  };
};

export const createSavedIndexes = ({ folder, origin, onProblem }: SavedIndexesOptions): SavedIndexes => {
  const pathOf = (siteSlug: string): string => join(folder, fileOf(siteSlug));
  const readWith = createFileReader();
  const keyOf = (epoch: string): string => `${origin}\n${epoch}`;
  return {
    keepOnly: async (siteSlugs) => {
      const kept = new Set(siteSlugs.map(fileOf));
      const files = await readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      await Promise.all(files.filter((file) => !kept.has(file)).map((file) => rm(join(folder, file), { force: true })));
    },
    load: async (siteSlug, epoch) => {
      try {
        return await readWith(pathOf(siteSlug), (bytes) => {
          const content = checkContent(bytes);
          if (content === undefined) return undefined;
          const { key, version, index } = deserializeArrays(content) as SavedStock & { readonly key: string };
          return key === keyOf(epoch) ? { version, index } : undefined;
        });
      } catch (error) {
        if (!isMissing(error)) onProblem(error);
        return undefined;
      }
    },
    save: async (siteSlug, epoch, saved) => {
      const path = pathOf(siteSlug);
      const unfinished = `${path}.${process.pid}.part`;
      try {
        // Serialises before the first await, because `saved` shares arrays with the index, which can change later.
        const content = withChecksum(serializeArrays({ key: keyOf(epoch), ...saved }));
        await mkdir(folder, { recursive: true });
        await writeFile(unfinished, content);
        await rename(unfinished, path);
      } catch (error) {
        onProblem(error);
        await rm(unfinished, { force: true }).catch(() => undefined);
      }
    },
  };
};
