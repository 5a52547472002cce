import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type ObjectStore, ObjectStoreError } from './object-store.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const makeSharedFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.startsWith(first); made = dirname(made)) await chmod(made, 0o2775);
};

export const openFolderObjects = (dir: string): ObjectStore => {
  const fail = (error: unknown): never => {
    throw new ObjectStoreError(`${dir} can't be used: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  };
  const orIfMissing =
    <Value>(otherwise: Value) =>
    (error: unknown): Value =>
      isMissing(error) ? otherwise : fail(error);
  return {
    name: dir,
    get: (key) => readFile(join(dir, key)).catch(orIfMissing(undefined)),
    has: (key) =>
      stat(join(dir, key))
        .then((found) => found.isFile())
        .catch(orIfMissing(false)),
    put: async (key, data) => {
      const file = join(dir, key);
      const temporary = `${file}.${randomUUID()}.part`;
      try {
        await makeSharedFolder(dirname(file));
        await writeFile(temporary, data);
        await chmod(temporary, 0o664);
        await rename(temporary, file);
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => undefined);
        fail(error);
      }
    },
    list: async function* (prefix) {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(orIfMissing([]));
      const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.part'));
      const keys = files.map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
      for (const key of keys.filter((one) => one.startsWith(prefix)).sort()) {
        const found = await stat(join(dir, key)).catch(orIfMissing(undefined));
        if (found !== undefined) yield { key, sizeBytes: found.size };
      }
    },
  };
};
