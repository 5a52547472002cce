import { spawn } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { notApplicable } from './search-suites/not-applicable.ts';
import { startSuiteServer } from './search-suites/start-suite-server.ts';

/*
 * Runs the search suites of Meilisearch's clients against this project's search protocol. Bring their sources:
 *
 *     node scripts/search-suites.ts --client ../meilisearch-js --plugins ../meilisearch-js-plugins
 *
 * A checkout without node_modules is lent this project's. Their files are run as they are.
 */
const { values } = parseArgs({
  options: { client: { type: 'string' }, plugins: { type: 'string' }, verbose: { type: 'boolean', default: false } },
});

/** The port that the suites expect, some of them by name. */
const port = 7700;
const ownModules = resolve(import.meta.dirname, '../node_modules');

interface Suite {
  readonly folder: string;
  readonly files: readonly string[];
}

const clientFiles = [
  ...[
    'search',
    'get_search',
    'facet_search',
    'typed_search',
    'multi_modal_search',
    'documents',
    'fields',
    'raw_document',
  ],
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
  const report = join(tmpdir(), `search-suite-${process.pid}.json`);
  const options = ['--reporter=json', `--outputFile=${report}`, '--no-file-parallelism', '--testTimeout=10000'];
  const command = join(ownModules, '.bin/vitest');
  const child = spawn(command, ['run', ...options, ...files], {
    cwd: folder,
    stdio: values.verbose ? 'inherit' : 'ignore',
    env: { ...process.env, MEILISEARCH_URL: `http://127.0.0.1:${port}` },
  });
  await new Promise((end) => child.on('exit', end));
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly SuiteTest[] }[];
  };
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, fullName: `${name.slice(folder.length + 1)}: ${test.fullName}` })),
  );
};

const server = await startSuiteServer(port);
let [passed, applicable] = [0, 0];
for (const suite of suites) {
  for (const { fullName, status, failureMessages } of await runSuite(suite)) {
    const reason = notApplicable.find(({ tests }) => tests.test(fullName));
    if (status === 'skipped' || status === 'pending' || status === 'todo') continue;
    if (status !== 'passed' && reason !== undefined) continue;
    applicable += 1;
    if (status === 'passed') passed += 1;
    else process.stdout.write(`FAILED ${fullName}\n  ${failureMessages[0]?.split('\n', 3).join('\n  ') ?? ''}\n`);
  }
}
await server.close();
process.stdout.write(`${passed} of ${applicable} tests that apply pass.\n`);
