// Runs three nodes behind HAProxy, with a PostgreSQL primary and its standby. Measures how sites spread over the nodes,
// and what the loss of a node and of the database costs.
//   node bench/cluster/run.ts [--sites 300] [--cars 100] [--asynchronous]
// Needs PostgreSQL and HAProxy (Debian: apt-get install postgresql haproxy).
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findHaproxy } from '../../scripts/lib/find-tools.ts';
import { findFreePort } from '../../src/platform/db/testing/start-postgres.ts';
import { startMailServer } from '../../src/platform/mail/testing/start-mail-server.ts';
import { endWithThisProcess } from '../../src/platform/testing/end-with-this-process.ts';
import { askSite } from '../leads/ask-site.ts';
import { buildLead } from '../leads/build-lead.ts';
import { startForecourt } from '../leads/start-forecourt.ts';
import { dealerSlug, openDealers } from '../lib/open-dealers.ts';
import { quantile } from '../lib/quantile.ts';
import { query } from '../lib/query.ts';
import { startReplicatedPostgres } from './replicated-postgres.ts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '300' },
    cars: { type: 'string', default: '100' },
    asynchronous: { type: 'boolean', default: false },
  },
});
const sites = Number(values.sites);
const isSynchronous = !values.asynchronous;
const names = ['a', 'b', 'c'] as const;
const round = (value: number): string => value.toFixed(0);

const postgres = await startReplicatedPostgres();
const dealers = await openDealers({ dealers: sites, cars: Number(values.cars), startDatabase: async () => postgres });
await dealers.copyStock();
const standbyUrl = await postgres.addStandby(isSynchronous);
const mail = await startMailServer();

const ports = await Promise.all(names.map(() => findFreePort()));
const startNode = (at: number) =>
  startForecourt({
    dataDir: '',
    smtpUrl: mail.url,
    port: ports[at] as number,
    env: {
      ...dealers.envOf(`node-${names[at]}`),
      DATABASE_REPLICA_URLS: standbyUrl,
      TRUST_PROXY: 'true',
      WARM_UP_SECONDS: '0',
    },
  });
const nodes: Awaited<ReturnType<typeof startNode>>[] = [];
for (const at of names.keys()) nodes.push(await startNode(at));

const proxyPort = await findFreePort();
const folder = mkdtempSync(join(tmpdir(), 'bench-cluster-'));
const proxyFile = join(folder, 'haproxy.cfg');
const haproxy = findHaproxy();
if (haproxy === undefined) throw new Error('HAProxy is not installed (Debian: apt-get install haproxy).');
const adapted = names.reduce(
  (text, name, at) => text.replace(`node-${name}:3000`, `127.0.0.1:${ports[at]}`),
  readFileSync('deploy/proxy/haproxy.cfg', 'utf8').replace(/bind :443 .*/, `bind 127.0.0.1:${proxyPort}`),
);
writeFileSync(proxyFile, adapted);
const proxy = endWithThisProcess(spawn(haproxy, ['-db', '-f', proxyFile], { stdio: 'ignore' }));
await wait(5000);

const search = '/search/used-cars/';
const askThroughProxy = async (site: number): Promise<{ readonly status: number; readonly ms: number }> => {
  const startedMs = performance.now();
  const status = await askSite({ port: proxyPort, site: dealerSlug(site), path: search }).catch(() => 0);
  return { status, ms: performance.now() - startedMs };
};

const readMetrics = async (at: number): Promise<string> =>
  (await fetch(`http://127.0.0.1:${ports[at]}/metrics`)).text();
