import { leadRoutes } from '#src/app/api/lead-routes.ts';
import { readEnv } from '#src/platform/env.ts';
import { createHttpServer } from '#src/platform/http/create-http-server.ts';
import { pictureHostCertificate } from '#src/platform/images/testing/picture-host-certificate.ts';
import { startJobs } from '#src/platform/jobs/start-jobs.ts';
import { createLogger } from '#src/platform/log/create-logger.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { openDatabaseOf } from '../open-database-of.ts';
import { openLeads } from '../open-leads.ts';

// The kill test's process: accepts leads and delivers them, with one site and no pages. Prints its port, runs until
// it's killed, and closes everything on SIGTERM.
const [hookUrl] = process.argv.slice(2);
if (hookUrl === undefined) throw new Error('Usage: take-leads.ts HOOK_URL');

const destinations = [{ kind: 'webhook', to: hookUrl, secretVariable: 'LEADS_HOOK_SECRET' }];
const leads = { mailTo: ['sales@wattle.example'], destinations, confirmation: 'none' };
const site = { ...resolveOrThrow(minimalSite('wattle', 'group', { leads })), configVersion: '' };
const sites = { bySlug: () => site };

const env = readEnv();
const log = createLogger(env.LOG_LEVEL);
const database = await openDatabaseOf(env, log);
const { leads: leadService, outbox } = openLeads({
  env,
  log,
  sites,
  database,
  vehicles: { findById: async () => undefined, findBySlug: async () => undefined },
  onDeliveriesQueued: () => jobs.wake(outbox.name),
  visitors: { find: async () => null },
  egress: {
    ca: pictureHostCertificate,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    mayConnectTo: () => true,
  },
});
const jobs = startJobs([outbox], (_name, error) => log.warn({ err: error }, 'the outbox failed'));
const edge = { trustProxy: 0, trustedHostHeader: undefined, requestTimeoutMs: 30_000, maxConnections: 0 } as const;
const app = createHttpServer({ log, ...edge });
await app.register(leadRoutes({ siteOf: () => site, leads: leadService }));
await app.listen({ port: 0, host: '127.0.0.1' });
process.once('SIGTERM', async () => {
  await app.close();
  await jobs.stop();
  await database.close();
  process.exit(0);
});
const [address] = app.addresses();
process.stdout.write(`${typeof address === 'object' ? address.port : ''}\n`);
