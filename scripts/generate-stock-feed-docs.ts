// The table of columns in docs/stock-feeds.md, made from the columns that an import understands.
//   node scripts/generate-stock-feed-docs.ts           writes it
//   node scripts/generate-stock-feed-docs.ts --check   exits 1 when it is not up to date
import { readFile, writeFile } from 'node:fs/promises';
import { buildColumnTable } from './stock-feed-docs/build-column-table.ts';
import { fillSection } from './stock-feed-docs/fill-section.ts';

const file = 'docs/stock-feeds.md';
const before = await readFile(file, 'utf8');
const after = fillSection(before, 'columns', buildColumnTable());

if (!process.argv.includes('--check')) await writeFile(file, after);
else if (after !== before) {
  console.error(`${file} is not up to date: run 'node scripts/generate-stock-feed-docs.ts'`);
  process.exitCode = 1;
}
