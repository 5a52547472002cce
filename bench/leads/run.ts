// Leads at a steady pace while pages are served: how long a submit takes, and whether any is lost or doubled.
//   node bench/leads/run.ts [--seconds 60] [--leads 200] [--pages 100] [--site saltbush-caravans]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { startMailServer } from '../../src/platform/mail/testing/start-mail-server.ts';
import { callAtPace } from './call-at-pace.ts';
import { countLeads } from './count-leads.ts';
import { startForecourt } from './start-forecourt.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    leads: { type: 'string', default: '200' },
    pages: { type: 'string', default: '100' },
    site: { type: 'string', default: 'saltbush-caravans' },
  },
});
const seconds = Number(values.seconds);
const { site } = values;
/** How long the last deliveries are waited for. */
const drainMs = 120_000;

const dataDir = mkdtempSync(join(tmpdir(), 'bench-leads-'));
const mail = await startMailServer();
const server = await startForecourt({ dataDir, smtpUrl: mail.url });
const origin = `http://${site}.localhost:${server.port}`;

const postLead = async (index: number): Promise<boolean> => {
  const body = JSON.stringify({
    ...{ form: 'enquiry', name: 'Ann', email: 'ann@example.com', phone: '0412 345 678', page: '/contact' },
    ...{ message: `Lead ${index}`, submission_key: index.toString(16).padStart(32, '0') },
  });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/leads`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.status === 201;
};
const paths = ['/', '/contact', '/search/', '/search/new-cars', '/search/used-cars'];
const readPage = async (index: number): Promise<boolean> => {
  const answer = await fetch(origin + paths[index % paths.length]);
  await answer.arrayBuffer();
  return answer.ok;
};

for (const index of paths.keys()) await readPage(index);
const [leads, pages] = await Promise.all([
  callAtPace({ perSecond: Number(values.leads), seconds, call: postLead }),
  callAtPace({ perSecond: Number(values.pages), seconds, call: readPage }),
]);
const sentAtMs = performance.now();
const countMails = (): number => new Set(mail.mails.map(({ source }) => /^Message-ID: (\S+)/im.exec(source)?.[1])).size;
while (countMails() < leads.good && performance.now() - sentAtMs < drainMs) await wait(500);
const drainedMs = performance.now() - sentAtMs;
await server.stop();
await mail.stop();

const database = await openDatabase({ dataDir });
const kept = await countLeads(database);
await database.close();
rmSync(dataDir, { recursive: true, force: true });

console.log(`leads  ${leads.describe()}`);
console.log(`pages  ${pages.describe()}`);
console.log(
  `kept ${kept.leads}, with ${kept.forms} different forms; delivered ${kept.delivered} of ${kept.deliveries}`,
);
console.log(
  `mails ${mail.mails.length}, different ${countMails()}; the last ${Math.round(drainedMs)} ms after the last lead`,
);
const isRight = kept.leads >= leads.good && kept.leads === kept.forms && kept.delivered === kept.deliveries;
console.log(isRight ? 'none lost, none doubled' : 'LOST OR DOUBLED');
process.exitCode = isRight ? 0 : 1;
