import { expect, it } from 'vitest';
import { findMissingSheets } from './find-missing-sheets.ts';

const find = (text: string, ...there: readonly string[]) =>
  findMissingSheets({ file: 'src/ui/fields/part.tsx', text }, (path) => there.includes(path));

it.each([
  ["import styles from './part.module.css';", 'src/ui/fields/part.module.css'],
  ["import tick from '../tick.module.css';", 'src/ui/tick.module.css'],
  ["import tick from '#src/leads/web/tick.module.css';", 'src/leads/web/tick.module.css'],
  ["import '#src/ui/print.css';", 'src/ui/print.css'],
  ["import href from '#src/ui/plain.css?url';", 'src/ui/plain.css'],
  ["const late = () => import('./late.module.css');", 'src/ui/fields/late.module.css'],
  ['@import "./common.css";', 'src/ui/fields/common.css'],
])('finds a missing sheet in %s', (text, path) => {
  expect(find(text)).toHaveLength(1);
  expect(find(text, path)).toEqual([]);
});

it('reports the file and line', () => {
  const text = "import { a } from './a.ts';\nimport styles from './gone.module.css';\n";
  expect(find(text)).toEqual(['src/ui/fields/part.tsx:2 ./gone.module.css is not there']);
});

it.each(["import 'leaflet/dist/leaflet.css';", "import { a } from './a.ts';", "// see './a.css'"])(
  'accepts %s',
  (text) => {
    expect(find(text)).toEqual([]);
  },
);
