// docs/rules.md, made from the @spec tags of the source and the titles of the tests.
//   node scripts/generate-rule-docs.ts           writes it
//   node scripts/generate-rule-docs.ts --check   exits 1 when it is not up to date
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { writeOrCheck } from './lib/write-or-check.ts';
import { buildRulePage } from './rules-docs/build-rule-page.ts';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'demo', 'e2e'], {
  encoding: 'utf8',
});
const files = [...new Set(listed.split('\n'))]
  .filter((path) => /\.tsx?$/.test(path) && existsSync(path))
  .toSorted()
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

await writeOrCheck(new Map([['docs/rules.md', buildRulePage(files)]]), 'node scripts/generate-rule-docs.ts');
