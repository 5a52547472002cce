import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { formatUsage } from './lib/format-usage.ts';
import { answerHelp } from './lib/read-command-line.ts';
import { writeOrCheck } from './lib/write-or-check.ts';
import { buildRulePages } from './rules-docs/build-rule-pages.ts';

answerHelp(
  formatUsage({
    summary: 'Generates docs/rules/ from the @spec tags of the source and the titles of the tests.',
    calls: ['npx node scripts/generate-rule-docs.ts [--check]'],
    options: { '--check': 'Writes nothing, and lists the files that are out of date' },
    example: 'npx node scripts/generate-rule-docs.ts --check',
    failure: 'an error; with --check, also a file that is out of date',
  }),
);

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'demo', 'e2e'], {
  encoding: 'utf8',
});
const files = [...new Set(listed.split('\n'))]
  .filter((path) => /\.tsx?$/.test(path) && existsSync(path))
  .toSorted()
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

await writeOrCheck(buildRulePages(files), 'npx node scripts/generate-rule-docs.ts', ['docs/rules']);
