import type { Plugin } from 'vite';

const imported = /\bimport (\w+) from ('[^']+\.module\.css')/g;
const isClassTable = (id: string): boolean => id.endsWith('.module.css');

/**
 * Creates plugins that import the classes of a style sheet by name, so that the bundler inlines each where it's used.
 * Otherwise every page would load a table of all classes of its style sheets.
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
    // Keeps a style sheet even if none of its names is imported any longer.
    name: 'keep-style-sheets',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) =>
      isClassTable(id) ? { code: `${code}\nglobalThis.css;`, map: null, moduleSideEffects: true } : undefined,
  },
];
