import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stampFile = 'build/stamp';
const sources = ['src', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json'];

const listFiles = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
    : [path];

/** Hashes names, sizes and times instead of contents, to be quick. */
const currentStamp = (): string => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(listFiles).sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

/** True when build/ was built from the current sources. */
export const isBuildCurrent = (): boolean => {
  try {
    return readFileSync(stampFile, 'utf8') === currentStamp();
  } catch {
    return false;
  }
};

export const markBuildCurrent = (): void => writeFileSync(stampFile, currentStamp());
