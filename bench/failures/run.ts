// Simulates an hour in which a node, the database, the disk, the mail server and the object store fail in turn, watched
// by Prometheus.
//   node bench/failures/run.ts [--disk-mb 3000] [--phases node,database,disk,mail,store]
// Needs root (it mounts a small disk), PostgreSQL and Prometheus (Debian: apt-get install postgresql prometheus).
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { runCommand } from '../../scripts/lib/run-command.ts';
import { startS3Server } from '../../src/platform/objects/testing/start-s3-server.ts';
import { askSite } from '../leads/ask-site.ts';
import { buildLead } from '../leads/build-lead.ts';
import { isReady, repeat, watchNodes } from '../leads/drive-load.ts';
import { startForecourt } from '../leads/start-forecourt.ts';
import { formatReport, startPhase } from './report.ts';
import { watchAlerts } from './watch-alerts.ts';

const { values } = parseArgs({
  options: {
    'disk-mb': { type: 'string', default: '3000' },
    phases: { type: 'string', default: 'node,database,disk,mail,store' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'bench-failures-'));
// PostgreSQL runs under its own account, which needs access.
chmodSync(folder, 0o755);
const disk = join(folder, 'disk');
mkdirSync(disk);
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${values['disk-mb']}m`, 'tmpfs', disk]);
process.once('exit', () => {
  execFileSync('umount', ['-l', disk]);
  rmSync(folder, { recursive: true, force: true });
});
process.on('SIGINT', () => process.exit(1));
process.on('SIGTERM', () => process.exit(1));
// The database and both nodes keep their files on this disk. These modules are imported only now, because they read
// TMPDIR when they're loaded.
process.env.TMPDIR = disk;
const { startPostgres } = await import('../../src/platform/db/testing/start-postgres.ts');
const { startMailServer } = await import('../../src/platform/mail/testing/start-mail-server.ts');

const site = 'saltbush-caravans';
const ports = [3144, 3145] as const;
const started = await startPostgres();
if (started === undefined) throw new Error('PostgreSQL is not installed.');
const postgres = started;
const store = await startS3Server();
let mail = await startMailServer();
const mailUrl = mail.url;
const mailPort = mail.port;
const mailed: string[] = [];
const collectMails = (): void => {
  mailed.push(...mail.mails.map(({ source }) => source));
};

const env = {
  DATABASE_URL: postgres.url,
  TRUST_PROXY: 'true',
  SITES_SOURCE: 'published',
  OBJECT_STORE_URL: 's3://forecourt/files',
  S3_ENDPOINT: store.endpoint,
  S3_REGION: 'ap-southeast-2',
  S3_ACCESS_KEY_ID: 'AKTEST',
  S3_SECRET_ACCESS_KEY: 'secret/of+tests',
};
const published = await runCommand(process.execPath, ['scripts/site.ts', 'publish'], {
  quiet: true,
  env: { ...env, DATA_DIR: join(disk, 'publish') },
});
if (published.exitCode !== 0) throw new Error(published.output);

type Node = Awaited<ReturnType<typeof startForecourt>>;
const startNode = (port: number): Promise<Node> =>
  startForecourt({ dataDir: join(disk, `node-${port}`), smtpUrl: mailUrl, port, env });
const nodes = new Map<number, Node>([
  [ports[0], await startNode(ports[0])],
  [ports[1], await startNode(ports[1])],
]);

const alerts = await watchAlerts(join(folder, 'prometheus'), ports, 3149);

let isOver = false;
const balancer = watchNodes(ports, () => isOver);

let phase = startPhase('calm');
const phases = [phase];
const failures = new Map<string, number>();

let turn = 0;
/**
 * Sends a request as a proxy would: to the ready nodes in turn, and to the next one if a connection fails. Tries all
 * nodes if none is ready. Returns the status, or 0 if none responded.
 */
const ask = async (path: string, body?: object): Promise<number> => {
  turn += 1;
  const ready = balancer.ready();
  const order = ready.length > 1 && turn % 2 === 1 ? [...ready].reverse() : ready;
  for (const port of order.length > 0 ? order : ports) {
    const from = `198.51.100.${turn % 250}`;
    const answer = await askSite({ port, site, path, from, ...(body && { body }) }).catch(() => undefined);
    if (answer !== undefined) return answer;
  }
  return 0;
};
const note = (what: string, status: number): void => {
  const key = `${phase.name}: ${what} answered ${status === 0 ? 'by nobody' : status}`;
  failures.set(key, (failures.get(key) ?? 0) + 1);
};

const acknowledged = new Set<string>();
/**
 * Retries until the lead is accepted or the run is over. Each attempt has the same submission key, as in a shopper's
 * browser.
 */
const postLead = async (index: number): Promise<void> => {
  const message = `Lead ${index}.`;
  for (;;) {
    phase.leadTries += 1;
    const status = await ask('/api/leads', buildLead(index, message));
    if (status === 201) {
      phase.leadsAccepted += 1;
      acknowledged.add(message);
      return;
    }
    note('a lead', status);
    if (isOver) return;
    await wait(5_000);
  }
};
const paths = ['/', '/contact', '/about-us', '/search/new-used-and-demo-cars/', '/search/?query=caravan&literal=true'];
const readPage = async (index: number): Promise<void> => {
  phase.pages += 1;
  const path = paths[index % paths.length] ?? '/';
  const status = await ask(path);
  if (status === 200) return;
  phase.pagesFailed += 1;
  note(path, status);
};
const pictureNames = readdirSync('media/demo').filter((name) => name.endsWith('.svg'));
const readPicture = async (index: number): Promise<void> => {
  phase.pictures += 1;
  const name = pictureNames[index % pictureNames.length] ?? '';
  const status = await ask(`/images/${index % 2 === 0 ? 320 : 600}/75/${encodeURIComponent(`/media/demo/${name}`)}`);
  if (status === 200) return;
  phase.picturesFailed += 1;
  note('a picture', status);
};
const load = Promise.all([
  balancer.watching,
  repeat(200, () => isOver, readPage),
  repeat(2_000, () => isOver, postLead),
  repeat(5_000, () => isOver, readPicture),
]);

const minutes = (count: number): Promise<void> => wait(count * 60_000);
const waitUntil = async (isDone: () => Promise<boolean>): Promise<void> => {
  while (!(await isDone())) await wait(500);
};
const filler = join(disk, 'filler');
const fillDisk = (): void => {
  // `dd` fails once the disk is full, as intended.
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' });
  } catch {}
};
const restartDatabase = async (): Promise<void> => {
  await postgres.crash();
  await postgres.restart();
};

const faults: Readonly<
  Record<string, { readonly fail: () => Promise<void>; readonly repair: () => Promise<void>; readonly lasts: number }>
> = {
  node: {
    lasts: 4,
    fail: async () => await nodes.get(ports[1])?.kill(),
    repair: async () => {
      nodes.set(ports[1], await startNode(ports[1]));
    },
  },
  database: { lasts: 8, fail: postgres.crash, repair: postgres.restart },
  disk: {
    lasts: 8,
    fail: async () => fillDisk(),
    repair: async () => {
      rmSync(filler, { force: true });
      await restartDatabase();
    },
  },
  mail: {
    lasts: 22,
    fail: async () => {
      collectMails();
      await mail.stop();
    },
    repair: async () => {
      mail = await startMailServer(undefined, mailPort);
    },
  },
  store: {
    lasts: 8,
    fail: async () => {
      store.isDown = true;
    },
    repair: async () => {
      store.isDown = false;
    },
  },
};

await minutes(2);
for (const name of values.phases.split(',')) {
  const fault = faults[name];
  if (fault === undefined) throw new Error(`--phases takes ${Object.keys(faults).join(', ')}.`);
  console.log(`${new Date().toISOString()} ${name} fails for ${fault.lasts} min`);
  phase = startPhase(name);
  phases.push(phase);
  await fault.fail();
  await minutes(fault.lasts);
  await fault.repair();
  console.log(`${new Date().toISOString()} ${name} is repaired`);
  await waitUntil(async () => (await Promise.all(ports.map(isReady))).every(Boolean));
  await minutes(3);
}
isOver = true;
await load;
const waitForMails = Date.now() + 120_000;
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
await waitUntil(async () => {
  const { rows } = await client.query("SELECT count(*)::int AS n FROM lead_deliveries WHERE state = 'waiting'");
  return rows[0].n === 0 || Date.now() > waitForMails;
});
const { rows } = await client.query('SELECT message FROM leads');
await client.end();
collectMails();
const stored = new Set(rows.map(({ message }) => message));
const mailedText = mailed.join('\n');
const lost = [...acknowledged].filter((message) => !stored.has(message));
const unmailed = [...acknowledged].filter((message) => !mailedText.includes(message));
await alerts.stop();
for (const node of nodes.values()) await node.stop();
await mail.stop();
await store.stop();
await postgres.stop();

for (const line of formatReport(phases, alerts.fired)) console.log(line);
for (const [failure, count] of failures) console.log(`${failure}: ${count}`);
console.log(
  `leads acknowledged: ${acknowledged.size}; lost: ${lost.length}; without a mail: ${unmailed.length}; mails: ${mailed.length}`,
);
process.exit(lost.length === 0 && unmailed.length === 0 ? 0 : 1);
