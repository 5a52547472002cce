import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createAppointmentStore } from '#src/appointments/server/appointment-store.ts';
import { createAvailability } from '#src/appointments/server/create-availability.ts';
import { queueCancellation } from '#src/leads/server/delivery-store.ts';
import { entryOf, submissionOf } from '#src/leads/testing/open-test-service.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { readEnv } from '#src/platform/env.ts';
import { startJobs } from '#src/platform/jobs/start-jobs.ts';
import { createLogger } from '#src/platform/log/create-logger.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { openLeads } from './open-leads.ts';
import { type DealerProgram, isSignedWith, startDealerProgram } from './testing/start-dealer-program.ts';

const env = readEnv({ DATA_DIR: makeTemporaryFolder('cancelled-visit') });
let test: TestDatabase;
let program: DealerProgram;

beforeAll(async () => {
  vi.stubEnv('HOOK_SECRET', 'secret');
  test = await testDatabases[0].open();
  program = await startDealerProgram();
});
afterAll(() => Promise.all([test.close(), program.stop()]));

it("a dealer's own program is told of a visit and that it is cancelled, each by a document of its own [D.22] [D.32]", async () => {
  const destinations = [{ kind: 'webhook', to: program.urlOf('/leads').href, secretVariable: 'HOOK_SECRET' }];
  const site = { ...resolveOrThrow(minimalSite('wattle', 'group', { leads: { destinations } })), configVersion: '' };
  const sites = { bySlug: () => site };
  const open = () => {
    const { leads, outbox } = openLeads({
      env,
      sites,
      database: test.database,
      log: createLogger('silent'),
      egress: program.fetcherOptions,
      vehicles: { findById: async () => undefined, findBySlug: async () => undefined },
      visitors: { find: async () => null },
      onDeliveriesQueued: () => jobs.wake(outbox.name),
    });
    const jobs = startJobs([outbox], (_name, error) => expect.unreachable(String(error)));
    return { leads, close: jobs.stop };
  };
  const store = createAppointmentStore(test.database);
  const now = new Date();
  const question = { locationId: 1, fromDay: null, days: 14, vehicleId: null };
  const { days = [] } = (await createAvailability(store)(site, question, now)) ?? {};
  const slot = days.flatMap((day) => (day.kind === 'bookable' ? day.slots : [])).at(-1);
  const startsAt = new Date(slot?.startMs ?? 0).toISOString();

  const { told } = program;
  const before = open();
  const entry = entryOf({ appointment: startsAt });
  const kept = await before.leads.submit(site, submissionOf({ form: 'testDrive', entry }), now);
  await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 10_000, interval: 20 });
  await before.close();

  const leadUuid = kept.kind === 'stored' ? kept.leadUuid : kept.kind;
  const lead = { siteSlug: site.slug, leadUuid };
  expect(await store.cancel(site.slug, leadUuid, now, (tx) => queueCancellation(tx, lead, now))).toBe(true);
  // A new process looks for due deliveries at once.
  const after = open();
  await vi.waitFor(() => expect(told).toHaveLength(2), { timeout: 10_000, interval: 20 });
  await after.close();

  const [booked, cancelled] = told.map(({ body }) => JSON.parse(body));
  expect(booked).toMatchObject({ type: 'lead', lead_id: leadUuid, custom: { appointment: startsAt } });
  const cancelledAt = now.toISOString();
  expect(cancelled).toMatchObject({ type: 'visit_cancelled', lead_id: leadUuid, starts_at: startsAt });
  expect(cancelled).toMatchObject({ cancelled_at: cancelledAt, location_id: 1, location: 'Moorooka', car_id: null });
  expect(new Set(told.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  expect(told.every((document) => isSignedWith('secret', document))).toBe(true);
});
