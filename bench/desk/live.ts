// Measures leads under load: how long a shopper waits for the response, and how long until each open inbox that may
// show the lead receives it.
//   node bench/desk/live.ts [--leads-per-second 200] [--inboxes 200] [--seconds 60]
// Needs PostgreSQL (Debian: apt-get install postgresql).
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { anyLead } from '../../src/inbox/rules/routing/routing-rule.ts';
import { createRoutingStore } from '../../src/inbox/server/clock/routing-store.ts';
import { findFreePort, startPostgres } from '../../src/platform/db/testing/start-postgres.ts';
import { startMailServer } from '../../src/platform/mail/testing/start-mail-server.ts';
import { startForecourt } from '../leads/start-forecourt.ts';
import { dealerSlug, openDealers } from '../lib/open-dealers.ts';
import { quantile } from '../lib/quantile.ts';
import { addPeople, addStranger, type LiveSite } from './live-people.ts';
import type { InboxOrder, InboxResult, LiveLead } from './open-inboxes.ts';
import type { SubmitOrder, SubmitResult } from './submit-leads.ts';

const { values } = parseArgs({
  options: {
    'leads-per-second': { type: 'string', default: '200' },
    inboxes: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
  },
});
const perSecond = Number(values['leads-per-second']);
const seconds = Number(values.seconds);
/** Milliseconds that leads can take to reach the inboxes after the last one was sent. */
const lateMs = 30_000;

/** @param niceness above 0 for less processor time than the servers, below 0 for more */
const startHelper = (file: string, niceness: number): ChildProcess => {
  const child = fork(new URL(file, import.meta.url), { serialization: 'advanced' });
  process.once('exit', () => child.kill('SIGKILL'));
  // Only root may raise a priority.
  try {
    setPriority(child.pid ?? 0, niceness);
  } catch {}
  return child;
};
const askHelper = async <Answer>(child: ChildProcess, order: InboxOrder | SubmitOrder): Promise<Answer> => {
  child.send(order);
  const [answer] = (await once(child, 'message')) as [Answer];
  return answer;
};

const siteCount = 3;
const locationsOf = (index: number): readonly number[] => Array.from({ length: 8 }, (_, at) => index * 100 + at + 1);
const makeLocation = (id: number) => ({
  id,
  name: `Yard ${id}`,
  slug: `yard-${id}`,
  address: {
    street: '1 Test Street',
    city: 'Moorooka',
    state: 'QLD',
    postcode: '4105',
    latitude: -27.5,
    longitude: 153,
  },
  contact: { phone: '07 5550 1901', openingHours: [{ days: 'Mon-Fri', open: '08:30', close: '17:30' }] },
});
const postgresSettings = ['fsync=on', 'full_page_writes=on', 'shared_buffers=256MB'];
const dealers = await openDealers({
  dealers: siteCount,
  cars: 20,
  changes: (index) => ({ locations: locationsOf(index).map(makeLocation) }),
  startDatabase: () => startPostgres(postgresSettings),
});
const { database } = dealers;
const sites: readonly LiveSite[] = Array.from({ length: siteCount }, (_, index) => ({
  slug: dealerSlug(index),
  locationIds: locationsOf(index),
}));
const mail = await startMailServer();
const env = {
  TRUST_PROXY: 'true',
  WARM_UP_SECONDS: '0',
  PREPARE_PICTURES_PERCENT: '0',
  RATE_LIMIT_DESK: '0',
};
const ports = [await findFreePort(), await findFreePort()];
const nodes: Awaited<ReturnType<typeof startForecourt>>[] = [];
for (const port of ports) {
  nodes.push(
    await startForecourt({ dataDir: '', smtpUrl: mail.url, port, env: { ...dealers.envOf(`node-${port}`), ...env } }),
  );
}

