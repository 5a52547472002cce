import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../src/platform/testing/make-temporary-folder.ts';
import { runCommand } from './lib/run-command.ts';

const unused = join(makeTemporaryFolder('command-help'), 'unused');

const npmScripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts;

const npmCommands = Object.entries(npmScripts).flatMap(([name, command]) => {
  const [, file] = /^(?:exec )?node (?:--\S+ )?(scripts\/[\w-]+\.ts)$/.exec(command) ?? [];
  return file === undefined ? [] : [[name, file] as const];
});
const otherCommands = readdirSync('scripts')
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => `scripts/${name}`)
  .filter((file) => npmCommands.every(([, known]) => known !== file));

const otherScripts: Readonly<Record<string, RegExp>> = {
  format: /^biome /,
  docs: /^node scripts\/generate-[\w-]+\.ts(?: && node scripts\/generate-[\w-]+\.ts)*$/,
};

/** npm signals only the shell that it starts. With `exec`, the command replaces that shell. */
it.each(['start', 'dev'])('npm run %s ends when npm is told to', (name) => {
  expect(npmScripts[name]).toMatch(/^exec node /);
});

const execute = promisify(execFile);
const runForHelp = (args: readonly string[]) => execute(process.execPath, args);
type HelpOutput = Awaited<ReturnType<typeof runForHelp>>;
const helps = new Map<string, Promise<HelpOutput>>();
const askForHelp = (...args: readonly string[]): Promise<HelpOutput> => {
  const key = args.join(' ');
  const output = helps.get(key) ?? runForHelp(args);
  helps.set(key, output);
  return output;
};
const readHelp = async (...args: readonly string[]): Promise<string> => (await askForHelp(...args)).stdout;

const readSection = (help: string, title: string): readonly string[] => {
  const [, rows = ''] = new RegExp(`^${title}:\\n((?: {2}.*\\n)*)`, 'm').exec(help) ?? [];
  return rows.split('\n').flatMap((row) => /^ {2}(\S+)/.exec(row)?.[1] ?? []);
};

describe('every command', { timeout: 120_000 }, () => {
  it('is found', () => {
    const names = npmCommands.map(([name]) => name);
    const expected = ['start', 'dev', 'build', 'test', 'verify', 'db', 'checkout', 'finance', 'leads', 'stock'];
    expect(names).toEqual(expect.arrayContaining([...expected, 'payments', 'wheel', 'lock']));
    expect(otherCommands).toContain('scripts/generate-rule-docs.ts');
    const unknown = Object.entries(npmScripts).filter(
      ([name, command]) => !names.includes(name) && otherScripts[name]?.test(command) !== true,
    );
    expect(unknown).toEqual([]);
  });

  it.each(npmCommands)('answers --help and -h with its usage: npm run %s', async (name, file) => {
    const isShort = name === 'start' || name === 'test';
    for (const option of ['--help', '-h']) {
      const { stdout, stderr } = await askForHelp(file, option);
      expect(stdout).toContain('Usage:\n');
      expect(stdout).toContain(`  npm ${isShort ? '' : 'run '}${name}`);
      expect(stderr).toBe('');
    }
  });

  it.each(otherCommands)('answers --help with its usage: %s', async (file) => {
    const stdout = await readHelp(file, '--help');
    expect(stdout).toContain(`Usage:\n  npx node ${file}`);
    expect(stdout).toContain('Exit codes:\n');
  });

  it.each([...npmCommands.map(([, file]) => file), ...otherCommands])(
    'says its options, an example, exit codes and each of its commands: %s',
    async (file) => {
      const help = await readHelp(file, '--help');
      expect(readSection(help, 'Options')).toContain('-h,');
      expect(help).toMatch(/^Example:\n {2}\S/m);
      expect(readSection(help, 'Exit codes').slice(0, 2)).toEqual(['0', '1']);
      const listed = readSection(help, 'Commands');
      const [calls = ''] = help.split('Example:', 1);
      expect(/^ {2}(?:npm run \S+ --|npx node \S+) [a-z]/m.test(calls)).toBe(listed.length > 0);
      if (listed.length === 0) return;
      const { output } = await runCommand(process.execPath, [file, 'no-such-command'], { quiet: true });
      const known = /^Unknown command no-such-command\. Use one of (.*)\.$/m.exec(output)?.[1]?.split(', ') ?? [];
      expect([...listed].sort()).toEqual(known.sort());
      const ofCommands = await Promise.all(listed.map((command) => readHelp(file, command, '--help')));
      expect(new Set(ofCommands)).toEqual(new Set([help]));
    },
  );

  const id = '0186f5a2-0266-4c90-850c-000000000001';
  it.each([
    ['start', []],
    ['dev', []],
    ['db', ['migrate']],
    ['checkout', ['list']],
    ['finance', ['show', id]],
    ['leads', ['list']],
    ['payments', ['list']],
    ['wheel', ['odds', '--site', 'wattle-group']],
    ['stock', ['import', '--site', 'wattle-group', 'stock.csv']],
    ['site', ['check']],
  ] as const)('stops with one sentence at a folder that is missing: npm run %s', async (name, args) => {
    const [, file = ''] = npmCommands.find(([known]) => known === name) ?? [];
    for (const variable of ['SITES_DIR', 'MEDIA_DIR']) {
      const env = { DATA_DIR: unused, [variable]: '/nope' };
      const { exitCode, output } = await runCommand(process.execPath, [file, ...args], { quiet: true, env });
      expect([exitCode, output]).toEqual([
        1,
        expect.stringMatching(new RegExp(`^${variable}="/nope" must be an existing folder [^\\n]*\\.\\n$`)),
      ]);
    }
    expect(existsSync(unused)).toBe(false);
  });
});
