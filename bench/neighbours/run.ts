// Measures what a shopper on one site notices while another site is flooded with uncached pages.
//   node bench/neighbours/run.ts [--rounds 5] [--connections 64]
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serverArguments } from '../../src/app/host/testing/start-server.ts';
import { probe } from '../lib/probe.ts';
import { median, quantile } from '../lib/quantile.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '64' },
  },
});
const port = 3193;
const flooded = 'wattle-group';
const neighbour = 'banksia-used';

const startForecourt = async (dataDir: string): Promise<ChildProcess> => {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, serverArguments, { stdio: 'ignore', env });
  for (let tries = 0; tries < 240; tries++) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (ready?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the server did not start');
};

let asked = 0;
const cachedPath = (): string => '/search/used-cars/';
const freshPath = (): string => {
  asked += 1;
  return `/search/used-cars/?query=never${asked}`;
};

interface Sample {
  readonly cachedP50: number;
  readonly cachedP99: number;
  readonly freshP50: number;
  readonly freshP99: number;
}

const measure = async (): Promise<Sample> => {
  const cached = await probe({ port, site: neighbour, path: cachedPath, pauseMs: 5, isOver: (asked) => asked === 400 });
  const fresh = await probe({ port, site: neighbour, path: freshPath, pauseMs: 20, isOver: (asked) => asked === 60 });
  return {
    cachedP50: quantile(cached, 0.5),
    cachedP99: quantile(cached, 0.99),
    freshP50: quantile(fresh, 0.5),
    freshP99: quantile(fresh, 0.99),
  };
};

const underFlood = async (): Promise<{ sample: Sample; answers: unknown }> => {
  const child = fork('bench/neighbours/flood.ts', [String(port), flooded, values.connections]);
  await once(child, 'message');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const sample = await measure();
  const finished = once(child, 'message');
  child.send('stop');
  const [answers] = await finished;
  return { sample, answers };
};

const figure = (samples: readonly Sample[], key: keyof Sample): number => median(samples.map((sample) => sample[key]));

const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
const server = await startForecourt(dataDir);
// The visitor would be on another machine, so this process must not wait for a processor. The priority is set only once
// the server has started, because the server would inherit it.
setPriority(constants.priority.PRIORITY_HIGH);
try {
  await measure();
  const quiet: Sample[] = [];
  const flood: Sample[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    quiet.push(await measure());
    const { sample, answers } = await underFlood();
    flood.push(sample);
    console.log(`round ${round + 1}: the flood was answered with ${JSON.stringify(answers)}`);
  }
  console.log(`\nmedians of ${values.rounds} rounds, ms      quiet    flood    ratio`);
  for (const [name, key] of [
    ['cached page, p50', 'cachedP50'],
    ['cached page, p99', 'cachedP99'],
    ['uncached page, p50', 'freshP50'],
    ['uncached page, p99', 'freshP99'],
  ] as const) {
    const [one, other] = [figure(quiet, key), figure(flood, key)];
    console.log(
      `  ${name.padEnd(26)} ${one.toFixed(2).padStart(8)} ${other.toFixed(2).padStart(8)} ${(other / one).toFixed(1).padStart(8)}`,
    );
  }
  console.log('wanted: cached p99 at most 3 times the quiet one, uncached at most 2 renders');
} finally {
  server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