const people = await addPeople(database, sites, Number(values.inboxes));
const [largest] = sites;
if (largest === undefined) throw new Error('There is no site.');
const operator = { personUuid: null, address: '', device: '' };
const rule = {
  name: 'Everybody',
  conditions: anyLead,
  way: 'turns' as const,
  personUuids: people
    .filter(({ siteSlug, role }) => siteSlug === largest.slug && role === 'sales')
    .map(({ personUuid }) => personUuid)
    .slice(0, 20),
};
await createRoutingStore(database).save(largest.slug, null, rule, operator, new Date());

const portOf = (index: number): number => ports[Math.floor(index / 2) % ports.length] ?? 0;
const withPorts = people.map((person, index) => ({ ...person, port: portOf(index) }));
const stranger = { ...(await addStranger(database, largest)), port: portOf(0) };
const foreigner = { ...withPorts[1], siteSlug: largest.slug };
const inboxes = startHelper('./open-inboxes.ts', -5);
const submits = startHelper('./submit-leads.ts', 10);
const refusals = startHelper('./open-inboxes.ts', 0);
const refused = await askHelper<number[]>(refusals, {
  kind: 'open',
  inboxes: [stranger, foreigner as typeof stranger],
});
const opened = await askHelper<number[]>(inboxes, { kind: 'open', inboxes: withPorts });
console.log(
  `inboxes open: ${opened.filter((status) => status === 200).length} of ${opened.length}; ` +
    `without access answered: ${refused.join(', ')}; load average ${loadavg()[0]?.toFixed(1)}`,
);

const {
  times,
  answeredMs,
  refused: refusedLeads,
} = await askHelper<SubmitResult>(submits, {
  ports,
  sites,
  perSecond,
  seconds,
});
const loadAfter = loadavg()[0]?.toFixed(1);

const readLeads = async (): Promise<readonly LiveLead[]> => {
  const { rows } = await database.primary.execute<Record<string, string | number | null>>(`
    SELECT lead_uuid, site_id, category, location_id, message, (SELECT min(seq) FROM lead_events AS event
      WHERE event.site_id = lead.site_id AND event.lead_uuid = lead.lead_uuid) AS seq FROM leads AS lead`);
  return rows.map((row) => ({
    leadUuid: String(row.lead_uuid),
    siteSlug: String(row.site_id),
    category: String(row.category),
    locationId: row.location_id === null ? null : Number(row.location_id),
    seq: Number(row.seq ?? Number.POSITIVE_INFINITY),
    answeredMs: answeredMs.get(String(row.message)) ?? 0,
  }));
};
const checkAll = async (): Promise<InboxResult> =>
  askHelper<InboxResult>(inboxes, { kind: 'check', leads: await readLeads() });
const endMs = performance.now() + lateMs;
let result = await checkAll();
while (result.missing > 0 && performance.now() < endMs) {
  await wait(2000);
  result = await checkAll();
}
const stored = (await readLeads()).length;
const lost = answeredMs.size - stored;
for (const helper of [inboxes, refusals, submits]) if (helper.connected) helper.disconnect();
for (const node of nodes) await node.stop();
await mail.stop();
await dealers.close();

const ms = (value: number | undefined): string => (value ?? Number.NaN).toFixed(0);
const [middle, p99, longest] = result.onScreenMs;
console.log(
  `submits: ${times.length}, refused ${refusedLeads}; ms p50 ${ms(quantile(times, 0.5))}, ` +
    `p95 ${ms(quantile(times, 0.95))}, most ${ms(quantile(times, 1))}; load average ${loadAfter}`,
);
console.log(
  `events: ${result.events} for ${result.expected} leads on screens; resets ${result.resets}, ` +
    `reconnects ${result.reconnects}; on screen ms p50 ${ms(middle)}, most ${ms(longest)}`,
);
console.log(
  `submit p99 ms: ${ms(quantile(times, 0.99))}; on screen p99 ms: ${ms(p99)}; lost: ${lost + result.missing}; ` +
    `shown to the wrong person: ${result.wrong + refused.filter((status) => status !== 404).length}`,
);
process.exitCode = lost + result.missing + result.wrong + refusedLeads === 0 ? 0 : 1;
