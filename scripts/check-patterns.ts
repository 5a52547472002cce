// Checks that no regular expression in the product, demo or scripts takes quadratic time, because some are run on
// untrusted text. Skips tests and testing/, which only read our own text.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findPatterns, isSlowPattern } from './lib/find-patterns.ts';
import { formatUsage } from './lib/format-usage.ts';
import { answerHelp } from './lib/read-command-line.ts';

answerHelp(
  formatUsage({
    summary: 'Checks that no regular expression takes quadratic time or worse.',
    calls: ['npx node scripts/check-patterns.ts'],
    example: 'npx node scripts/check-patterns.ts',
    failure: 'a problem was found',
  }),
);

const minPatterns = 100;

const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'demo', 'scripts'],
  {
    encoding: 'utf8',
  },
);
const files = listed.split('\n').filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file));
const faults: string[] = [];
let seen = 0;
for (const file of files) {
  const { patterns, built } = findPatterns(readFileSync(file, 'utf8'), file.endsWith('x'));
  seen += patterns.length;
  for (const pattern of patterns.filter(isSlowPattern)) {
    faults.push(`${file}: /${pattern.source}/${pattern.flags} can take quadratic time or worse`);
  }
  if (built > 0)
    faults.push(`${file}: a pattern is built from a string: write it as a literal, so that it can be checked`);
}
if (seen < minPatterns) faults.push(`only ${seen} patterns found, expected at least ${minPatterns}`);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
