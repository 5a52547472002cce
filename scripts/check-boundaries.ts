// The rules of import and the layout of src (docs/adr/0002-rules-of-import.md), over every source file that git lists.
import { existsSync } from 'node:fs';
import { findBoundaryProblems } from './lib/boundaries/find-boundary-problems.ts';
import { hostedSlices, knownSlices } from './lib/boundaries/known-slices.ts';
import { runCommand } from './lib/run-command.ts';

const { exitCode, output } = await runCommand(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'scripts', 'demo', 'bench', 'e2e'],
  { quiet: true },
);
if (exitCode !== 0) throw new Error(`git could not list the source: ${output}`);
// A file that is removed but not committed is still listed.
const files = [...new Set(output.split('\n'))].filter((file) => /\.tsx?$/.test(file) && existsSync(file));
const problems = await findBoundaryProblems({ root: process.cwd(), files, knownSlices, hostedSlices });
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
