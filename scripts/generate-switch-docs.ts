// docs/switches/ and docs/site.schema.json, made from the schema of a site's file and the source that reads it.
//   node scripts/generate-switch-docs.ts           writes them
//   node scripts/generate-switch-docs.ts --check   exits 1 when they are not up to date
// Either exits 1 when there is a switch that nothing reads.
import { listSwitches } from '#src/sites/config/list-switches.ts';
import { siteJsonSchema } from '#src/sites/config/site-json-schema.ts';
import { writeOrCheck } from './lib/write-or-check.ts';
import { buildEditorSchema } from './switch-docs/build-editor-schema.ts';
import { buildSwitchPages } from './switch-docs/build-switch-pages.ts';
import { findReaders } from './switch-docs/find-readers.ts';
import { listProductFiles } from './switch-docs/list-product-files.ts';
import { readDemoInputs } from './switch-docs/read-demo-inputs.ts';

const readers = findReaders(listSwitches(siteJsonSchema), listProductFiles());
for (const [path, files] of readers) {
  if (files.length > 0) continue;
  console.error(`nothing reads the switch ${path}: take it out until the code that reads it comes`);
  process.exitCode = 1;
}

await writeOrCheck(
  new Map([
    ...buildSwitchPages(siteJsonSchema, await readDemoInputs('sites'), readers),
    ['docs/site.schema.json', `${JSON.stringify(buildEditorSchema(siteJsonSchema), null, 2)}\n`],
  ]),
  'node scripts/generate-switch-docs.ts',
  ['docs/switches'],
);
