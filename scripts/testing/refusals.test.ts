import { execFile } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';

interface Outcome {
  readonly exitCode: number;
  readonly output: string;
}

const run = (program: string, args: readonly string[], cwd = process.cwd()): Promise<Outcome> =>
  new Promise((done) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
    execFile(resolve('node_modules/.bin', program), args, { cwd, env }, (error, stdout, stderr) => {
      done({ exitCode: error === null ? 0 : 1, output: stdout + stderr });
    });
  });

const plant = (files: Readonly<Record<string, string>>): string => {
  const folder = makeTemporaryFolder('planted');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};

const refusalsOf = (output: string): readonly string[] =>
  [...output.matchAll(/^REFUSED .* > (.*)$/gm)].map(([, refusal]) => String(refusal));

describe('Vitest', () => {
  const reporter = resolve('scripts/testing/vitest-refusal-reporter.ts');
  const runPlanted = (lines: readonly string[], ...args: readonly string[]) => {
    const folder = plant({ 'a.test.ts': ["import { expect, it } from 'vitest';", ...lines].join('\n') });
    return run('vitest', ['run', '--root', folder, '--reporter=default', `--reporter=${reporter}`, ...args]);
  };

  it('refuses a run with tests that are left out or meant to fail', async () => {
    const { exitCode, output } = await runPlanted([
      "it('one', () => expect(1).toBe(1));",
      "it.skip('two', () => expect(1).toBe(1));",
      "it.todo('three');",
      "it.fails('four', () => expect(1).toBe(2));",
      "it.skipIf(true)('five', () => expect(1).toBe(1));",
      "it('six', (context) => context.skip());",
    ]);
    expect(refusalsOf(output)).toEqual([
      "two: is marked 'skip'",
      "three: is marked 'todo'",
      'four: is meant to fail',
      "five: is marked 'skip'",
      'six: was skipped',
    ]);
    expect(exitCode).toBe(1);
  });

  it('lets a run pass whose tests all ran, or were asked for by name', async () => {
    const lines = ["it('one', () => expect(1).toBe(1));", "it('two', () => expect(1).toBe(1));"];
    const outcomes = await Promise.all([runPlanted(lines), runPlanted(lines, '-t', 'one')]);
    expect(outcomes.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  });
});

describe('Playwright', () => {
  it('refuses a run with tests that are left out, slow, meant to fail, or assert nothing', async () => {
    const reporter = JSON.stringify(resolve('scripts/testing/playwright-refusal-reporter.ts'));
    const folder = plant({
      'playwright.config.mjs': `export default { reporter: [[${reporter}]] };`,
      'a.spec.ts': [
        "import { expect, test } from '@playwright/test';",
        "test('one', async () => test.step('inside', () => expect(1).toBe(1)));",
        "test('two', () => undefined);",
        "test.skip('three', () => expect(1).toBe(1));",
        "test.fixme('four', () => expect(1).toBe(1));",
        "test.fail('five', () => expect(1).toBe(2));",
        "test('six', () => { test.slow(); expect(1).toBe(1); });",
        "test('seven', () => { test.skip(true); expect(1).toBe(1); });",
      ].join('\n'),
    });
    const { exitCode, output } = await run('playwright', ['test'], folder);
    expect(refusalsOf(output)).toEqual([
      'two: asserts nothing',
      "three: is marked 'skip'",
      "four: is marked 'fixme'",
      "five: is marked 'fail'",
      "six: is marked 'slow'",
      "seven: is marked 'skip'",
    ]);
    expect(exitCode).toBe(1);
  });
});

describe('Biome', () => {
  it('refuses ways not to run a test, conditions included', async () => {
    const plain = "it('a', { timeout: 1 }, () => { if (/x/.test(only.skip)) expect(1).toBe(1); });";
    const refused = [
      "it.skip('a', () => expect(1).toBe(1));",
      "it['skip']('a', () => expect(1).toBe(1));",
      "it.only('a', () => expect(1).toBe(1));",
      "it.todo('a');",
      "it.fails('a', () => expect(1).toBe(2));",
      "it.concurrent.skip('a', () => expect(1).toBe(1));",
      "describe.skipIf(onMac)('a', () => undefined);",
      "describe.runIf(onMac)('a', () => undefined);",
      "it('a', { skip: onMac }, () => expect(1).toBe(1));",
      "it('a', (context) => { context.skip(); });",
      "it('a', (context) => { context.skip(onMac, 'why'); });",
      "test('a', () => { test.slow(); });",
      "test('a', () => { test.fail(onMac, 'why'); });",
      "if (onMac) it('a', () => expect(1).toBe(1));",
      "if (onMac) { it('a', () => expect(1).toBe(1)); }",
    ];
    const folder = plant({ 'a.test.ts': [plain, ...refused].join('\n') });
    const options = [`--config-path=${process.cwd()}`, '--vcs-enabled=false', '--reporter=github'];
    const { output } = await run('biome', ['lint', '--max-diagnostics=none', ...options, 'a.test.ts'], folder);
    const errors = /^::error title=(?:plugin|lint\/suspicious\/noSkippedTests),.*,line=(\d+),/gm;
    const lines = new Set([...output.matchAll(errors)].map(([, line]) => Number(line)));
    expect([...lines].sort((one, other) => one - other)).toEqual(refused.map((_, index) => index + 2));
  });
});
