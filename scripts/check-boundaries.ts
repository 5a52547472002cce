import { existsSync } from 'node:fs';
import { findBoundaryProblems } from './lib/boundaries/find-boundary-problems.ts';
import { hostedSlices, knownSlices } from './lib/boundaries/known-slices.ts';
import { formatUsage } from './lib/format-usage.ts';
import { answerHelp } from './lib/read-command-line.ts';
import { runCommand } from './lib/run-command.ts';

answerHelp(
  formatUsage({
    summary: 'Checks the rules of import and the layout of src (docs/adr/0002-rules-of-import.md).',
    calls: ['npx node scripts/check-boundaries.ts'],
    example: 'npx node scripts/check-boundaries.ts',
    failure: 'a problem was found',
  }),
);

const { exitCode, output } = await runCommand(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'scripts', 'demo', 'bench', 'e2e'],
  { quiet: true },
);
if (exitCode !== 0) throw new Error(`git can't list the source files: ${output}`);
// git still lists a file whose removal isn't committed.
const files = [...new Set(output.split('\n'))].filter((file) => /\.tsx?$/.test(file) && existsSync(file));
const problems = await findBoundaryProblems({ root: process.cwd(), files, knownSlices, hostedSlices });
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
