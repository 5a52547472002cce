import { spawn } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatUsage } from './lib/format-usage.ts';
import { answerHelp } from './lib/read-command-line.ts';
import { notApplicable } from './search-suites/not-applicable.ts';
import { createServerTestRunner } from './search-suites/rust/run-tests.ts';
import { startSuiteServer } from './search-suites/start-suite-server.ts';

answerHelp(
  formatUsage({
    summary: "Runs the search tests of Meilisearch's clients and server against this project's search protocol.",
    calls: ['npx node scripts/search-suites.ts [--client FOLDER] [--plugins FOLDER] [--server FOLDER] [--verbose]'],
    options: {
      '--client FOLDER': 'A checkout of meilisearch-js',
      '--plugins FOLDER': 'A checkout of meilisearch-js-plugins',
      '--server FOLDER': 'A checkout of meilisearch',
      '--verbose': "Shows the suites' own output",
    },
    notes: ["A checkout without node_modules gets a link to this project's. Test files run unchanged."],
    example: 'npx node scripts/search-suites.ts --client ../meilisearch-js',
  }),
);

const { values } = parseArgs({
  options: {
    client: { type: 'string' },
    plugins: { type: 'string' },
    server: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});

/** Some suites have this port hard-coded. */
const port = 7700;
const ownModules = resolve(import.meta.dirname, '../node_modules');

interface Suite {
  readonly folder: string;
  readonly files: readonly string[];
}

const clientFiles = [
  'search',
  'get_search',
  'facet_search',
  'typed_search',
  'multi_modal_search',
  'documents',
  'fields',
  'raw_document',
].map((name) => `tests/${name}.test.ts`);

const suites: readonly Suite[] = [
  ...(values.client === undefined ? [] : [{ folder: resolve(values.client), files: clientFiles }]),
  ...(values.plugins === undefined
    ? []
    : ['instant-meilisearch', 'autocomplete-client'].map((name) => ({
        folder: join(resolve(values.plugins ?? ''), 'packages', name),
        files: [],
      }))),
];

interface SuiteTest {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

const runSuite = async ({ folder, files }: Suite): Promise<readonly SuiteTest[]> => {
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) symlinkSync(ownModules, modules);
  const results = join(tmpdir(), `search-suite-${process.pid}.json`);
  const options = ['--reporter=json', `--outputFile=${results}`, '--no-file-parallelism', '--testTimeout=10000'];
  const command = join(ownModules, '.bin/vitest');
  const child = spawn(command, ['run', ...options, ...files], {
    cwd: folder,
    stdio: values.verbose ? 'inherit' : 'ignore',
    env: { ...process.env, MEILISEARCH_URL: `http://127.0.0.1:${port}` },
  });
  await new Promise((end) => child.on('exit', end));
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as {
    readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly SuiteTest[] }[];
  };
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, fullName: `${name.slice(folder.length + 1)}: ${test.fullName}` })),
  );
};

const serverFiles = [
  ...['distinct', 'errors', 'facet_search', 'filters', 'formatted', 'geo', 'locales', 'matching_strategy', 'metadata'],
  ...['mod', 'pagination', 'restrict_searchable', 'multi/mod', 'multi/metadata'],
];

const runServerTests = async (source: string): Promise<readonly SuiteTest[]> => {
  const runFile = createServerTestRunner(`http://127.0.0.1:${port}`, resolve(source));
  const results: SuiteTest[] = [];
  for (const file of serverFiles) {
    for (const { name, status, reason } of await runFile(`search/${file}.rs`)) {
      results.push({ fullName: name, status, failureMessages: [reason] });
    }
  }
  return results;
};

const report = (title: string, tests: readonly SuiteTest[]): void => {
  const run = tests.filter(({ status }) => status === 'passed' || status === 'failed');
  const applicable = run.filter(({ fullName }) => !notApplicable.some((row) => row.tests.test(fullName)));
  const failed = applicable.filter(({ status }) => status === 'failed');
  for (const { fullName, failureMessages } of failed) {
    process.stdout.write(
      `FAILED ${fullName}\n  ${failureMessages[0]?.split('\n', 3).join('\n  ').slice(0, 1000) ?? ''}\n`,
    );
  }
  const unread = tests.filter(({ status }) => status === 'unread').length;
  process.stdout.write(
    `${title}: ${applicable.length - failed.length} of ${applicable.length} applicable tests pass; ${run.length - applicable.length} don't apply${unread === 0 ? '' : `, ${unread} can't be read`}.\n`,
  );
};

const server = await startSuiteServer(port);
for (const suite of suites) report(basename(suite.folder), await runSuite(suite));
if (values.server !== undefined) report('the server', await runServerTests(values.server));
await server.close();
