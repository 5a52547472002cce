// `npm test`: runs everything that CI checks. The last line is `N passed, N failed`, then `, N skipped` if tests were
// skipped.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { shareTemplates } from '#src/platform/testing/copy-template.ts';
import { endWithThisProcess } from '#src/platform/testing/end-with-this-process.ts';
import { build } from './build.ts';
import { isBuildCurrent } from './lib/build-stamp.ts';
import {
  addCounts,
  type Counts,
  countPlaywright,
  countVitest,
  formatCounts,
  isPassed,
  type PlaywrightReport,
  type VitestReport,
} from './lib/counts.ts';
import {
  ensureChromium,
  ensureDeploymentTools,
  ensureHeadlessShell,
  ensurePostgres,
  ensurePromtool,
  ensureSshServer,
} from './lib/find-tools.ts';
import { formatUsage } from './lib/format-usage.ts';
import { answerHelp } from './lib/read-command-line.ts';
import { runCommand } from './lib/run-command.ts';
import { keepTemporaryFilesInMemory } from './testing/keep-temporary-files-in-memory.ts';
import { runStaticChecks } from './verify.ts';

const reportsDir = 'test-results';

const readReport = async <Report>(file: string): Promise<Report | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
};

const runVitest = async (): Promise<Counts> => {
  const file = `${reportsDir}/vitest.json`;
  const reporters = ['dot', 'json', './scripts/testing/vitest-refusal-reporter.ts'];
  const { exitCode } = await runCommand(
    'node_modules/.bin/vitest',
    ['run', ...reporters.map((reporter) => `--reporter=${reporter}`), `--outputFile.json=${file}`],
    { onStart: endWithThisProcess },
  );
  return countVitest(exitCode, await readReport<VitestReport>(file));
};

const runPlaywright = async (env: Readonly<Record<string, string>>): Promise<Counts> => {
  const { exitCode } = await runCommand('node_modules/.bin/playwright', ['test'], {
    env,
    onStart: endWithThisProcess,
  });
  return countPlaywright(exitCode, await readReport<PlaywrightReport>(`${reportsDir}/playwright.json`));
};

answerHelp(
  formatUsage({
    summary: 'Runs everything that CI checks: static checks, unit tests and browser tests.',
    calls: ['npm test'],
    notes: ['The last line counts the results: N passed, N failed.'],
    example: 'npm test',
    failure: 'a check or a test failed, or a test was skipped',
  }),
);

// Removes the reports of an earlier run, so that they aren't counted.
await rm(reportsDir, { recursive: true, force: true });
await mkdir(reportsDir, { recursive: true });
const chromium = await ensureChromium();
const headlessShell = await ensureHeadlessShell(chromium);
await ensurePostgres();
await ensureSshServer();
await ensurePromtool();
await ensureDeploymentTools();
keepTemporaryFilesInMemory();
shareTemplates();
const results: Counts[] = [await runStaticChecks()];
if (!isBuildCurrent()) await build();
results.push(await runVitest());
results.push(await runPlaywright({ CHROMIUM_PATH: chromium, CHROMIUM_SHELL_PATH: headlessShell }));
const total = addCounts(results);
console.log(formatCounts(total));
process.exit(isPassed(total) ? 0 : 1);
