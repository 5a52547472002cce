import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stampFile = 'build/stamp';
export const buildConfigs = [
  'vite.config.ts',
  'vite.console.config.ts',
  'vite.host.config.ts',
  'react-router.config.ts',
];
const sources = ['src', ...buildConfigs, 'package-lock.json'];

export const isBuiltSource = (file: string): boolean => !/\.test\.tsx?$|\/testing\//.test(file);

const listFiles = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .filter(isBuiltSource)
    : [path];

const hashSources = (fingerprint: (file: string) => string): string => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(listFiles).sort()) hash.update(`${file}\0${fingerprint(file)}\n`);
  return hash.digest('hex');
};

/**
 * Quicker than hashing contents. A copy of the sources can have other times, so `isBuildCurrent` also compares
 * contents.
 */
const hashTimes = (): string =>
  hashSources((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${size}\0${mtimeMs}`;
  });

const hashContents = (): string => hashSources((file) => createHash('sha256').update(readFileSync(file)).digest('hex'));

export const isBuildCurrent = (): boolean => {
  try {
    const [times, contents] = readFileSync(stampFile, 'utf8').split('\n');
    return times === hashTimes() || contents === hashContents();
  } catch {
    return false;
  }
};

export const markBuildCurrent = (): void => writeFileSync(stampFile, `${hashTimes()}\n${hashContents()}`);
