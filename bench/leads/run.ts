// Sends leads at a steady rate while pages are served. Measures latency, and finds lost or duplicate leads.
//   node bench/leads/run.ts [--seconds 60] [--leads 200] [--pages 100] [--site saltbush-caravans]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { startMailServer } from '../../src/platform/mail/testing/start-mail-server.ts';
import { askSite } from './ask-site.ts';
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
const drainMs = 120_000;

const dataDir = mkdtempSync(join(tmpdir(), 'bench-leads-'));
const mail = await startMailServer();
const server = await startForecourt({ dataDir, smtpUrl: mail.url });
const ask = (path: string, body?: object) => askSite({ port: server.port, site, path, ...(body && { body }) });

const postLead = async (index: number): Promise<boolean> => {
  const person = { name: 'Ann', email: 'ann@example.com', phone: '0412 345 678' };
  const key = { submission_key: index.toString(16).padStart(32, '0') };
  const lead = { form: 'enquiry', ...person, page: '/contact', message: `Lead ${index}`, terms_of_use: true, ...key };
  return (await ask('/api/leads', lead)) === 201;
};
const paths = ['/', '/contact', '/about-us', '/search/new-used-and-demo-cars/'];
const readPage = async (index: number): Promise<boolean> => {
  return (await ask(paths[index % paths.length] ?? '/')) === 200;
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
const isRight =
  leads.good > 0 && kept.leads >= leads.good && kept.leads === kept.forms && kept.delivered === kept.deliveries;
console.log(isRight ? 'none lost, none doubled' : 'LOST OR DOUBLED');
process.exitCode = isRight ? 0 : 1;
