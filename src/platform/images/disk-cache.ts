import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

export const createDiskCache = async ({ dir, maxBytes }: { dir: string; maxBytes: number }) => {
  await mkdir(dir, { recursive: true });
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, name, reason) => {
      // A leftover file is harmless, so a failed removal is ignored.
      if (reason === 'evict') rm(join(dir, name), { force: true }).catch(() => {});
    },
  });
  const found = await Promise.all(
    (await readdir(dir)).map(async (name) => ({ name, info: await stat(join(dir, name)).catch(() => undefined) })),
  );
  found.sort((a, b) => (a.info?.mtimeMs ?? 0) - (b.info?.mtimeMs ?? 0));
  for (const { name, info } of found) if (info !== undefined) sizes.set(name, info.size);

  const nameOf = (key: string): string => createHash('sha256').update(key).digest('hex');

  return {
    async get(key: string): Promise<Buffer | undefined> {
      const name = nameOf(key);
      if (sizes.get(name) === undefined) return undefined;
      return readFile(join(dir, name)).catch(() => {
        sizes.delete(name);
        return undefined;
      });
    },

    /** Unlike `get` and `find`, doesn't mark the entry as recently used. */
    has: (key: string): boolean => sizes.has(nameOf(key)),

    async find(key: string): Promise<string | undefined> {
      const name = nameOf(key);
      if (sizes.get(name) === undefined) return undefined;
      const file = join(dir, name);
      const isThere = await stat(file).then(
        () => true,
        () => false,
      );
      if (!isThere) sizes.delete(name);
      return isThere ? file : undefined;
    },

    /** If the file can't be written, throws and leaves the cache unchanged. */
    async set(key: string, data: Buffer): Promise<void> {
      const name = nameOf(key);
      const temporary = join(dir, `${name}.${randomUUID()}.part`);
      try {
        await writeFile(temporary, data);
        await rename(temporary, join(dir, name));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      sizes.set(name, data.length);
    },

    stats: () => ({ files: sizes.size, bytes: sizes.calculatedSize }),
  };
};
