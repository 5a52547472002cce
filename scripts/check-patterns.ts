// No regular expression of the product, the demo or the scripts can take quadratic time: what it reads may be a stranger's.
// Tests and what stands in testing/ are left out: what they read is ours.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findPatterns, isSlowPattern } from './lib/find-patterns.ts';

const leastPatterns = 100;

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
  const { patterns, made } = findPatterns(readFileSync(file, 'utf8'), file.endsWith('x'));
  seen += patterns.length;
  for (const pattern of patterns.filter(isSlowPattern)) {
    faults.push(`${file}: /${pattern.source}/${pattern.flags} can take quadratic time or worse`);
  }
  if (made > 0) faults.push(`${file}: a pattern is made of a text; write it as a literal, so that it can be checked`);
}
if (seen < leastPatterns) faults.push(`only ${seen} patterns were seen, at least ${leastPatterns} are there`);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
