import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { SavedIndex } from '../engine/search-api.ts';

export interface SavedStock {
  /** The stock version that the index fully contains. */
  readonly version: number;
  readonly index: SavedIndex;
}

export interface SavedIndexes {
  /** Undefined unless the index was saved for the same epoch. */
  readonly load: (siteSlug: string, epoch: string) => Promise<SavedStock | undefined>;
  /** Also deletes unfinished files. */
  readonly keepOnly: (siteSlugs: readonly string[]) => Promise<void>;
  readonly save: (siteSlug: string, epoch: string, saved: SavedStock) => Promise<void>;
}

interface SavedIndexesOptions {
  readonly folder: string;
  /** Build and database; indexes of another build or database aren't loaded. */
  readonly origin: string;
  /** After a problem, the index is built from the stock. */
  readonly onProblem: (error: unknown) => void;
}

const checksumBytes = 4;

/** Copies, because views would keep all the bytes they were read from in memory. */
const copyArrays = <T>(value: T): T => copyPart(value) as T;

const copyPart = (value: unknown): unknown => {
  if (Buffer.isBuffer(value)) return new Uint8Array(value);
  if (ArrayBuffer.isView(value)) return (value as Uint8Array).slice();
  if (typeof value !== 'object' || value === null || value instanceof Set) return value;
  if (Array.isArray(value)) return typeof value[0] === 'object' ? value.map(copyPart) : value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyPart(part)]));
};

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

/** Lets a restarted server skip building its indexes (ADR 98). */
export const createSavedIndexes = ({ folder, origin, onProblem }: SavedIndexesOptions): SavedIndexes => {
  const pathOf = (siteSlug: string): string => join(folder, fileOf(siteSlug));
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
        const content = checkContent(await readFile(pathOf(siteSlug)));
        if (content === undefined) return undefined;
        const { key, version, index }: SavedStock & { readonly key: string } = deserialize(content);
        return key === keyOf(epoch) ? { version, index: copyArrays(index) } : undefined;
      } catch (error) {
        if (!isMissing(error)) onProblem(error);
        return undefined;
      }
    },
    save: async (siteSlug, epoch, saved) => {
      const path = pathOf(siteSlug);
      const unfinished = `${path}.${process.pid}.part`;
      try {
        // Serialises before the first await, because `saved` shares the index's arrays, which can change later.
        const content = withChecksum(serialize({ key: keyOf(epoch), ...saved }));
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
