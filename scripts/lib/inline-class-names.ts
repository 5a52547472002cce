import type { Plugin } from 'vite';

const imported = /\bimport (\w+) from ('[^']+\.module\.css')/g;
const isClassTable = (id: string): boolean => id.endsWith('.module.css');

/**
 * Creates plugins that import the classes of a style sheet by name. The bundler then inlines each name where it's used,
 * so pages don't load a table of all classes.
 */
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
