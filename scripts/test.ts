// `npm test`: everything that CI checks. Ends with a line `N passed, N failed`.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { build } from './build.ts';
import { isBuildCurrent } from './lib/build-stamp.ts';
import { ensureChromium, ensurePostgres } from './lib/find-tools.ts';
import { runCommand } from './lib/run-command.ts';
import { runStaticChecks } from './verify.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const reportsDir = 'test-results';

const readReport = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** A runner that ends badly without naming a failed test still counts as one failure. */
const atLeastOneFailure = (exitCode: number, counts: Counts): Counts =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

const runVitest = async (): Promise<Counts> => {
  const file = `${reportsDir}/vitest.json`;
  const { exitCode } = await runCommand('node_modules/.bin/vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = (await readReport(file)) as { numPassedTests?: number; numFailedTests?: number } | undefined;
  return atLeastOneFailure(exitCode, { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 });
};

const runPlaywright = async (chromium: string): Promise<Counts> => {
  const file = `${reportsDir}/playwright.json`;
  const { exitCode } = await runCommand('node_modules/.bin/playwright', ['test'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const report = (await readReport(file)) as
    | { stats?: { expected: number; unexpected: number; flaky: number } }
    | undefined;
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return atLeastOneFailure(exitCode, { passed: expected, failed: unexpected + flaky });
};

// What an earlier run left behind, its demo stock of an earlier day included, says nothing of this one.
await rm(reportsDir, { recursive: true, force: true });
await mkdir(reportsDir, { recursive: true });
const chromium = await ensureChromium();
await ensurePostgres();
const results: Counts[] = [await runStaticChecks()];
if (!isBuildCurrent()) await build();
results.push(await runVitest());
results.push(await runPlaywright(chromium));
const total = (key: keyof Counts): number => results.reduce((sum, counts) => sum + counts[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);
