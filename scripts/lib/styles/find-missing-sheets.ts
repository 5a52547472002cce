import { posix } from 'node:path';

/** A file that may import style sheets. */
export interface ImportingFile {
  readonly file: string;
  readonly text: string;
}

/** `from './a.module.css'`, `import './a.css'`, `import('./a.css')`, `@import "./a.css"`, each with what Vite reads behind a '?'. */
const sheetImport = /(?:\bfrom|\bimport\(?)\s*(['"])([^'"\n]+\.css)(?:\?[^'"\n]*)?\1/g;

/** Where a sheet of ours is; undefined for one of a package. */
const resolve = (file: string, named: string): string | undefined => {
  if (named.startsWith('#src/')) return named.slice(1);
  return named.startsWith('.') ? posix.join(posix.dirname(file), named) : undefined;
};

/** Style sheets that are imported and are not there: every name of a style sheet is well to the compiler. */
export const findMissingSheets = ({ file, text }: ImportingFile, isThere: (path: string) => boolean): string[] =>
  [...text.matchAll(sheetImport)].flatMap(({ 2: named = '', index }) => {
    const path = resolve(file, named);
    if (path === undefined || isThere(path)) return [];
    return [`${file}:${text.slice(0, index).split('\n').length} ${named} is not there`];
  });
