import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLeadDesk } from '#src/leads/server/create-lead-desk.ts';
import { type CompanionDesk, createLeadStore, type FormDesk, type Submission } from '#src/leads/server/queries.ts';
import { makeLeadEntry } from '#src/leads/testing/make-lead-entry.ts';
import { localYear } from '#src/lib/dates/local-year.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import type { EstimateAlike } from './create-platform-valuer.ts';
import { createTradeInDesk, type TradeInDeskOptions } from './create-trade-in-desk.ts';
import { createPlateForgetting, createValuationForgetting, forgetValuations } from './forget-valuations.ts';
import type { ValuationVisitors } from './trade-in-parts.ts';
import { tradeInRoutes } from './trade-in-routes.ts';
import { createValuationStore, moveValuations } from './valuation-store.ts';

const siteOf = (slug: string, tradeIn: object = { enabled: true, testPlates: true }) => ({
  ...resolveOrThrow(minimalSite(slug, 'group', { tradeIn })),
  configVersion: '1',
});
const host = 'wattle.localhost:3000';
const elsewhere = 'banksia.localhost:3000';
const silent = 'saltbush.localhost:3000';
const sites = {
  [host]: siteOf('wattle', { enabled: true, testPlates: true, pages: ['trade-in'] }),
  [elsewhere]: siteOf('banksia', { enabled: true, resultSaving: 'miscellaneous' }),
  [silent]: siteOf('saltbush', {}),
};
const thisYear = localYear(new Date(), 'Australia/Brisbane');
const stock = [makeTestVehicle({ id: 7, slug: 'here' }), makeTestVehicle({ id: 8, slug: 'sold', status: 'sold' })];
const estimate = { kind: 'estimate', middleCents: 2_000_000, vehicleCount: 9, dealerCount: 4 } as const;

const answers = {
  ...{ serviceHistory: 'full', accidentDamage: 'none', tyres: 'two', windscreen: 'clear', keys: 'one' },
  financeOwing: 'no',
};
const shopper = { name: 'Ann', email: 'ann@example.com', phone: '0412345678', location_id: '1' };
const unknownUuid = '0186f5a2-0266-4c90-850c-101ce3ce56bb';

const readVisitor = (cookie: string | undefined): { readonly visitorUuid: string } | null => {
  const visitorUuid = /^visitor=(.+)$/.exec(cookie ?? '')?.[1];
  return visitorUuid === undefined ? null : { visitorUuid };
};

const submissionOf = (valuationUuid: string | null): Submission => ({
  ...{ form: 'tradeIn', carAsked: null, visitedPages: [], userAgent: null, submissionKey: null, filledMs: null },
  page: valuationUuid === null ? '/trade-in' : `/trade-in?valuation=${valuationUuid}`,
  isTrapped: false,
  entry: makeLeadEntry({ locationId: '1' }),
});

/** Knows a visitor by a cookie that is their id. */
const visitors: ValuationVisitors & Pick<TradeInDeskOptions<never>, 'findVisitor'> = {
  find: async (_siteSlug, { headers }) => readVisitor(headers.cookie),
  findVisitor: async (_siteSlug, { headers }) => readVisitor(headers.cookie),
  open: async (_siteSlug, { headers }, reply) => {
    const visitor = readVisitor(headers.cookie) ?? { visitorUuid: randomUUID() };
    reply.header('set-cookie', `visitor=${visitor.visitorUuid}`);
    return visitor;
  },
};

