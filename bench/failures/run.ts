// An hour in which a node, the database, the disk, the mail server and the object store fail in turn, with Prometheus watching.
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
import { startForecourt } from '../leads/start-forecourt.ts';
import { watchAlerts } from './watch-alerts.ts';

const { values } = parseArgs({
  options: {
    'disk-mb': { type: 'string', default: '3000' },
    phases: { type: 'string', default: 'node,database,disk,mail,store' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'bench-failures-'));
// PostgreSQL runs as an account of its own.
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
// The database and both nodes keep their files on this disk. The modules read TMPDIR when they're loaded.
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

// Does what a proxy does: it asks the nodes in turn, leaves out those that aren't ready, and tries the other if a connection fails.
let ready: readonly number[] = ports;
let isOver = false;
const isReady = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined))
    ?.ok === true;
const checkNodes = async (): Promise<void> => {
  while (!isOver) {
    const states = await Promise.all(ports.map(isReady));
    ready = ports.filter((_port, at) => states[at]);
    await wait(500);
  }
};

interface Phase {
  readonly name: string;
  readonly startedAtMs: number;
  pages: number;
  pagesFailed: number;
  pictures: number;
  picturesFailed: number;
  leadTries: number;
  leadsAccepted: number;
}
const startPhase = (name: string): Phase => ({
  name,
  startedAtMs: Date.now(),
  pages: 0,
  pagesFailed: 0,
  pictures: 0,
  picturesFailed: 0,
  leadTries: 0,
  leadsAccepted: 0,
});
let phase = startPhase('calm');
const phases = [phase];
const failures = new Map<string, number>();

let turn = 0;
const ask = async (path: string, body?: object): Promise<number> => {
  turn += 1;
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
/** Sends a lead until it's accepted, as a shopper's browser does with the same key. */
const postLead = async (index: number): Promise<void> => {
  const message = `Lead ${index}.`;
  const person = { name: 'Ann', email: 'ann@example.com', phone: '0412 345 678', terms_of_use: true };
  const key = { submission_key: index.toString(16).padStart(32, '0') };
  for (;;) {
    phase.leadTries += 1;
    const status = await ask('/api/leads', { form: 'enquiry', ...person, page: '/contact', message, ...key });
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
const paths = ['/', '/contact', '/about-us', '/search/new-used-and-demo-cars/', '/search/?query=jayco'];
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
const repeat = async (everyMs: number, call: (index: number) => Promise<void>): Promise<void> => {
  const running = new Set<Promise<void>>();
  for (let index = 0; !isOver; index += 1) {
    const one = call(index).finally(() => running.delete(one));
    running.add(one);
    await wait(everyMs);
  }
  await Promise.all(running);
};
const load = Promise.all([checkNodes(), repeat(200, readPage), repeat(2_000, postLead), repeat(5_000, readPicture)]);

const minutes = (count: number): Promise<void> => wait(count * 60_000);
const waitUntil = async (isDone: () => Promise<boolean>): Promise<void> => {
  while (!(await isDone())) await wait(500);
};
const filler = join(disk, 'filler');
const fillDisk = (): void => {
  // Fails once nothing is left, which is the point.
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

const seconds = (ms: number): string => `${Math.round(ms / 1000)} s`;
const listAlerts = ({ startedAtMs }: Phase, end: number): string =>
  alerts.fired
    .filter(({ firedAtMs }) => firedAtMs >= startedAtMs && firedAtMs < end)
    .map(({ name, severity, firedAtMs, endedAtMs }) => {
      const ended = endedAtMs === undefined ? 'to the end' : `for ${seconds(endedAtMs - firedAtMs)}`;
      return `${name} (${severity}) after ${seconds(firedAtMs - startedAtMs)}, ${ended}`;
    })
    .join('; ');
console.log('| Failed | Pages | Without a page | Pictures | Without a picture | Leads accepted | Tries | Alerts |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const [at, row] of phases.entries()) {
  const end = phases[at + 1]?.startedAtMs ?? Number.POSITIVE_INFINITY;
  const cells = [
    row.name,
    row.pages,
    row.pagesFailed,
    row.pictures,
    row.picturesFailed,
    row.leadsAccepted,
    row.leadTries,
  ];
  console.log(`| ${cells.join(' | ')} | ${listAlerts(row, end)} |`);
}
for (const [failure, count] of failures) console.log(`${failure}: ${count}`);
console.log(
  `leads acknowledged: ${acknowledged.size}; lost: ${lost.length}; without a mail: ${unmailed.length}; mails: ${mailed.length}`,
);
process.exit(lost.length === 0 && unmailed.length === 0 ? 0 : 1);
