import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync, InjectOptions } from 'fastify';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { listAppointmentLocations } from '#src/appointments/rules/list-visit-locations.ts';
import { createAppointmentStore, takeSlot } from '#src/appointments/server/appointment-store.ts';
import { reservations } from '#src/checkout/server/tables.ts';
import { financeApplications } from '#src/finance-application/server/tables.ts';
import type { QuoteContent } from '#src/leads/rules/quote.ts';
import { createLeadStore } from '#src/leads/server/lead-store.ts';
import { leadFiles, leadMessages, leadQuotes } from '#src/leads/server/staff-work/tables.ts';
import { makeLeadRecord } from '#src/leads/testing/make-lead-record.ts';
import { hourMs } from '#src/lib/durations.ts';
import { paymentRequests } from '#src/online-payment/server/tables.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { readEnv } from '#src/platform/env.ts';
import { createLogger } from '#src/platform/log/create-logger.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { purchases } from '#src/purchase/server/tables.ts';
import { wholeAnswers } from '#src/purchase/testing/whole-answers.ts';
import { createSiteRegistry } from '#src/sites/server/site-registry.ts';
import { openSitesDir } from '#src/sites/server/site-source.ts';
import type { Membership } from '#src/staff/rules/membership.ts';
import { putMembership } from '#src/staff/server/membership-store.ts';
import { openStaffSession } from '#src/staff/server/session-store.ts';
import { staffPasskeys, staffPeople, staffSessions } from '#src/staff/server/tables.ts';
import type { DeskBuild } from '../../desk/desk-pages.ts';
import { type OpenDeskAppOptions, openDeskApp } from '../../desk/open-desk-app.ts';
import { openPayables } from '../../open-payables.ts';
import { writeTwinSites } from '../ownership/write-twin-sites.ts';

export const deskHost = 'desk.example.test';
const origin = `https://${deskHost}`;
const nowhere = { address: '192.0.2.1', device: 'Chrome on Android' };

const everywhere = { locationIds: null, categories: null };

type GivenMembership = Pick<Membership, 'siteSlug' | 'role'> & Partial<Membership>;

interface DeskHostParts extends Pick<OpenDeskAppOptions, 'directoryEgress' | 'readDirectorySecret'> {
  readonly siteSections?: Readonly<Record<string, object>>;
  readonly assetRoutes?: FastifyPluginAsync;
}

