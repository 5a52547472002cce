import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, vi } from 'vitest';
import { createLeadStore } from '#src/leads/server/lead-store.ts';
import type { Submission } from '#src/leads/server/prepare-lead.ts';
import { createLeadService } from '#src/leads/server/submit-lead.ts';
import { makeLeadEntry } from '#src/leads/testing/make-lead-entry.ts';
import { localYear } from '#src/lib/dates/local-day.ts';
import type { TestDatabase } from '#src/platform/db/testing/open-test-databases.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import type { EstimateAlike } from '../server/create-platform-valuer.ts';
import { createTradeInHook, type TradeInHookOptions } from '../server/trade-in-hooks.ts';
import type { ValuationVisitors } from '../server/trade-in-parts.ts';
import { tradeInRoutes } from '../server/trade-in-routes.ts';
import { createValuationStore } from '../server/valuation-store.ts';

const siteOf = (slug: string, tradeIn: object = { enabled: true, testPlates: true }) => ({
  ...resolveOrThrow(minimalSite(slug, 'group', { tradeIn })),
  configVersion: '1',
});
export const host = 'wattle.localhost:3000';
export const elsewhere = 'banksia.localhost:3000';
export const silent = 'saltbush.localhost:3000';
export const sites = {
  [host]: siteOf('wattle', { enabled: true, testPlates: true, pages: ['trade-in'] }),
  [elsewhere]: siteOf('banksia', { enabled: true, resultSaving: 'miscellaneous' }),
  [silent]: siteOf('saltbush', {}),
};
export const thisYear = localYear(new Date(), 'Australia/Brisbane');
const stock = [makeTestVehicle({ id: 7, slug: 'here' }), makeTestVehicle({ id: 8, slug: 'sold', status: 'sold' })];
const estimate = { kind: 'estimate', middleCents: 2_000_000, vehicleCount: 9, dealerCount: 4 } as const;

export const answers = {
  serviceHistory: 'full',
  accidentDamage: 'none',
  tyres: 'two',
  windscreen: 'clear',
  keys: 'one',
  financeOwing: 'no',
};
export const shopper = { name: 'Ann', email: 'ann@example.com', phone: '0412345678', location_id: '1' };
export const unknownUuid = '0186f5a2-0266-4c90-850c-101ce3ce56bb';

const readVisitor = (cookie: string | undefined): { readonly visitorUuid: string } | null => {
  const visitorUuid = /^visitor=(.+)$/.exec(cookie ?? '')?.[1];
  return visitorUuid === undefined ? null : { visitorUuid };
};

export const submissionOf = (valuationUuid: string | null): Submission => ({
  form: 'tradeIn',
  carAsked: null,
  visitedPages: [],
  userAgent: null,
  submissionKey: null,
  filledMs: null,
  page: valuationUuid === null ? '/trade-in' : `/trade-in?valuation=${valuationUuid}`,
  isTrapped: false,
  entry: makeLeadEntry({ locationId: '1' }),
});

const visitors: ValuationVisitors & Pick<TradeInHookOptions, 'findVisitor'> = {
  find: async (_siteSlug, { headers }) => readVisitor(headers.cookie),
  findVisitor: async (_siteSlug, { headers }) => readVisitor(headers.cookie),
  open: async (_siteSlug, { headers }, reply) => {
    const visitor = readVisitor(headers.cookie) ?? { visitorUuid: randomUUID() };
    reply.header('set-cookie', `visitor=${visitor.visitorUuid}`);
    return visitor;
  },
};

export const cookieOf = ({ headers }: { readonly headers: Record<string, unknown> }): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';

export const openTestTradeIn = async (open: () => Promise<TestDatabase>) => {
  const test = await open();
  const onUnavailable = vi.fn();
  const estimateAlike = vi.fn<EstimateAlike>();
  const logged = vi.fn();
  const store = createValuationStore(test.database);
  const createService = (hook: TradeInHookOptions) =>
    createLeadService<(typeof sites)[typeof host]>({
      store: createLeadStore(test.database),
      findVehicle: async (slug, car) => stock.find(({ id }) => slug === 'wattle' && String(id) === car),
      onStored: () => undefined,
      hooks: { tradeIn: createTradeInHook(hook) },
    });
  const service = createService({ store, findVisitor: visitors.findVisitor });
  const app = Fastify({ logger: { level: 'info', stream: { write: logged } } });
  answerErrors(app);
  await app.register(
    tradeInRoutes({
      leads: service,
      visitors,
      estimateAlike,
      onUnavailable,
      database: test.database,
      siteOf: (asked) => sites[asked as keyof typeof sites],
      vehicles: { findById: async (slug, id) => stock.find((one) => slug === 'wattle' && one.id === id) },
      readSecret: () => undefined,
    }),
  );

  const send = (
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => app.inject({ method, url, headers: { host, ...headers }, ...(payload !== undefined && { payload }) });
  const sendForm = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ page: 'trade-in', ...fields }).toString(),
    });
  const start = async (sent: object = { rego: 'test 01', regoState: 'QLD' }, headers: Record<string, string> = {}) => {
    const answer = await send('POST', '/api/valuations', sent, headers);
    expect(answer.statusCode).toBe(201);
    const cookie = cookieOf(answer);
    return { cookie, url: `/api/valuations/${answer.json().id}`, document: answer.json() };
  };
  const finish = async () => {
    const { url, cookie } = await start();
    const changed = await send('PATCH', url, { car: 0, kms: 61_500, adjustmentAnswers: answers }, { cookie });
    return { url, cookie, document: changed.json() };
  };
  return {
    database: test.database,
    createService,
    service,
    onUnavailable,
    estimateAlike,
    logged,
    send,
    sendForm,
    start,
    finish,
    listRows: async (table: 'leads' | 'valuations') =>
      (await test.database.primary.execute(sql`SELECT * FROM ${sql.identifier(table)}`)).rows,
    empty: async (): Promise<void> => {
      onUnavailable.mockClear();
      estimateAlike.mockReset().mockResolvedValue(estimate);
      logged.mockClear();
      for (const table of ['valuations', 'lead_deliveries', 'leads']) {
        await test.database.primary.execute(sql`DELETE FROM ${sql.identifier(table)}`);
      }
    },
    close: async (): Promise<void> => {
      await app.close();
      await test.close();
    },
  };
};

export type TestTradeIn = Awaited<ReturnType<typeof openTestTradeIn>>;
