// Rehearses an upgrade: two versions side by side on one PostgreSQL, with a migration, under load.
//   node bench/upgrade/run.ts [--leads 20] [--pages 40]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../../src/platform/db/testing/start-postgres.ts';
import { startMailServer } from '../../src/platform/mail/testing/start-mail-server.ts';
import { askSite } from '../leads/ask-site.ts';
import { buildLead } from '../leads/build-lead.ts';
import { repeat, watchNodes } from '../leads/drive-load.ts';
import { startForecourt } from '../leads/start-forecourt.ts';
import { copyNextVersion } from './copy-version.ts';

const { values } = parseArgs({
  options: { leads: { type: 'string', default: '20' }, pages: { type: 'string', default: '40' } },
});
const site = 'saltbush-caravans';
const folder = mkdtempSync(join(tmpdir(), 'bench-upgrade-'));
const ports = [3144, 3145] as const;
const drainSeconds = 3;
const shoppers = 250;

const postgres = await startPostgres();
if (postgres === undefined) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql).');
const mail = await startMailServer();
const env = { DATABASE_URL: postgres.url, DRAIN_SECONDS: String(drainSeconds), TRUST_PROXY: 'true' };
const start = (version: string, port: number, at: string) =>
  startForecourt({ dataDir: join(folder, version), smtpUrl: mail.url, port, folder: at, env });

const before = await start('before', ports[0], '.');
const next = join(folder, 'next-version');
await copyNextVersion(next, 'ALTER TABLE "leads" ADD COLUMN "added_by_the_next_version" text;');

let isOver = false;
const nodes = watchNodes(ports, () => isOver);

const counts = { pages: 0, leads: 0, failed: 0 };
const failures = new Set<string>();
const acknowledged: string[] = [];
let turn = 0;
const ask = async (path: string, expected: number, body?: object): Promise<boolean> => {
  turn += 1;
  const ready = nodes.ready();
  const port = ready[turn % ready.length] ?? ports[0];
  const status = await askSite({
    port,
    site,
    path,
    from: `198.51.100.${turn % shoppers}`,
    ...(body && { body }),
  }).catch((error: Error) => error.message);
  if (status === expected) return true;
  counts.failed += 1;
  failures.add(`${path} on ${port}: ${status}`);
  return false;
};
const postLead = async (index: number): Promise<void> => {
  counts.leads += 1;
  if (await ask('/api/leads', 201, buildLead(index, `Lead ${index}`))) acknowledged.push(`Lead ${index}`);
};
const paths = ['/', '/contact', '/about-us', '/search/new-used-and-demo-cars/'];
const readPage = async (index: number): Promise<void> => {
  counts.pages += 1;
  await ask(paths[index % paths.length] ?? '/', 200);
};
const load = Promise.all([
  nodes.watching,
  repeat(1000 / Number(values.leads), () => isOver, postLead),
  repeat(1000 / Number(values.pages), () => isOver, readPage),
]);
await wait(3000);
const after = await start('after', ports[1], next);
await wait(5000);
const onBoth = nodes.ready().length;
await before.stop();
await wait(5000);
isOver = true;
await load;

const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
const { rows } = await client.query('SELECT message, added_by_the_next_version FROM leads');
await client.end();
const stored = new Set(rows.map(({ message }) => message));
const lost = acknowledged.filter((message) => !stored.has(message));
await after.stop();
await mail.stop();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });

for (const failure of failures) console.log(failure);
console.log(
  `nodes together: ${onBoth}; pages ${counts.pages}; leads ${counts.leads}; failed ${counts.failed}; acknowledged leads lost ${lost.length}`,
);
process.exitCode = counts.failed === 0 && lost.length === 0 && onBoth === ports.length ? 0 : 1;
