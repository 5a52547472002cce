import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Returns paths relative to `dir`, with '/' on every system. Returns an empty list if `dir` is missing. */
export const listMediaDir = async (dir: string): Promise<readonly string[]> => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll(sep, '/'));
};
