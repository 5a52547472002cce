// docs/switches.md and docs/site.schema.json, made from the schema of a site's file.
//   node scripts/generate-switch-docs.ts           writes both
//   node scripts/generate-switch-docs.ts --check   exits 1 when they are not up to date
import { readFile, writeFile } from 'node:fs/promises';
import { siteJsonSchema } from '#src/sites/config/site-json-schema.ts';
import { buildEditorSchema } from './switch-docs/build-editor-schema.ts';
import { buildSwitchPage } from './switch-docs/build-switch-page.ts';
import { readDemoInputs } from './switch-docs/read-demo-inputs.ts';

const readIfAny = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

const documents = new Map([
  ['docs/switches.md', buildSwitchPage(siteJsonSchema, await readDemoInputs('sites'))],
  ['docs/site.schema.json', `${JSON.stringify(buildEditorSchema(siteJsonSchema), null, 2)}\n`],
]);

if (process.argv.includes('--check')) {
  for (const [file, text] of documents) {
    if ((await readIfAny(file)) === text) continue;
    console.error(`${file} is not up to date: run 'node scripts/generate-switch-docs.ts'`);
    process.exitCode = 1;
  }
} else {
  for (const [file, text] of documents) await writeFile(file, text);
}
