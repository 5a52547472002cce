import type { Switch } from '#src/sites/config/list-switches.ts';
import { anyKey, anyKeyOfAny, findReads } from './find-reads.ts';

export interface ProductFile {
  readonly path: string;
  readonly text: string;
}

const toKebab = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const readsOfText = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name = '']) => name));

const isToken = ({ path }: Switch): boolean => path[0] === 'theme' || (path[0] === 'brand' && path[1] === 'palette');

const findParent = (keys: readonly string[]): string => keys.findLast((key) => key !== '*') ?? 'site';
const getLastWord = (name: string): string => name.replace(/^.*(?=[A-Z])/, '').toLowerCase();
const withSingular = (name: string): readonly string[] => [name, name.replace(/s$/, '')];

const namesOf = (row: Switch, key: string): readonly string[] => {
  if (isToken(row)) return [`--${toKebab(key)}`];
  const depth = key === anyKeyOfAny ? 2 : 1;
  const parent = findParent(row.path.slice(0, -depth));
  // With a computed key, as in `row[name]`, the last word alone could name anything.
  const isComputed = key === anyKey || key === anyKeyOfAny;
  const owners = isComputed ? [parent] : [parent, getLastWord(parent)];
  return owners.flatMap(withSingular).map((owner) => `${owner}.${key}`);
};

const readsOf = ({ path, text }: ProductFile): ReadonlySet<string> =>
  path.endsWith('.css') ? readsOfText(text) : findReads(text, path.endsWith('x'));

export const findReaders = (
  switches: readonly Switch[],
  files: readonly ProductFile[],
): ReadonlyMap<string, readonly string[]> => {
  const reads = files.map((file) => [file.path, readsOf(file)] as const);
  return new Map(
    switches.map((row) => {
      const findBy = (key: string): readonly string[] => {
        const names = namesOf(row, key);
        // In a slice, `config` is the slice's own part of the configuration.
        const home = `src/${row.path[0]}/`;
        return reads
          .filter(
            ([path, found]) =>
              names.some((name) => found.has(name)) || (path.startsWith(home) && found.has(`config.${key}`)),
          )
          .map(([path]) => path);
      };
      const waysToRead = [row.path.at(-1) ?? '', anyKey, anyKeyOfAny];
      return [row.path.join('.'), waysToRead.map(findBy).find((readers) => readers.length > 0) ?? []];
    }),
  );
};
