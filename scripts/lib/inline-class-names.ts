import type { Plugin } from 'vite';

const imported = /\bimport (\w+) from ('[^']+\.module\.css')/g;
const isClassTable = (id: string): boolean => id.endsWith('.module.css');

/** Makes the bundler write class names where they're used, so that pages don't load a table of them. */
export const inlineClassNames = (): Plugin[] => [
  {
    name: 'import-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      /\.tsx?$/.test(id) ? { code: code.replaceAll(imported, 'import * as $1 from $2'), map: null } : undefined,
  },
  {
    // The bundler would drop a style sheet whose names are all inlined.
    name: 'keep-style-sheets',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) =>
      isClassTable(id) ? { code: `${code}\nglobalThis.css;`, map: null, moduleSideEffects: true } : undefined,
  },
];
