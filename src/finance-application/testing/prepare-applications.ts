import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createVisitorService } from '#src/account/server/visitor-service.ts';
import { createVisitorStore } from '#src/account/server/visitor-store.ts';
import { createLeadStore } from '#src/leads/server/lead-store.ts';
import { createLeadService } from '#src/leads/server/submit-lead.ts';
import type { TestDatabase } from '#src/platform/db/testing/open-test-databases.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { noteStored } from '#src/platform/http/testing/note-stored.ts';
import { createSealer } from '#src/platform/sealing/create-sealer.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { applicationRoutes } from '../server/application-routes.ts';
import { createApplicationStore } from '../server/application-store.ts';
import { typedParts } from './test-application.ts';

const lenders = { plain: { name: 'Plain', ratesPercent: { good: 9.95 } } };
const siteOf = (slug: string, config: object) => resolveOrThrow(minimalSite(slug, 'group', { ...config }));
const open = { financeApplication: { enabled: true, lenders }, finance: { hasPersonalised: true } };
const host = 'wattle.localhost:3000';
export const gated = 'banksia.localhost:3000';
export const toSend = 'moto.localhost:3000';
export const silent = 'saltbush.localhost:3000';
const sites = {
  [host]: siteOf('wattle', { ...open, leads: { mailTo: ['dealer@example.com'] } }),
  [gated]: siteOf('banksia', { ...open, account: { gates: { finance: 'signIn', personalisedFinance: 'signIn' } } }),
  [toSend]: siteOf('moto', {
    ...open,
    account: { gates: { finance: 'signInToSend', personalisedFinance: 'signInToSend' } },
  }),
  [silent]: siteOf('saltbush', {}),
};
const stock = [
  makeTestVehicle({ id: 7, slug: 'here', hasNvic: true, priceCents: 2_999_000 }),
  makeTestVehicle({ id: 8, slug: 'uncoded', priceCents: 2_999_000 }),
  makeTestVehicle({ id: 9, slug: 'hidden', isShownOnWebsite: false }),
];
export const delisted = new Set<number>();
export const key = (id: string, letter: string) => ({ id, key: Buffer.from(letter.repeat(32)).toString('base64') });
export const sealer = createSealer(() => [key('now', 'a')]);
export const consents = typedParts.consents;
export const parts = ['contact', 'employment', 'income', 'expenses', 'loan'] as const;
export const quoteAnswers = { creditProfile: 'good', housing: 'renting', deposit: '2,990.50', termYears: '5' };

export const prepareApplications = (openDatabase: () => Promise<TestDatabase>, readClock: () => Date) => {
  const logged = vi.fn();
  const stored: boolean[] = [];
  let test: TestDatabase;
  let app: FastifyInstance;

  beforeAll(async () => {
    test = await openDatabase();
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    delisted.clear();
    logged.mockClear();
    for (const table of ['finance_applications', 'lead_deliveries', 'leads']) {
      await test.database.primary.execute(sql`DELETE FROM ${sql.identifier(table)}`);
    }
    const leads = createLeadService({
      store: createLeadStore(test.database),
      findVehicle: async (slug, car) => stock.find(({ id }) => slug === 'wattle' && String(id) === car),
      onDeliveriesQueued: () => undefined,
    });
    app = Fastify({ logger: { level: 'trace', stream: { write: logged } } });
    answerErrors(app);
    stored.length = 0;
    noteStored(app, stored);
    await app.register(
      applicationRoutes({
        leads,
        sealer,
        database: test.database,
        readSecret: () => undefined,
        onUnavailable: () => undefined,
        siteOf: (asked) => sites[asked as keyof typeof sites],
        visitors: createVisitorService(createVisitorStore(test.database.interactive)),
        vehicles: {
          findById: async (slug, id) => {
            const one = stock.find((vehicle) => slug !== 'saltbush' && vehicle.id === id);
            return one && { ...one, isShownOnWebsite: one.isShownOnWebsite && !delisted.has(id) };
          },
        },
        readClock,
      }),
    );
  });
  afterEach(() => app.close());

  const store = () => createApplicationStore(test.database, sealer);
  const send = async (
    url: string,
    fields: Readonly<Record<string, string>>,
    { cookie, ...headers }: { cookie?: string } & Record<string, string> = {},
  ) => {
    const answer = await app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        host,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
        ...(cookie !== undefined && { cookie }),
      },
    });
    const [given = ''] = String(answer.headers['set-cookie'] ?? '').split(';');
    return { status: answer.statusCode, to: answer.headers.location, cookie: given || cookie || '', answer };
  };
  const apply = (step: string, fields: Readonly<Record<string, string>>, headers: { cookie?: string } = {}) =>
    send(`/apply-for-finance/${step}`, fields, { ...headers });
  const fillIn = async (fields: Readonly<Record<string, string>> = {}, known?: string) => {
    let cookie = known;
    for (const part of parts) {
      const headers = cookie === undefined ? {} : { cookie };
      cookie = (await apply(part, { ...typedParts[part], ...fields }, headers)).cookie;
    }
    return cookie ?? '';
  };
  const listRows = async (table: string) =>
    (await test.database.primary.execute<Record<string, unknown>>(sql`SELECT * FROM ${sql.identifier(table)}`)).rows;
  const findVisitor = async () => String((await listRows('finance_applications'))[0]?.visitor_uuid);
  const find = async (vehicleId: number | null = null) =>
    store().find({ siteSlug: 'wattle', visitorUuid: await findVisitor(), vehicleId });

  return {
    test: {
      get database() {
        return test.database;
      },
    },
    logged,
    stored,
    store,
    send,
    apply,
    fillIn,
    listRows,
    findVisitor,
    find,
  };
};
