import { readFile, writeFile } from 'node:fs/promises';
import { formatUsage } from './lib/format-usage.ts';
import { answerHelp } from './lib/read-command-line.ts';
import { buildColumnTable } from './stock-feed-docs/build-column-table.ts';
import { fillSection } from './stock-feed-docs/fill-section.ts';

answerHelp(
  formatUsage({
    summary: 'Generates the table of columns in docs/stock-feeds/columns.md from the columns that an import reads.',
    calls: ['npx node scripts/generate-stock-feed-docs.ts [--check]'],
    options: { '--check': 'Writes nothing, and says whether the file is out of date' },
    example: 'npx node scripts/generate-stock-feed-docs.ts --check',
    failure: 'an error; with --check, also a file that is out of date',
  }),
);

const file = 'docs/stock-feeds/columns.md';
const before = await readFile(file, 'utf8');
const after = fillSection(before, 'columns', buildColumnTable());

if (!process.argv.includes('--check')) await writeFile(file, after);
else if (after !== before) {
  console.error(`${file} is out of date: run 'npx node scripts/generate-stock-feed-docs.ts'.`);
  process.exitCode = 1;
}
