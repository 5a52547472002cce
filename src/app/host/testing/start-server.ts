import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { copyMigratedFolder } from '#src/platform/db/testing/open-test-databases.ts';
import { copyTemplate } from '#src/platform/testing/copy-template.ts';
import { endWithThisProcess } from '#src/platform/testing/end-with-this-process.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface TestServer {
  readonly port: number;
  readonly get: (site: string, path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly post: (
    site: string,
    path: string,
    body: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  /** Processor time of all the server's threads since the start, from /proc. Linux counts it in steps of 10 ms. */
  readonly processorMs: () => number;
  readonly output: () => string;
  /** Returns the exit code; null if the signal ended the process. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

interface Question {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const ask = ({ port, path, headers, body }: Question): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const call = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      });
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });

const waitForPort = (output: () => string, exited: Promise<unknown>): Promise<number> =>
  new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      const port = /localhost:(\d+)|"port":(\d+)/.exec(output())?.slice(1).find(Boolean);
      if (port === undefined) return;
      clearInterval(timer);
      resolve(Number(port));
    }, 20);
    exited.then(() => {
      clearInterval(timer);
      reject(new Error(`The server ended before it listened:\n${output()}`));
    }, reject);
  });

/** @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: fields 14 and 15, after the name in brackets */
const readProcessorMs = (pid: number | undefined): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

type Variables = Readonly<Record<string, string>>;

const quietly = {
  NODE_ENV: '',
  LOG_LEVEL: 'warn',
  PORT: '0',
  HOST: '127.0.0.1',
  WARM_UP_SECONDS: '0',
  PREPARE_PICTURES_PERCENT: '0',
};

/**
 * The same arguments as in package.json, the systemd unit and the image. @see docs/adr/0109-a-small-young-generation.md
 */
export const serverArguments: readonly string[] = ['--max-semi-space-size=4', 'scripts/start.ts'];

const launch = async (dataDir: string, env: Variables): Promise<TestServer> => {
  const child = endWithThisProcess(
    spawn(process.execPath, serverArguments, {
      env: { ...process.env, ...quietly, ...env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
    });
  }
  const exited = once(child, 'exit');
  const port = await waitForPort(() => text, exited);
  const hostOf = (site: string): string => `${site}.localhost:${port}`;
  return {
    port,
    get: (site, path, headers = {}) => ask({ port, path, headers: { ...headers, host: hostOf(site) } }),
    post: (site, path, body, headers = {}) =>
      ask({ port, path, body, headers: { 'content-type': 'application/json', ...headers, host: hostOf(site) } }),
    processorMs: () => readProcessorMs(child.pid),
    output: () => text,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null) child.kill(signal);
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
};

const makeDemoFolder = async (folder: string): Promise<void> => {
  await copyMigratedFolder(folder);
  const server = await launch(folder, {});
  await server.stop();
};

export const copyDemoFolder = (dataDir: string): Promise<void> => copyTemplate('demo', dataDir, makeDemoFolder);

const isNewEmbedded = (dataDir: string, { DATABASE_URL }: Variables): boolean =>
  DATABASE_URL === undefined && !existsSync(join(dataDir, 'postgres'));

/**
 * Starts `scripts/start.ts` on a free port, in a new data folder unless `env` names one. `first` is what a new embedded
 * database contains when the server starts. Demo stock and tables are copied from a template, to save time.
 */
export const startServer = async (
  env: Variables = {},
  first: 'demo stock' | 'tables' | 'nothing' = 'demo stock',
): Promise<TestServer> => {
  const dataDir = env.DATA_DIR ?? makeTemporaryFolder('server');
  if (isNewEmbedded(dataDir, env)) {
    if (first === 'demo stock') await copyDemoFolder(dataDir);
    if (first === 'tables') await copyMigratedFolder(dataDir);
  }
  const server = await launch(dataDir, env);
  return {
    ...server,
    stop: async (signal?: NodeJS.Signals) => {
      const code = await server.stop(signal);
      if (env.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
};
