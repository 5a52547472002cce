import type { Plugin } from 'vite';

const imported = /\bimport (\w+) from ('[^']+\.module\.css')/g;
const isClassTable = (id: string): boolean => id.endsWith('.module.css');

/**
 * Imports the classes of a module's style sheet by name, so that the bundler writes each where it is used. Otherwise every page loads
 * a table of all classes of its style sheets.
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
    // A style sheet stays, even when none of its names is imported any longer.
    name: 'keep-style-sheets',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) =>
      isClassTable(id) ? { code: `${code}\nglobalThis.css;`, map: null, moduleSideEffects: true } : undefined,
  },
];
