import { listSwitches } from '#src/sites/config/list-switches.ts';
import { siteJsonSchema } from '#src/sites/config/site-json-schema.ts';
import { formatUsage } from './lib/format-usage.ts';
import { answerHelp } from './lib/read-command-line.ts';
import { writeOrCheck } from './lib/write-or-check.ts';
import { buildEditorSchema } from './switch-docs/build-editor-schema.ts';
import { buildSwitchPages } from './switch-docs/build-switch-pages.ts';
import { findReaders } from './switch-docs/find-readers.ts';
import { listProductFiles } from './switch-docs/list-product-files.ts';
import { readDemoInputs } from './switch-docs/read-demo-inputs.ts';

answerHelp(
  formatUsage({
    summary:
      'Generates docs/switches/ and docs/site.schema.json from the schema of site files and the source that reads it.',
    calls: ['npx node scripts/generate-switch-docs.ts [--check]'],
    options: { '--check': 'Writes nothing, and lists the files that are out of date' },
    example: 'npx node scripts/generate-switch-docs.ts --check',
    failure: 'an error, or a switch that no code reads; with --check, also a file that is out of date',
  }),
);

const readers = findReaders(listSwitches(siteJsonSchema), listProductFiles());
for (const [path, files] of readers) {
  if (files.length > 0) continue;
  console.error(`No code reads the switch ${path}: remove it.`);
  process.exitCode = 1;
}

await writeOrCheck(
  new Map([
    ...buildSwitchPages(siteJsonSchema, await readDemoInputs('sites'), readers),
    ['docs/site.schema.json', `${JSON.stringify(buildEditorSchema(siteJsonSchema), null, 2)}\n`],
  ]),
  'npx node scripts/generate-switch-docs.ts',
  ['docs/switches'],
);
