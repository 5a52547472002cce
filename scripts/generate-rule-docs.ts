// docs/rules/, made from the @spec tags of the source and the titles of the tests.
//   node scripts/generate-rule-docs.ts           writes them
//   node scripts/generate-rule-docs.ts --check   exits 1 when they are not up to date
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { writeOrCheck } from './lib/write-or-check.ts';
import { buildRulePages } from './rules-docs/build-rule-pages.ts';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'demo', 'e2e'], {
  encoding: 'utf8',
});
const files = [...new Set(listed.split('\n'))]
  .filter((path) => /\.tsx?$/.test(path) && existsSync(path))
  .toSorted()
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

await writeOrCheck(buildRulePages(files), 'node scripts/generate-rule-docs.ts', ['docs/rules']);
