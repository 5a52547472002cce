import { posix } from 'node:path';

export interface ImportingFile {
  readonly file: string;
  readonly text: string;
}

/**
 * Matches `from './a.module.css'`, `import './a.css'`, `import('./a.css')` and `@import "./a.css"`, each with an
 * optional Vite query.
 */
const sheetImport = /(?:\bfrom|\bimport\(?)\s*(['"])([^'"\n]+\.css)(?:\?[^'"\n]*)?\1/g;

const resolve = (file: string, named: string): string | undefined => {
  if (named.startsWith('#src/')) return named.slice(1);
  return named.startsWith('.') ? posix.join(posix.dirname(file), named) : undefined;
};

export const findMissingSheets = ({ file, text }: ImportingFile, isThere: (path: string) => boolean): string[] =>
  [...text.matchAll(sheetImport)].flatMap(({ 2: named = '', index }) => {
    const path = resolve(file, named);
    if (path === undefined || isThere(path)) return [];
    return [`${file}:${text.slice(0, index).split('\n').length} ${named} is not there`];
  });