export const openDeskHost = async (
  variables: Readonly<Record<string, string>> = {},
  { siteSections, assetRoutes = async () => undefined, ...directory }: DeskHostParts = {},
) => {
  const dataDir = makeTemporaryFolder('desk');
  const env = readEnv({
    RATE_LIMIT_DESK: '0',
    RATE_LIMIT_DESK_SIGN_INS: '0',
    DESK_HOST: deskHost,
    ...variables,
    DATA_DIR: dataDir,
    SITES_DIR: writeTwinSites(siteSections),
    FORECOURT_ENV: 'production',
  });
  const log = createLogger('silent');
  const test = await testDatabases[0].open();
  const { database } = test;
  const sites = await createSiteRegistry({ source: openSitesDir(env.SITES_DIR), log, watches: false });
  const loading = import(pathToFileURL(resolve('build/console/server/index.js')).href) as Promise<DeskBuild>;
  const payables = openPayables({ database, log, sites, onDeliveriesQueued: () => undefined });
  const stock = { vehicle: makeFullVehicle({ id: 7, priceCents: 2_899_000, priceType: 'Drive Away' }) };
  const desk = await openDeskApp({
    ...payables,
    ...directory,
    env,
    log,
    sites,
    database,
    findMailAddition: async () => null,
    onDeliveriesQueued: () => undefined,
    vehicles: {
      findBySlug: async (_site, slug) => (slug === stock.vehicle.slug ? stock.vehicle : undefined),
      findById: async (_site, id) => (id === stock.vehicle.id ? stock.vehicle : undefined),
    },
    // Stands in for the WebP pictures that the desk shows. A brochure would need a real picture.
    images: {
      get: ({ format }) =>
        format === 'webp'
          ? Promise.resolve({ kind: 'made', data: Buffer.from('a picture'), etag: null })
          : Promise.reject(new Error('no pictures')),
    },
    files: { loadBuild: () => loading, assetRoutes, mode: 'production' },
  });
  if (desk === undefined) throw new Error('The desk is off.');
  const { app } = desk;

  const addPerson = async (name: string, ...memberships: readonly GivenMembership[]): Promise<string> => {
    const personUuid = randomUUID();
    const now = new Date();
    await database.primary.transaction(async (tx) => {
      await tx.execute(sql`
        INSERT INTO ${staffPeople} (person_uuid, email, name, created_at)
        VALUES (${personUuid}::uuid, ${`${name.toLowerCase()}@example.test`}, ${name}, ${now.toISOString()}::timestamptz)`);
      for (const membership of memberships) await putMembership(tx, personUuid, { ...everywhere, ...membership }, now);
    });
    return personUuid;
  };

  const addAgreement = async (siteSlug: string, reservationUuid: string): Promise<void> => {
    const sums = { priceCents: 2_899_000, deliveryCents: 0, tradeInCents: 0, depositCents: 20_000, financedCents: 0 };
    const figures = { ...sums, balanceCents: 2_879_000, surplusCents: 0 };
    const now = new Date().toISOString();
    await database.primary.insert(purchases).values({
      siteSlug,
      visitorUuid: randomUUID(),
      vehicleId: 7,
      answers: wholeAnswers,
      reservationUuid,
      agreement: { figures, credit: null, priceType: 'Drive Away', agreedAtMs: 0 },
      openedAt: now,
      changedAt: now,
    });
  };

  return {
    app,
    database,
    dataDir,
    siteOf: sites.bySlug,
    stock,
    addPerson,
    signIn: async (personUuid: string): Promise<string> => {
      const actor = { ...nowhere, personUuid };
      const secret = await database.primary.transaction((tx) =>
        openStaffSession(tx, { personUuid, way: 'passkey', actor, earlierHash: undefined }, new Date()),
      );
      return `__Host-staff=${secret}`;
    },
    agePasskey: async (personUuid: string): Promise<void> => {
      const hourAgo = new Date(Date.now() - hourMs).toISOString();
      await database.primary.execute(sql`
        INSERT INTO ${staffPasskeys}
          (person_uuid, credential_id, public_key, counter, is_backed_up, name, added_at)
        VALUES (${personUuid}::uuid, ${personUuid}, 'key', 0, true, 'Phone', ${hourAgo}::timestamptz)`);
      await database.primary.execute(sql`
        UPDATE ${staffSessions} SET proved_at = ${hourAgo}::timestamptz
        WHERE person_uuid = ${personUuid}::uuid`);
    },
    addLead: (siteSlug: string, fields: Parameters<typeof makeLeadRecord>[0] = {}): Promise<string> =>
      createLeadStore(database).store(siteSlug, makeLeadRecord(fields), []),
    addReservation: async (siteSlug: string, isPurchase = false): Promise<string> => {
      const reservationUuid = randomUUID();
      const now = new Date();
      const payment = { siteSlug, purpose: 'reservation', key: reservationUuid, amountCents: 20_000, description: '' };
      await payables.messages.payments.gateway.create(payment);
      const { submissionHash, receivedAt, ...record } = makeLeadRecord({ locationId: 1 });
      await database.primary.insert(reservations).values({
        siteSlug,
        reservationUuid,
        visitorUuid: randomUUID(),
        vehicleId: 7,
        state: 'held',
        amountCents: 20_000,
        capturedCents: 20_000,
        contact: { record, targets: [] },
        paymentRef: reservationUuid,
        openedAt: now.toISOString(),
        changedAt: now.toISOString(),
        heldUntil: new Date(now.getTime() + hourMs).toISOString(),
        isPurchase,
      });
      if (isPurchase) await addAgreement(siteSlug, reservationUuid);
      return reservationUuid;
    },
    addFile: async (siteSlug: string, leadUuid: string, fileUuid: string): Promise<void> => {
      const lead = { siteSlug, leadUuid, messageUuid: randomUUID() };
      const name = 'Rego “2026”.html';
      const files = [{ fileUuid, name, contentType: 'text/html', sizeBytes: 2 }];
      const moment = { number: 1, direction: 'in', kind: 'mail', at: new Date().toISOString() } as const;
      await database.primary.insert(leadMessages).values({ ...lead, ...moment, text: 'See attached.', files });
      await database.primary.insert(leadFiles).values({ ...lead, fileUuid, content: new TextEncoder().encode('Hi') });
    },
    addQuote: async (siteSlug: string, leadUuid: string, quoteUuid: string): Promise<void> => {
      const figures = { totalCents: 2_899_000, balanceCents: 2_899_000 };
      await database.primary.insert(leadQuotes).values({
        siteSlug,
        leadUuid,
        quoteUuid,
        number: 1,
        personUuid: randomUUID(),
        content: { figures, validUntil: '2099-01-01' } as unknown as QuoteContent,
        pdf: new TextEncoder().encode('%PDF-'),
        madeAt: new Date().toISOString(),
      });
    },
    addAppointment: async (siteSlug: string, startMs: number) => {
      const site = sites.bySlug(siteSlug);
      const [{ id: locationId = 0, timeZone = '' } = {}] = site === undefined ? [] : listAppointmentLocations(site);
      const leadUuid = await createLeadStore(database).store(
        siteSlug,
        makeLeadRecord({ locationId, email: 'ann@example.com' }),
        [{ kind: 'confirmation', target: 'ann@example.com' }],
      );
      const slot = { startMs, endMs: startMs + hourMs / 2 };
      const wanted = { siteSlug, locationId, vehicleId: null, slot, placesPerSlot: 3, bookedAt: new Date() };
      await database.primary.transaction((tx) => takeSlot(tx, leadUuid, wanted));
      const stored = await createAppointmentStore(database).findOfLead(siteSlug, leadUuid);
      return { leadUuid, locationId, timeZone, appointmentUuid: stored?.appointmentUuid ?? '' };
    },
    addPayment: async (siteSlug: string): Promise<string> => {
      const { submissionHash, receivedAt, ...record } = makeLeadRecord({ locationId: null });
      const now = new Date().toISOString();
      const [row] = await database.primary
        .insert(paymentRequests)
        .values({
          siteSlug,
          code: randomUUID(),
          amountCents: 5_000,
          capturedCents: 5_000,
          reference: 'INV-1',
          purpose: 'Parts',
          lastName: 'Example',
          email: 'ann@example.com',
          customer: { record, targets: [] },
          state: 'paid',
          askedAt: now,
          changedAt: now,
          validUntil: now,
        })
        .returning({ requestUuid: paymentRequests.requestUuid });
      return row?.requestUuid ?? '';
    },
    addApplication: async (siteSlug: string): Promise<string> => {
      const applicationUuid = randomUUID();
      const now = new Date().toISOString();
      await database.primary.insert(financeApplications).values({
        siteSlug,
        applicationUuid,
        visitorUuid: randomUUID(),
        vehicleId: 0,
        state: 'sent',
        revision: 1,
        sealed: 'unreadable',
        amountCents: 2_500_000,
        termMonths: 60,
        outcome: 'likely',
        leadUuid: await createLeadStore(database).store(siteSlug, makeLeadRecord({ locationId: 1 }), []),
        startedAt: now,
        changedAt: now,
        sentAt: now,
      });
      return applicationUuid;
    },
    ask: (url: string, cookie = '', options: InjectOptions = {}) =>
      app.inject({ url, ...options, headers: { host: deskHost, cookie, ...options.headers } }),
    post: (
      url: string,
      form: Readonly<Record<string, string>>,
      cookie = '',
      headers: Readonly<Record<string, string>> = {},
    ) =>
      app.inject({
        url,
        method: 'POST',
        payload: new URLSearchParams(form).toString(),
        headers: { host: deskHost, origin, 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
      }),
    close: async () => {
      await app.close();
      await sites.close();
      await test.close();
    },
  };
};

export type DeskHost = Awaited<ReturnType<typeof openDeskHost>>;
