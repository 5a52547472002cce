// Starts a server with many sites of many cars, and measures what a tenant costs: memory, cold pages, pauses.
//   node bench/tenants/run.ts [--tenants 1000] [--cars 1000] [--probes-per-second 50]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServer } from '../../src/app/host/testing/start-server.ts';
import { endWithThisProcess } from '../../src/platform/testing/end-with-this-process.ts';
import { dealerSlug, openDealers } from '../lib/open-dealers.ts';
import { probe } from '../lib/probe.ts';
import { quantile } from '../lib/quantile.ts';

const { values } = parseArgs({
  options: {
    tenants: { type: 'string', default: '1000' },
    cars: { type: 'string', default: '1000' },
    'probes-per-second': { type: 'string', default: '50' },
  },
});
const tenants = Number(values.tenants);
const cars = Number(values.cars);
const probePauseMs = 1000 / Number(values['probes-per-second']);

const dealers = await openDealers({ dealers: tenants, cars });

await dealers.copyStock();

const searchPath = '/search/used-cars/';

const start = () => startServer(dealers.envOf('data'));
type Server = Awaited<ReturnType<typeof start>>;

const readMetric = async (server: Server, pattern: RegExp): Promise<number> => {
  const { body } = await server.get('nobody', '/metrics');
  return Number(pattern.exec(body)?.[1]);
};
const readResidentBytes = (server: Server): Promise<number> =>
  readMetric(server, /^process_resident_memory_bytes (\S+)/m);
const readLongestPauseMs = async (server: Server): Promise<number> =>
  1000 * (await readMetric(server, /^nodejs_eventloop_lag_max_seconds (\S+)/m));

const startPlainServer = async ({ port }: Server) => {
  const child = endWithThisProcess(fork('bench/lib/plain-server.ts', [String(port), dealerSlug(0), searchPath]));
  const [message] = (await once(child, 'message')) as [{ readonly port: number }];
  return { port: message.port, stop: () => child.kill() };
};

const probeDuring = async (port: number, work: Promise<unknown>): Promise<readonly number[]> => {
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  return probe({ port, site: dealerSlug(0), path: () => searchPath, pauseMs: probePauseMs, isOver: () => isDone });
};

const probeBoth = async (server: Server, plainPort: number, work: Promise<unknown>) => {
  const [times, plainTimes] = await Promise.all([probeDuring(server.port, work), probeDuring(plainPort, work)]);
  return { times, plainTimes };
};

const openSites = async ({ port }: Server): Promise<readonly number[]> => {
  const child = endWithThisProcess(fork('bench/tenants/open-sites.ts', [String(port), String(tenants), searchPath]));
  const [times] = await once(child, 'message');
  return times as readonly number[];
};

const measureStart = async () => {
  const startedMs = performance.now();
  const server = await start();
  // The visitor would be on another machine, so this process must not wait for a processor.
  setPriority(constants.priority.PRIORITY_HIGH);
  const startMs = performance.now() - startedMs;
  await probeDuring(server.port, wait(1000));
  const plain = await startPlainServer(server);
  await probeDuring(plain.port, wait(1000));
  const quiet = await probeBoth(server, plain.port, wait(10_000));
  const emptyBytes = await readResidentBytes(server);
  await readLongestPauseMs(server);
  const opened = openSites(server);
  const busy = await probeBoth(server, plain.port, opened);
  const cold = await opened;
  const longestPauseMs = await readLongestPauseMs(server);
  const residentBytes = await readResidentBytes(server);
  const indexBytes = await readMetric(server, /^forecourt_memory_bytes\{owner="search"\} (\S+)/m);
  plain.stop();
  await server.stop();
  // Lowers the priority again, because the next server inherits it.
  setPriority(constants.priority.PRIORITY_NORMAL);
  return { startMs, quiet, cold, busy, longestPauseMs, emptyBytes, residentBytes, indexBytes };
};
type Measured = Awaited<ReturnType<typeof measureStart>>;

const first = await measureStart();
const restarted = await measureStart();
await dealers.close();

const round = (value: number, digits = 0): string => value.toFixed(digits);
const indexed = (tenants - 1) * cars;
const formatTimes = (name: string, times: readonly number[]): string =>
  `  ${name}: p50 ${round(quantile(times, 0.5), 1)}, p90 ${round(quantile(times, 0.9), 1)}, p99 ${round(quantile(times, 0.99), 1)} ms`;
const print = (name: string, measured: Measured): void => {
  const { startMs, emptyBytes, residentBytes, indexBytes, longestPauseMs, cold, busy, quiet } = measured;
  const perCar = round(indexBytes / indexed / 1000, 2);
  console.log(
    [
      `${name}: start ${round(startMs / 1000, 1)} s; longest pause ${round(longestPauseMs)} ms`,
      `  resident before ${round(emptyBytes / 1e6)} MB, after ${round(residentBytes / 1e6)} MB; indexes report ${round(indexBytes / 1e6)} MB, ${perCar} kB a car`,
      formatTimes('first page of each site', cold),
      formatTimes('pages of another site, from memory, meanwhile', busy.times),
      formatTimes('the same before', quiet.times),
      formatTimes('fixed page of a plain server, meanwhile', busy.plainTimes),
      formatTimes('the same before', quiet.plainTimes),
    ].join('\n'),
  );
};
console.log(`sites ${tenants}, cars each ${cars}`);
print('first start, which builds the indexes', first);
print('restart, which reads the saved indexes', restarted);
const p99Ratio = (busy: readonly number[], quiet: readonly number[]): string =>
  round(quantile(busy, 0.99) / quantile(quiet, 0.99), 2);
console.log(`p99 ratio of the plain server: ${p99Ratio(restarted.busy.plainTimes, restarted.quiet.plainTimes)}`);
console.log(
  [
    `kB a car: ${round((restarted.residentBytes - restarted.emptyBytes) / indexed / 1000, 2)}`,
    `resident MB: ${round(restarted.residentBytes / 1e6)}`,
    `longest pause ms: ${round(restarted.longestPauseMs)}`,
    `cold page ms: ${round(quantile(restarted.cold, 0.5), 1)}`,
    `p99 ratio: ${p99Ratio(restarted.busy.times, restarted.quiet.times)}`,
  ].join('; '),
);