const readMetric = (text: string, name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
const describeNodes = async (): Promise<string> => {
  const texts = await Promise.all(names.map((_, at) => readMetrics(at)));
  return texts
    .map((text, at) => {
      const indexes = readMetric(text, 'forecourt_search_indexes');
      const residentMb = readMetric(text, 'process_resident_memory_bytes') / 1e6;
      return `${names[at]}: ${indexes} sites, ${round(residentMb)} MB`;
    })
    .join('; ');
};

const loadDuring = async (work: Promise<unknown>) => {
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  const answers: Promise<{ readonly status: number; readonly ms: number }>[] = [];
  while (!isDone) {
    answers.push(askThroughProxy(Math.floor(Math.random() * sites)));
    await wait(20);
  }
  await work;
  const all = await Promise.all(answers);
  const times = all.map(({ ms }) => ms);
  return {
    failed: all.filter(({ status }) => status !== 200).length,
    text: `${all.length} requests, p50 ${round(quantile(times, 0.5))} ms, longest ${round(quantile(times, 1))} ms`,
  };
};
const report = (name: string, { failed, text }: Awaited<ReturnType<typeof loadDuring>>): void =>
  console.log(`${name}: failed ${failed} of ${text}`);

for (let site = 0; site < sites; site += 1) await askThroughProxy(site);
console.log(`each site requested once: ${await describeNodes()}`);
report('quiet', await loadDuring(wait(5000)));

const killNode = async (): Promise<void> => {
  await nodes[1]?.kill();
  await wait(8000);
};
report('node b killed', await loadDuring(killNode()));

const addNode = async (): Promise<void> => {
  nodes[1] = await startNode(1);
  await wait(8000);
};
report('node b started again', await loadDuring(addNode()));
console.log(`afterwards: ${await describeNodes()}`);

const connections = await query(postgres.primaryUrl, 'SELECT count(*)::int AS count FROM pg_stat_activity');
console.log(`connections to the primary: ${connections[0]?.count}`);

await query(postgres.primaryUrl, 'CREATE TABLE lag_probe (written int)');
const lagsMs: number[] = [];
for (let probe = 1; probe <= 50; probe += 1) {
  await query(postgres.primaryUrl, `INSERT INTO lag_probe VALUES (${probe})`);
  const writtenMs = performance.now();
  while ((await query(standbyUrl, `SELECT 1 FROM lag_probe WHERE written = ${probe}`)).length === 0) await wait(1);
  lagsMs.push(performance.now() - writtenMs);
}
console.log(
  `standby shows a commit after ms: p50 ${round(quantile(lagsMs, 0.5))}, longest ${round(quantile(lagsMs, 1))}`,
);

const acknowledged: string[] = [];
let firstAfterMs = 0;
let failedOverAtMs = 0;
let leadCount = 0;
const sendLeads = async (until: () => boolean): Promise<void> => {
  while (!until()) {
    const index = leadCount++;
    const message = `Lead ${index}`;
    const body = buildLead(index, message);
    const status = await askSite({ port: proxyPort, site: dealerSlug(index % sites), path: '/api/leads', body }).catch(
      () => 0,
    );
    if (status !== 201) {
      await wait(50);
      continue;
    }
    acknowledged.push(message);
    if (failedOverAtMs > 0 && firstAfterMs === 0) firstAfterMs = performance.now();
  }
};
const failOver = async (): Promise<number> => {
  let isDone = false;
  const sending = Promise.all(Array.from({ length: 4 }, () => sendLeads(() => isDone)));
  await wait(3000);
  failedOverAtMs = performance.now();
  const tookMs = await postgres.failOver();
  await wait(10_000);
  isDone = true;
  await sending;
  return tookMs;
};
let promotedMs = 0;
const pages = await loadDuring(
  failOver().then((ms) => {
    promotedMs = ms;
  }),
);
report('primary killed, standby promoted', pages);
const found = new Set((await query(postgres.url, 'SELECT message FROM leads')).map(({ message }) => message));
const lost = acknowledged.filter((message) => !found.has(message));
console.log(
  `promoted in ${round(promotedMs)} ms; leads accepted again after ${round(firstAfterMs - failedOverAtMs)} ms; ` +
    `${isSynchronous ? 'synchronous' : 'asynchronous'} commit: acknowledged ${acknowledged.length}, lost ${lost.length}`,
);

proxy.kill();
for (const node of nodes) await node.stop();
await mail.stop();
await dealers.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = isSynchronous && lost.length > 0 ? 1 : 0;