describe.each(testDatabases)('valuations on $name', ({ open }) => {
  const onUnavailable = vi.fn();
  const estimateAlike = vi.fn<EstimateAlike>();
  const logged = vi.fn();
  let test: TestDatabase;
  let app: FastifyInstance;
  let leads: CompanionDesk;
  let desk: FormDesk<(typeof sites)[typeof host]>;

  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    onUnavailable.mockClear();
    estimateAlike.mockReset().mockResolvedValue(estimate);
    logged.mockClear();
    for (const table of ['valuations', 'lead_deliveries', 'leads']) {
      await test.database.primary.execute(sql`DELETE FROM ${sql.identifier(table)}`);
    }
    leads = createLeadDesk({
      store: createLeadStore(test.database),
      findVehicle: async (slug, car) => stock.find(({ id }) => slug === 'wattle' && String(id) === car),
      onKept: () => undefined,
    });
    const store = createValuationStore(test.database);
    desk = createTradeInDesk({ next: leads, leads, store, findVisitor: visitors.findVisitor });
    app = Fastify({ logger: { level: 'info', stream: { write: logged } } });
    answerErrors(app);
    await app.register(
      tradeInRoutes({
        ...{ desk, visitors, estimateAlike, onUnavailable, database: test.database },
        siteOf: (asked) => sites[asked as keyof typeof sites],
        vehicles: { findById: async (slug, id) => stock.find((one) => slug === 'wattle' && one.id === id) },
        readSecret: () => undefined,
      }),
    );
  });
  afterEach(() => app.close());

  type Method = 'GET' | 'POST' | 'PATCH';
  const send = (method: Method, url: string, payload?: object, headers: Record<string, string> = {}) =>
    app.inject({ method, url, headers: { host, ...headers }, ...(payload !== undefined && { payload }) });
  const sendForm = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ page: 'trade-in', ...fields }).toString(),
    });
  const cookieOf = ({ headers }: { readonly headers: Record<string, unknown> }): string =>
    String(headers['set-cookie']).split(';')[0] ?? '';
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
  const listRows = async (table: 'leads' | 'valuations') =>
    (await test.database.primary.execute(sql`SELECT * FROM ${sql.identifier(table)}`)).rows;

  it('goes from the plate by the answers to an offer, and its acceptance is a lead [B1.11] [L2.57] [L3.11] [L4.13] [L4.14] [L4.15] [D.39]', async () => {
    const { url, cookie, document } = await start({ rego: 'test 01', regoState: 'QLD', car_id: 7 });
    expect(document).toMatchObject({
      ...{ rego: 'TEST01', regoState: 'QLD', look_up: 'found', car: null, form_completed: false, offer_price: null },
      cars: [{ make: 'Mazda', model: 'Mazda3', year: thisYear - 4 }],
    });
    const { tyres, ...others } = answers;
    const asked = await send('PATCH', url, { car: 0, kms: 61_500, adjustmentAnswers: others }, { cookie });
    expect(asked.json()).toMatchObject({ form_completed: false, offer: null });
    const offered = await send('PATCH', url, { adjustmentAnswers: { tyres, colour: 'red' } }, { cookie });
    expect(offered.json()).toMatchObject({
      ...{ form_completed: true, adjustmentAnswers: answers, offer_price: 16_470, offer_accepted: false },
      offer: { market_price: 20_000, margin: 2_800, offer_price: 16_470 },
    });
    const accepted = await send('POST', `${url}/accept`, { ...shopper, offer_accepted: true }, { cookie });
    expect([accepted.statusCode, accepted.json()]).toMatchObject([
      201,
      { offer_accepted: true, form_completed: true, subcategory: '3. Offer Accepted', offer_price: 16_470 },
    ]);
    const [lead] = await listRows('leads');
    expect(lead).toMatchObject({
      ...{ category: 'Trade-In Enquiry', subcategory: '3. Offer Accepted', lead_uuid: accepted.json().lead_id },
      ...{ rego: 'TEST01', first_name: 'Ann', phone: '+61412345678', vehicle_id: expect.anything() },
      custom: {
        ...{ offer_price: '$16,470', offer_accepted: 'Yes', form_completed: 'Yes', regoState: 'QLD', kms: '61500' },
        adjustmentAnswers: expect.stringContaining(
          'Tyres: One or two worn; Windscreen: No damage; Number of keys: One',
        ),
        valuation_car: `${thisYear - 4} Mazda Mazda3, G20 Evolve, Hatch, 2.0 L petrol, automatic, white`,
      },
    });
    // The lead carries the plate on.
    expect(await listRows('valuations')).toMatchObject([
      { rego: null, rego_state: null, offer_accepted: true, lead_id: accepted.json().lead_id, offer_price: 16_470 },
    ]);
    expect((await send('POST', `${url}/accept`, shopper, { cookie })).statusCode).toBe(409);
    expect((await send('PATCH', url, { kms: 5 }, { cookie })).statusCode).toBe(409);
    expect(await listRows('leads')).toHaveLength(1);
  });

  it('keeps neither acceptance nor lead where the fields are wrong, or the offer is another by now [L4.15] [D.26]', async () => {
    const { url, cookie, document } = await finish();
    const wrong = await send('POST', `${url}/accept`, { name: 'Ann', location_id: '1' }, { cookie });
    expect([wrong.statusCode, wrong.json().errors.map(({ field }: { field: string }) => field)]).toEqual([
      422,
      ['email', 'phone'],
    ]);
    expect((await send('POST', `${url}/accept`, { ...shopper, offer_price: 99_999 }, { cookie })).statusCode).toBe(400);
    // Between reading and writing another tab changes the kilometres.
    const [row] = await listRows('valuations');
    const visitorUuid = String(row?.visitor_uuid);
    const told = await createValuationStore(test.database).find({
      ...{ siteSlug: 'wattle', visitorUuid, valuationUuid: document.id },
    });
    await send('PATCH', url, { kms: 90_000 }, { cookie });
    const late = createTradeInDesk({
      ...{ next: leads, leads, store: { find: async () => told }, findVisitor: async () => ({ visitorUuid }) },
    });
    const problems = [{ field: 'message', message: expect.stringContaining('was changed') }];
    expect(await late.take(sites[host], submissionOf(document.id), new Date())).toEqual({ kind: 'invalid', problems });
    expect(await listRows('leads')).toEqual([]);
    expect(await listRows('valuations')).toMatchObject([{ offer_accepted: false, lead_id: null }]);
  });

  it.each([
    ['TEST01', { look_up: 'found', no_estimate: null }],
    ['TEST02', { look_up: 'several', cars: [{ badge: 'GX' }, { badge: 'GXL Hybrid' }] }],
    ['TEST03', { look_up: 'notFound', cars: [] }],
    ['TEST04', { look_up: 'unavailable', cars: [] }],
    ['XYZ999', { look_up: 'notFound', cars: [] }],
  ])('tells what came of the plate %s [D.39] [D.59]', async (rego, expected) => {
    expect((await start({ rego, regoState: 'VIC' })).document).toMatchObject(expected);
    expect(onUnavailable).toHaveBeenCalledTimes(rego === 'TEST04' ? 1 : 0);
  });

  it.each([
    ['TEST05', 'tooOld'],
    ['TEST06', 'tooFar'],
    ['TEST07', 'fewAlike'],
    ['TEST08', 'unavailable'],
  ])('gives no estimate for the car of the plate %s: %s [L5.17] [D.39] [D.59]', async (rego, reason) => {
    if (reason === 'fewAlike') estimateAlike.mockResolvedValue({ kind: 'tooFew' });
    const { url, cookie } = await start({ rego, regoState: 'QLD' });
    const changed = await send(
      'PATCH',
      url,
      { car: 0, adjustmentAnswers: answers, ...(rego !== 'TEST06' && { kms: 1000 }) },
      { cookie },
    );
    expect(changed.json()).toMatchObject({ no_estimate: reason, offer: null });
    expect((await send('POST', `${url}/accept`, shopper, { cookie })).statusCode).toBe(409);
    if (reason === 'tooOld' || reason === 'tooFar') expect(estimateAlike).not.toHaveBeenCalled();
  });

  it('knows no test plates where the site has none, and values a car that is named by hand [D.39] [D.59]', async () => {
    const at = { host: elsewhere };
    expect((await start({ rego: 'TEST01', regoState: 'QLD' }, at)).document.look_up).toBe('notFound');
    const hand = { make: 'Toyota', model: 'RAV4', year: thisYear - 2, kms: '44,100' };
    const { url, cookie, document } = await start(hand, at);
    expect(document).toMatchObject({ look_up: 'byHand', rego: null, car: 0, cars: [{ km: 44_100 }] });
    const offered = await send('PATCH', url, { adjustmentAnswers: answers }, { ...at, cookie });
    expect(offered.json().offer_price).toBe(16_470);
    expect(estimateAlike.mock.lastCall).toMatchObject(['banksia', { make: 'Toyota', odometerKm: 44_100 }]);
  });

  it('says which field is wrong, and begins nothing [L4.13] [D.26]', async () => {
    const refused = await send('POST', '/api/valuations', { rego: 'ABCD1234', regoState: 'NSW' });
    expect([refused.statusCode, refused.json().errors]).toMatchObject([422, [{ field: 'rego' }]]);
    const hand = await send('POST', '/api/valuations', { make: '', model: 'x', year: '20', kms: 1 });
    expect(hand.json().errors).toMatchObject([{ field: 'make' }, { field: 'year' }]);
    expect((await send('POST', '/api/valuations', { rego: 'ABC123' })).statusCode).toBe(400);
    const foreign = { origin: 'https://evil.example' };
    expect((await send('POST', '/api/valuations', { rego: 'TEST01', regoState: 'QLD' }, foreign)).statusCode).toBe(403);
    expect(await listRows('valuations')).toEqual([]);
  });

  it('is there for nobody but the visitor who began it, at no address [D.39] [D.26]', async () => {
    const { url, cookie, document } = await finish();
    const other = (await start()).cookie;
    const lead = (sentBy: Record<string, string>) =>
      desk.take(sites[host], { ...submissionOf(document.id), ...sentBy }, new Date());
    for (const headers of [{ cookie: other }, {}, { cookie, host: elsewhere }] as Record<string, string>[]) {
      const statuses = await Promise.all([
        send('GET', url, undefined, headers),
        send('PATCH', url, { kms: 1 }, headers),
        send('POST', `${url}/accept`, shopper, headers),
        sendForm('/trade-in/yours', { valuation: document.id, car: '0' }, headers),
        sendForm('/trade-in/condition', { valuation: document.id, kms: '1', ...answers }, headers),
        send(
          'POST',
          '/api/miscellaneous',
          { column_name: 'valuation', id: document.id },
          { ...headers, host: elsewhere },
        ),
      ]);
      expect(statuses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(404));
    }
    await expect(lead({ cookie: other })).rejects.toMatchObject({ code: 'notFound' });
    await expect(lead({})).rejects.toMatchObject({ code: 'notFound' });
    for (const id of [unknownUuid, 'x', "'"]) {
      expect((await send('GET', `/api/valuations/${encodeURIComponent(id)}`, undefined, { cookie })).statusCode).toBe(
        404,
      );
    }
    expect((await send('GET', url, undefined, { cookie })).json()).toMatchObject({ id: document.id, kms: 61_500 });
    expect(await listRows('leads')).toEqual([]);
  });

  it('answers nowhere on a site that values no cars [D.38]', async () => {
    const at = { host: silent };
    expect((await send('POST', '/api/valuations', { rego: 'TEST01', regoState: 'QLD' }, at)).statusCode).toBe(404);
    expect((await sendForm('/trade-in/car', { rego: 'TEST01', regoState: 'QLD' }, at)).statusCode).toBe(404);
    const sent = submissionOf(null);
    await expect(desk.take(sites[silent], sent, new Date())).rejects.toMatchObject({ code: 'notFound' });
    expect(await desk.take(sites[host], sent, new Date())).toMatchObject({ kind: 'kept' });
    expect(await listRows('leads')).toMatchObject([{ category: 'Trade-In Enquiry', subcategory: null }]);
  });

  it('leads by plain forms from step to step, and says at each what is wrong [L2.57] [L4.13] [L4.14]', async () => {
    const begun = await sendForm('/trade-in/car', { rego: 'TEST02', regoState: 'QLD', car_id: '7' });
    expect([begun.statusCode, begun.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/trade-in\?valuation=[\da-f-]{36}#yours$/),
    ]);
    const cookie = cookieOf(begun);
    const valuation = /valuation=([^#]*)/.exec(String(begun.headers.location))?.[1] ?? '';
    const locationOf = async (url: string, fields: Record<string, string>) =>
      (await sendForm(url, { valuation, ...fields }, { cookie })).headers.location;
    expect(await locationOf('/trade-in/yours', {})).toBe(`/trade-in?valuation=${valuation}&fault=yours#yours`);
    expect(await locationOf('/trade-in/yours', { car: 'none' })).toBe('/trade-in?open=hand&car_id=7#car');
    expect(await locationOf('/trade-in/yours', { car: '1' })).toBe(`/trade-in?valuation=${valuation}#condition`);
    const { keys: _keys, ...short } = answers;
    expect(await locationOf('/trade-in/condition', { ...short, kms: '61,500' })).toBe(
      `/trade-in?valuation=${valuation}&fault=condition#condition`,
    );
    expect(await locationOf('/trade-in/condition', { ...answers, kms: '61,500' })).toBe(
      `/trade-in?valuation=${valuation}#offer`,
    );
    expect(await listRows('valuations')).toMatchObject([{ car_at: 1, odometer_km: 61_500, offer_price: 16_470 }]);
  });

  it('puts no plate into an address, and leads to no page that the site has not [L2.08] [L4.13]', async () => {
    const refused = await sendForm('/trade-in/car', { rego: 'ABCD1234', regoState: 'NSW' });
    expect(refused.headers.location).toBe('/trade-in?fault=tooLong&regoState=NSW#car');
    const hand = await sendForm('/trade-in/car', { open: 'hand', make: 'Mazda', model: '', year: '2020', kms: '5' });
    expect(hand.headers.location).toBe('/trade-in?open=hand&fault=hand&make=Mazda&year=2020&kms=5#car');
    const plate = { rego: 'TEST01', regoState: 'QLD' };
    expect((await sendForm('/trade-in/car', { ...plate, page: 'cars/trade-in' })).statusCode).toBe(303);
    for (const page of ['sell-my-car', '', '//evil.example', 'trade-in/../x']) {
      expect((await sendForm('/trade-in/car', { ...plate, page })).statusCode).toBe(404);
    }
    const foreign = { origin: 'https://evil.example' };
    expect((await sendForm('/trade-in/car', plate, foreign)).statusCode).toBe(403);
    expect((await sendForm('/trade-in/car', { rego: 'x'.repeat(9000), regoState: 'QLD' })).statusCode).toBe(413);
  });

  it('names the vehicle that a car is traded for, where it is in stock here [B2.04]', async () => {
    const idOf = async (car_id: number) => (await start({ rego: 'TEST01', regoState: 'QLD', car_id })).document.car_id;
    expect([await idOf(7), await idOf(8), await idOf(9)]).toEqual([7, null, null]);
  });

  it('saves the result by the miscellaneous call where the site wants it so, and logs what came of it [L4.16] [L8.03]', async () => {
    const at = { host: elsewhere };
    const { document, cookie } = await start({ make: 'Toyota', model: 'RAV4', year: thisYear - 2, kms: 5 }, at);
    const result = { ...document, column_name: 'valuation' };
    expect((await send('POST', '/api/miscellaneous', result, { ...at, cookie })).statusCode).toBe(204);
    expect(await listRows('valuations')).toMatchObject([{ saved_at: expect.anything() }]);
    expect(String(logged.mock.calls)).toContain('Valuation data saved');
    expect(String(logged.mock.calls)).not.toContain('Failed to save');
    const gone = { ...result, id: unknownUuid };
    expect((await send('POST', '/api/miscellaneous', gone, { ...at, cookie })).statusCode).toBe(404);
    expect(String(logged.mock.calls)).toContain('Failed to save valuation data');
    const other = { ...result, column_name: 'notes' };
    expect((await send('POST', '/api/miscellaneous', other, { ...at, cookie })).statusCode).toBe(400);
    const mine = await start();
    const unasked = { ...mine.document, column_name: 'valuation' };
    expect((await send('POST', '/api/miscellaneous', unasked, { cookie: mine.cookie })).statusCode).toBe(404);
  });

  it('forgets plates before valuations, and what went with a lead that is forgotten [D.39]', async () => {
    const { url, cookie } = await finish();
    const early = new Date(Date.now() - 60_000);
    const late = new Date(Date.now() + 60_000);
    expect(await createPlateForgetting(test.database).forgetBefore(early)).toBe(0);
    expect(await createPlateForgetting(test.database).forgetBefore(late)).toBe(1);
    expect(await listRows('valuations')).toMatchObject([{ rego: null, offer_price: 16_470 }]);
    const { lead_id } = (await send('POST', `${url}/accept`, shopper, { cookie })).json();
    await start();
    expect(await forgetValuations(test.database, [])).toBe(0);
    expect(await forgetValuations(test.database, [lead_id])).toBe(1);
    expect(await createValuationForgetting(test.database).forgetBefore(early)).toBe(0);
    expect(await createValuationForgetting(test.database).forgetBefore(late)).toBe(1);
  });

  it('moves with its visitor to whom they turn out to be, on this site alone [L4.19]', async () => {
    await start();
    await start({ make: 'Toyota', model: 'RAV4', year: thisYear, kms: 5 }, { host: elsewhere });
    const [mine, theirs] = await listRows('valuations');
    await moveValuations(test.database.interactive, 'wattle', String(mine?.visitor_uuid), unknownUuid);
    await moveValuations(test.database.interactive, 'wattle', String(theirs?.visitor_uuid), unknownUuid);
    const owners = (await listRows('valuations')).map(({ site_id, visitor_uuid }) => [
      site_id,
      visitor_uuid === unknownUuid,
    ]);
    expect(owners.toSorted()).toEqual([
      ['banksia', false],
      ['wattle', true],
    ]);
  });
});
