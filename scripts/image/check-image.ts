import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runTool } from './run-tool.ts';
import { type RunningContainer, withContainer } from './start-container.ts';
import { withTemporaryFolder } from './with-temporary-folder.ts';

const port = 3187;
const site = 'wattle-group';
const startTimeoutMs = 60_000;

const getPage = (): Promise<number> =>
  new Promise((answer) => {
    const call = request({ host: '127.0.0.1', port, path: '/', headers: { host: `${site}.localhost` } }, (response) => {
      response.resume().on('end', () => answer(response.statusCode ?? 0));
    });
    call.on('error', () => answer(0));
    call.end();
  });

const waitForPage = async ({ exited }: RunningContainer, startedAtMs: number): Promise<number> => {
  let exitCode: number | undefined;
  void exited.then((code) => {
    exitCode = code;
  });
  while ((await getPage()) !== 200) {
    if (exitCode !== undefined) throw new Error(`The container exited with ${exitCode} before it served a page.`);
    if (performance.now() - startedAtMs > startTimeoutMs) throw new Error('The container served no page in time.');
    await wait(20);
  }
  return performance.now() - startedAtMs;
};

const readStatus = (pid: number, name: string): string =>
  readFileSync(`/proc/${pid}/status`, 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim() ?? '';

const tryToWrite = (path: string): string =>
  `try { fs.writeFileSync('${path}', ''); console.log('written'); } catch (error) { console.log(error.code); }`;

const findWeaknesses = async ({ findPid, evaluate }: RunningContainer): Promise<readonly string[]> => {
  const pid = await findPid();
  const expected: readonly (readonly [string, string, string])[] = [
    ['the account', readStatus(pid, 'Uid').split('\t')[0] ?? '', '10001'],
    ['its capabilities', readStatus(pid, 'CapBnd'), '0000000000000000'],
    ['no new privileges', readStatus(pid, 'NoNewPrivs'), '1'],
    ['a write to the app', await evaluate(tryToWrite('/app/x')), 'EROFS'],
    ['a write to the sites', await evaluate(tryToWrite('/srv/sites/x')), 'EROFS'],
    ['a write to the data', await evaluate(tryToWrite('/data/x')), 'written'],
    ['a write to /tmp', await evaluate(tryToWrite('/tmp/x')), 'written'],
    ['a shell', await evaluate("console.log(fs.existsSync('/bin/sh'))"), 'false'],
  ];
  return expected.filter(([, found, wanted]) => found !== wanted).map(([what, found]) => `${what}: ${found}`);
};

interface Measured {
  readonly pageMs: number;
  readonly residentMb: number;
  readonly stopMs: number;
  readonly weaknesses: readonly string[];
}

const measure = (name: string, dataFolder: string): Promise<Measured> => {
  const startedAtMs = performance.now();
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    ALLOW_MAIL_TO_FILES: 'true',
    ALLOW_TEXTS_TO_FILES: 'true',
    ALLOW_TEST_PAYMENTS: 'true',
    LOG_LEVEL: 'error',
  };
  const folders = { sitesFolder: resolve('sites'), mediaFolder: resolve('media'), dataFolder };
  return withContainer({ name, env, ...folders }, async (container) => {
    const pageMs = await waitForPage(container, startedAtMs);
    const residentMb = Number.parseInt(readStatus(await container.findPid(), 'VmRSS'), 10) / 1024;
    const weaknesses = await findWeaknesses(container);
    const stoppedAtMs = performance.now();
    const exitCode = await container.stop();
    const faults = exitCode === 0 ? weaknesses : [...weaknesses, `it exited with ${exitCode}`];
    return { pageMs, residentMb, stopMs: performance.now() - stoppedAtMs, weaknesses: faults };
  });
};

const format = (title: string, { pageMs, residentMb, stopMs }: Measured): string =>
  `${title}: first page after ${(pageMs / 1000).toFixed(1)} s, ${residentMb.toFixed(0)} MB resident, stopped in ${stopMs.toFixed(0)} ms`;

/**
 * Starts the image twice and returns its size, start times and memory. Throws if a container has a shell or the wrong
 * rights, such as write access to the app, or doesn't stop cleanly.
 */
export const checkImage = (name: string): Promise<string> =>
  withTemporaryFolder(async (folder) => {
    const dataFolder = join(folder, 'data');
    mkdirSync(dataFolder);
    chownSync(dataFolder, 10_001, 10_001);
    const first = await measure(name, dataFolder);
    const second = await measure(name, dataFolder);
    const weaknesses = [...first.weaknesses, ...second.weaknesses];
    if (weaknesses.length > 0) throw new Error(`The container is weaker than it should be:\n${weaknesses.join('\n')}`);
    const size = await runTool('buildah', ['images', '--format', '{{.Size}}', name]);
    return [`${name}: ${size}`, format('first start', first), format('second start', second)].join('\n');
  });
