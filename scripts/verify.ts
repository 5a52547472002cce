import { availableParallelism } from 'node:os';
import { build } from './build.ts';
import { isBuildCurrent } from './lib/build-stamp.ts';
import type { Counts } from './lib/counts.ts';
import { formatUsage } from './lib/format-usage.ts';
import { answerHelp } from './lib/read-command-line.ts';
import { runCommand } from './lib/run-command.ts';

interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

const bin = (name: string): string => `node_modules/.bin/${name}`;

/** Runs first, because other checks read the types that it writes. */
const typedRoutes: Check = { name: 'route types', command: bin('react-router'), args: ['typegen'] };

const staticChecks: readonly Check[] = [
  { name: 'format and lint', command: bin('biome'), args: ['ci', '--error-on-warnings', '.'] },
  { name: 'types', command: bin('tsc'), args: ['-p', '.'] },
  { name: 'boundaries', command: 'node', args: ['scripts/check-boundaries.ts'] },
  { name: 'patterns', command: 'node', args: ['scripts/check-patterns.ts'] },
  { name: 'migrations', command: 'node', args: ['scripts/check-migrations.ts'] },
  { name: 'styles', command: 'node', args: ['scripts/check-styles.ts'] },
  { name: 'voice', command: 'node', args: ['scripts/check-voice.ts'] },
  { name: 'dead code', command: bin('knip'), args: [] },
  { name: 'code used only by tests', command: bin('knip'), args: ['--production'] },
  { name: 'lockfile for every platform', command: 'node', args: ['scripts/complete-lockfile.ts', '--check'] },
  {
    name: 'generated stock feed columns',
    command: 'node',
    args: ['scripts/generate-stock-feed-docs.ts', '--check'],
  },
  {
    name: 'generated environment docs',
    command: 'node',
    args: ['scripts/generate-environment-docs.ts', '--check'],
  },
  { name: 'generated switch docs', command: 'node', args: ['scripts/generate-switch-docs.ts', '--check'] },
  { name: 'generated rule docs', command: 'node', args: ['scripts/generate-rule-docs.ts', '--check'] },
];

const runCheck = async ({ name, command, args }: Check): Promise<boolean> => {
  const { exitCode, output } = await runCommand(command, args, { quiet: true });
  console.log(`${exitCode === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (exitCode !== 0) console.log(output);
  return exitCode === 0;
};

export const runStaticChecks = async (): Promise<Counts> => {
  const results = [await runCheck(typedRoutes)];
  const waiting = staticChecks.values();
  const lane = async (): Promise<void> => {
    for (const check of waiting) results.push(await runCheck(check));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed, skipped: 0 };
};

if (import.meta.main) {
  answerHelp(
    formatUsage({
      summary:
        'Runs every check that starts no browser, database or server: format, lint, types, boundaries and unit tests.',
      calls: ['npm run verify'],
      example: 'npm run verify',
      failure: 'a check or a test failed',
    }),
  );
  const { failed } = await runStaticChecks();
  // Some tests of the host read the built pages.
  if (!isBuildCurrent()) await build();
  const projects = ['isolated', 'pure', 'shared'].map((name) => `--project=${name}`);
  const { exitCode } = await runCommand(bin('vitest'), ['run', ...projects]);
  process.exit(failed > 0 || exitCode !== 0 ? 1 : 0);
}
