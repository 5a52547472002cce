// Rehearses a restore to a point in time: sends leads, drops their table, and restores the database to the moment
// before the drop.
//   node bench/recovery/run.ts [--leads 500]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startMailServer } from '../../src/platform/mail/testing/start-mail-server.ts';
import { askSite } from '../leads/ask-site.ts';
import { buildLead } from '../leads/build-lead.ts';
import { startForecourt } from '../leads/start-forecourt.ts';
import { query } from '../lib/query.ts';
import { startArchivingPostgres } from './archiving-postgres.ts';

const { values } = parseArgs({ options: { leads: { type: 'string', default: '500' } } });
const leadCount = Number(values.leads);
const site = 'saltbush-caravans';
const folder = mkdtempSync(join(tmpdir(), 'bench-recovery-'));

const postgres = await startArchivingPostgres(folder);
const mail = await startMailServer();
const server = await startForecourt({
  dataDir: join(folder, 'node'),
  smtpUrl: mail.url,
  env: { DATABASE_URL: postgres.url },
});

const postLead = async (index: number): Promise<boolean> => {
  const body = buildLead(index, `Lead ${index}`);
  return (await askSite({ port: server.port, site, path: '/api/leads', body })) === 201;
};

const acknowledged: string[] = [];
for (let index = 0; index < leadCount; index += 1) {
  // Half of the leads arrive after the backup, so only the log has them.
  if (index === Math.floor(leadCount / 2)) postgres.backUp();
  if (await postLead(index)) acknowledged.push(`Lead ${index}`);
}
const [{ moment = '' } = {}] = await query<{ moment: string }>(
  postgres.url,
  'SELECT clock_timestamp()::text AS moment',
);
await wait(1000);
await query(postgres.url, 'DROP TABLE leads CASCADE');
await query(postgres.url, 'SELECT pg_switch_wal()');
await wait(2000);
await server.stop();
await postgres.kill();

const startedAtMs = performance.now();
const restored = await postgres.restoreTo(moment);
const restoreMs = performance.now() - startedAtMs;
const found = new Set(
  (await query<{ message: string }>(restored.url, 'SELECT message FROM leads')).map(({ message }) => message),
);
const lost = acknowledged.filter((message) => !found.has(message));
await restored.stop();
await mail.stop();
rmSync(folder, { recursive: true, force: true });

console.log(
  `acknowledged ${acknowledged.length} of ${leadCount}; restored ${found.size}; lost ${lost.length}; restored in ${(restoreMs / 1000).toFixed(1)} s`,
);
process.exitCode = lost.length === 0 && acknowledged.length > 0 ? 0 : 1;
