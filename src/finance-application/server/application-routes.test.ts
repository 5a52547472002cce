import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisitorService } from '#src/account/server/visitor-service.ts';
import { createVisitorStore } from '#src/account/server/visitor-store.ts';
import { createLeadStore } from '#src/leads/server/lead-store.ts';
import { createLeadService } from '#src/leads/server/submit-lead.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { noteStored } from '#src/platform/http/testing/note-stored.ts';
import { createSealer } from '#src/platform/sealing/create-sealer.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { typedAnswers, typedParts } from '../testing/test-application.ts';
import { listApplications } from './admin/list-applications.ts';
import { applicationRoutes } from './application-routes.ts';
import { createApplicationStore, moveApplications } from './application-store.ts';
import { createApplicationFinder } from './find-application.ts';
import { createApplicationPurge, type ErasedApplicant, eraseApplications } from './purge-applications.ts';

const lenders = { plain: { name: 'Plain', ratesPercent: { good: 9.95 } } };
const siteOf = (slug: string, config: object) => resolveOrThrow(minimalSite(slug, 'group', { ...config }));
const open = { financeApplication: { enabled: true, lenders }, finance: { hasPersonalised: true } };
const host = 'wattle.localhost:3000';
const gated = 'banksia.localhost:3000';
const toSend = 'moto.localhost:3000';
const silent = 'saltbush.localhost:3000';
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
/** Ids of vehicles that a test has taken off the website. */
const delisted = new Set<number>();
const key = (id: string, letter: string) => ({ id, key: Buffer.from(letter.repeat(32)).toString('base64') });
const sealer = createSealer(() => [key('now', 'a')]);
const consents = typedParts.consents;
const parts = ['contact', 'employment', 'income', 'expenses', 'loan'] as const;
const quoteAnswers = { creditProfile: 'good', housing: 'renting', deposit: '2,990.50', termYears: '5' };

describe.each(testDatabases)('applications for finance on $name', ({ open: openDatabase }) => {
  const logged = vi.fn();
  let test: TestDatabase;
  let app: FastifyInstance;
  let stored: boolean[];
  let now = new Date('2026-11-22T00:00:00Z');

  beforeAll(async () => {
    test = await openDatabase();
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    now = new Date('2026-11-22T00:00:00Z');
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
    stored = noteStored(app);
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
        readClock: () => now,
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
  /** Fills in every part but the last. */
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

  it('are stored step by step for their visitor, sealed, with no answer in clear text [D.41] [L1.02]', async () => {
    const first = await apply('contact', { ...typedParts.contact, car_id: '7' });
    expect(first).toMatchObject({ status: 303, to: '/apply-for-finance?car_id=7#finance-form' });
    expect(first.answer.headers['cache-control']).toBe('no-store');
    await apply('income', { ...typedParts.income, income: '85,123.45', car_id: '7' }, first);
    expect((await find(7))?.content).toMatchObject({
      answers: { name: 'Ann', income: '85,123.45' },
      problems: { contact: [], income: [] },
    });
    const [row, ...others] = await listRows('finance_applications');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ state: 'draft', vehicle_id: expect.anything(), revision: 1 });
    expect(JSON.stringify(row)).not.toMatch(/ann@|85,123|Example/);
    expect(logged.mock.calls.join('')).not.toMatch(/85,123|85123|ann@|Ann/);
  });

  it('store invalid answers together with their problems [D.41] [D.33]', async () => {
    const refused = await apply('contact', { ...typedParts.contact, email: 'ann@', last_name: '' });
    // No anchor: with one, browsers don't focus the alert.
    expect(refused.to).toBe('/apply-for-finance');
    const content = (await find())?.content;
    expect(content?.answers.email).toBe('ann@');
    expect(content?.problems.contact?.map(({ field }) => field)).toEqual(['last_name', 'email']);
  });

  it('become one lead without income figures, sealed with consents and assessment [D.41] [L1.02]', async () => {
    const cookie = await fillIn({ car_id: '7' });
    await apply('consents', { ...consents, car_id: '7' }, { cookie });
    await apply('consents', { ...consents, car_id: '7' }, { cookie });
    const [lead, ...others] = await listRows('leads');
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      form: 'finance',
      category: 'Finance Enquiry',
      subcategory: 'Finance Application',
      first_name: 'Ann',
      custom: { finance_amount: '$25,000', finance_term: '5 years', finance_result: 'Looks likely' },
    });
    expect(JSON.stringify(lead)).not.toMatch(/\b85,?000\b|income|\b350\b|Moorooka Mills/);
    expect((await listRows('lead_deliveries')).map(({ kind }) => kind)).toContain('mail');
    const sent = await find(7);
    expect(sent).toMatchObject({ state: 'sent', leadUuid: lead?.lead_uuid });
    expect(sent?.content.consents.map(({ name, agreedAt }) => [name, agreedAt])).toEqual([
      ['privacy', now.toISOString()],
      ['electronic', now.toISOString()],
      ['truth', now.toISOString()],
    ]);
    expect(sent?.content.decision).toMatchObject({ outcome: 'likely', isOfService: false });
    const [listed] = await listApplications(test.database, sealer, { siteSlug: 'wattle' }, 10);
    expect(listed?.content.answers.income).toBe('85,000');
  });

  it('are sent once, even by concurrent requests [D.41]', async () => {
    const cookie = await fillIn();
    await Promise.all([1, 2, 3].map(() => apply('consents', consents, { cookie })));
    expect(await listRows('leads')).toHaveLength(1);
    expect((await listRows('finance_applications')).map(({ state }) => state)).toEqual(['sent']);
  });

  it('are not sent without every consent and step, or when the lead cannot be stored [D.41]', async () => {
    const cookie = await fillIn();
    expect((await apply('consents', { ...consents, consent_truth: '' }, { cookie })).to).toBe('/apply-for-finance');
    expect((await find())?.content.problems.consents?.map(({ field }) => field)).toEqual(['consent_truth']);
    expect((await find())?.content.answers.consent_privacy).toBe('on');
    await apply('income', { income: '', incomePeriod: 'year' }, { cookie });
    await apply('consents', consents, { cookie });
    expect((await find())?.content.problems.income).toHaveLength(1);
    await apply('consents', consents);
    expect(await listRows('leads')).toEqual([]);
    expect((await listRows('finance_applications')).map(({ state }) => state)).toEqual(['draft']);
  });

  it.each(parts)('are not sent when a step was skipped: %s [D.41]', async (missing) => {
    let cookie: string | undefined;
    for (const part of parts.filter((one) => one !== missing))
      cookie = (await apply(part, typedParts[part], cookie === undefined ? {} : { cookie })).cookie;
    await apply('consents', consents, cookie === undefined ? {} : { cookie });
    expect(await listRows('leads')).toEqual([]);
    expect((await find())?.content.problems[missing]?.length).toBeGreaterThan(0);
  });

  it('cannot be opened in another row: each is bound to its own [D.41]', async () => {
    await apply('loan', typedParts.loan);
    await apply('loan', { ...typedParts.loan, amount: '6000' });
    const [one, other] = await listRows('finance_applications');
    await test.database.primary.execute(sql`
      UPDATE finance_applications SET sealed = ${other?.sealed} WHERE application_uuid = ${one?.application_uuid}`);
    const owner = (row: typeof one) => ({
      siteSlug: 'wattle',
      visitorUuid: String(row?.visitor_uuid),
      vehicleId: null,
    });
    expect(await store().find(owner(one))).toBeUndefined();
    expect(await store().find(owner(other))).toBeDefined();
  });

  it('belong to one visitor and one vehicle [D.41]', async () => {
    const { cookie } = await apply('loan', { ...typedParts.loan, car_id: '7' });
    await apply('loan', { ...typedParts.loan, amount: '11000', car_id: '7' });
    await apply('loan', { ...typedParts.loan, amount: '12000' }, { cookie });
    await apply('loan', { ...typedParts.loan, amount: '13000', car_id: '9' }, { cookie });
    const rows = await listRows('finance_applications');
    expect(rows.map(({ vehicle_id, amount_cents }) => [Number(vehicle_id), Number(amount_cents)]).sort()).toEqual([
      ...[[0, 1_300_000] as const],
      ...[[7, 1_100_000] as const],
      ...[[7, 2_500_000] as const],
    ]);
    const visitorUuid = String(rows.find(({ amount_cents }) => Number(amount_cents) === 2_500_000)?.visitor_uuid);
    const findApplication = createApplicationFinder(test.database);
    expect(await findApplication('wattle', visitorUuid, 7)).toEqual({
      state: 'draft',
      amountCents: 2_500_000,
      termMonths: 60,
    });
    expect(await findApplication('wattle', visitorUuid, 8)).toBeUndefined();
    expect(await findApplication('banksia', visitorUuid, 7)).toBeUndefined();
    expect(await findApplication('wattle', randomUUID(), 7)).toBeUndefined();
  });

  it('count as sent for a purchase, even when another was begun since [D.41]', async () => {
    const cookie = await fillIn({ car_id: '7' });
    await apply('consents', { ...consents, car_id: '7' }, { cookie });
    await apply('loan', { amount: '6000', termYears: '1', car_id: '7' }, { cookie });
    const found = await createApplicationFinder(test.database)('wattle', await findVisitor(), 7);
    expect(found).toEqual({ state: 'sent', amountCents: 2_500_000, termMonths: 60 });
    expect((await find(7))?.state).toBe('draft');
  });

  describe('about a vehicle that is gone', () => {
    const goOn = (fields: Readonly<Record<string, string>>, cookie: string) =>
      send('/apply-for-finance/vehicle', fields, { cookie });
    const states = async () =>
      (await listRows('finance_applications')).map(({ vehicle_id, state }) => [Number(vehicle_id), state]).sort();

    it('keep their answers when the vehicle goes, and cannot be sent about it [D.41]', async () => {
      const cookie = await fillIn({ car_id: '7' });
      delisted.add(7);
      const typed = await apply('income', { income: '91,000', incomePeriod: 'year', car_id: '7' }, { cookie });
      expect(typed).toMatchObject({ status: 303, to: expect.stringMatching(/^\/apply-for-finance\?car_id=7/) });
      await apply('consents', { ...consents, car_id: '7' }, { cookie });
      expect(await listRows('leads')).toEqual([]);
      expect(await states()).toEqual([[7, 'draft']]);
      expect((await find(7))?.content.answers).toMatchObject({ name: 'Ann', income: '91,000', amount: '25000' });
    });

    it('move to no vehicle with all answers, idempotently [D.41]', async () => {
      const cookie = await fillIn({ car_id: '7' });
      delisted.add(7);
      for (const _ of ['once', 'again'])
        expect(await goOn({ former_car_id: '7' }, cookie)).toMatchObject({
          status: 303,
          to: '/apply-for-finance#finance-form',
        });
      expect(await states()).toEqual([[0, 'draft']]);
      expect((await find())?.content).toMatchObject({
        answers: { name: 'Ann', income: '85,000', amount: '25000', termYears: '5' },
        problems: { contact: [], employment: [], income: [], expenses: [], loan: [] },
      });
      await apply('consents', consents, { cookie });
      expect(await states()).toEqual([[0, 'sent']]);
    });

    it('move to another vehicle, whose price is reviewed before sending [D.41]', async () => {
      const cookie = await fillIn({ car_id: '7' });
      delisted.add(7);
      expect((await goOn({ former_car_id: '7', car_id: '8' }, cookie)).to).toBe(
        '/apply-for-finance?car_id=8#finance-form',
      );
      const content = (await find(8))?.content;
      expect(content?.answers).toMatchObject({ name: 'Ann', amount: '25000' });
      expect(Object.keys(content?.problems ?? {})).toEqual(['contact', 'employment', 'income', 'expenses']);
    });

    it('move over no other application, and only for their own visitor while the vehicle is gone [D.41]', async () => {
      const { cookie } = await apply('loan', { ...typedParts.loan, car_id: '7' });
      await apply('loan', { ...typedParts.loan, amount: '6000' }, { cookie });
      expect((await goOn({ former_car_id: '7', car_id: '8' }, cookie)).to).toBe('/apply-for-finance?car_id=7');
      delisted.add(7);
      for (const former_car_id of ['7', '0', '-7', 'x', '9'.repeat(40)]) await goOn({ former_car_id }, cookie);
      await goOn({ former_car_id: '7', car_id: '9' }, cookie);
      const { cookie: stranger } = await apply('loan', { ...typedParts.loan, amount: '11000', car_id: '8' });
      await goOn({ former_car_id: '7' }, stranger);
      await goOn({ former_car_id: '7', car_id: '8' }, stranger);
      const rows = await listRows('finance_applications');
      expect(rows.map(({ vehicle_id, amount_cents }) => [Number(vehicle_id), Number(amount_cents)]).sort()).toEqual([
        ...[[0, 600_000] as const],
        ...[[7, 2_500_000] as const],
        ...[[8, 1_100_000] as const],
      ]);
    });

    it('move once when two requests are concurrent [D.41]', async () => {
      const cookie = await fillIn({ car_id: '7' });
      delisted.add(7);
      await Promise.all([1, 2, 3].map((at) => goOn({ former_car_id: '7', ...(at === 2 && { car_id: '8' }) }, cookie)));
      const [row, ...others] = await listRows('finance_applications');
      expect(others).toEqual([]);
      expect((await find(Number(row?.vehicle_id) || null))?.content.answers.income).toBe('85,000');
    });
  });

  it('are prefilled from personalised finance: amount, term, lender [L2.13]', async () => {
    const asked = await send('/personalised/finance/answers', { ...quoteAnswers, car_id: '7' });
    expect(asked).toMatchObject({ status: 303, to: '/personalised/finance?car_id=7#finance-form' });
    const none = await send(
      '/personalised/finance/lender',
      { lender: 'nobody', car_id: '7' },
      { cookie: asked.cookie },
    );
    expect(none.to).toBe('/personalised/finance?car_id=7');
    const taken = await send(
      '/personalised/finance/lender',
      { lender: 'plain', amount: '1', car_id: '7' },
      { cookie: asked.cookie },
    );
    expect(taken.to).toBe('/apply-for-finance?car_id=7#finance-form');
    expect((await find(7))?.content).toMatchObject({
      answers: { lender: 'plain', amount: '26999.50', termYears: '5', housing: 'renting' },
      problems: { quote: [] },
    });
    expect((await find(7))?.content.problems.loan).toBeUndefined();
    expect((await send('/personalised/finance/answers', { ...quoteAnswers, car_id: '8' })).status).toBe(404);
    expect((await send('/personalised/finance/answers', quoteAnswers)).status).toBe(404);
  });

  it('ask for the loan again when a quote is chosen after it was answered [L2.13] [D.41]', async () => {
    const { cookie } = await apply('loan', { ...typedParts.loan, amount: '6000', car_id: '7' });
    expect((await find(7))?.content.problems.loan).toEqual([]);
    await send('/personalised/finance/answers', { ...quoteAnswers, car_id: '7' }, { cookie });
    await send('/personalised/finance/lender', { lender: 'plain', car_id: '7' }, { cookie });
    const content = (await find(7))?.content;
    expect(content?.answers).toMatchObject({ lender: 'plain', amount: '26999.50' });
    expect(Object.keys(content?.problems ?? {})).toEqual(['quote']);
  });

  it('count towards the rate limit only when something was stored [D.26]', async () => {
    // Problems are stored with their answers.
    const { cookie } = await apply('loan', { ...typedParts.loan, amount: 'much' });
    expect(stored).toEqual([true]);
    await send('/personalised/finance/lender', { car_id: '7', lender: 'plain' }, { cookie });
    await send('/apply-for-finance/vehicle', { car_id: '7', former_car_id: '7' }, { cookie });
    await send('/apply-for-finance/vehicle', { car_id: '' }, { cookie });
    expect(stored).toEqual([true, false, false, false]);
  });

  it('redirect to the sign-in on a gated site and store nothing [L6.01] [L2.14] [L4.17]', async () => {
    const at = { host: gated };
    expect(await send('/apply-for-finance/loan', { ...typedParts.loan, car_id: '7' }, at)).toMatchObject({
      status: 303,
      to: '/apply-for-finance?car_id=7',
    });
    expect((await send('/personalised/finance/answers', { ...quoteAnswers, car_id: '7' }, at)).to).toBe(
      '/personalised/finance?car_id=7',
    );
    expect(await listRows('finance_applications')).toEqual([]);
    expect(stored).toEqual([false, false]);
  });

  it('are filled in by everyone and sent by who signed in alone, where only sending requires it [L6.01]', async () => {
    const at = { host: toSend };
    const begun = await send('/apply-for-finance/contact', typedParts.contact, at);
    expect(begun.to).toBe('/apply-for-finance#finance-form');
    expect(await listRows('finance_applications')).toMatchObject([{ site_id: 'moto', state: 'draft' }]);
    const sent = await send('/apply-for-finance/consents', consents, { ...at, cookie: begun.cookie });
    expect(sent).toMatchObject({
      status: 303,
      to: '/sign-in?type=finance&redirect=%2Fapply-for-finance%23finance-form&back=%2Fapply-for-finance',
    });
    expect(stored).toEqual([true, false]);
    await test.database.primary.execute(sql`UPDATE visitors SET phone = '+61412345678' WHERE site_id = 'moto'`);
    await test.database.primary.execute(sql`UPDATE visitor_sessions SET signed_in_at = now() WHERE site_id = 'moto'`);
    const again = await send('/apply-for-finance/consents', consents, { ...at, cookie: begun.cookie });
    expect(again.to).toMatch(/^\/apply-for-finance/);
  });

  it('for quotes are kept before the sign-in that shows them, in no address [L6.01] [L2.14]', async () => {
    const at = { host: toSend };
    const path = encodeURIComponent('/personalised/finance?car_id=7');
    const to = `/sign-in?type=car-finance&redirect=${path}%23finance-form&back=${path}`;
    const wrong = await send('/personalised/finance/answers', { ...quoteAnswers, deposit: 'x', car_id: '7' }, at);
    expect(wrong.to).toBe('/personalised/finance?car_id=7');
    const { cookie } = wrong;
    const asked = await send('/personalised/finance/answers', { ...quoteAnswers, car_id: '7' }, { ...at, cookie });
    expect(asked).toMatchObject({ status: 303, to });
    const owner = { siteSlug: 'moto', visitorUuid: await findVisitor(), vehicleId: 7 };
    expect((await store().find(owner))?.content.answers).toMatchObject(quoteAnswers);
    const chosen = { car_id: '7', lender: 'plain' };
    expect((await send('/personalised/finance/lender', chosen, { ...at, cookie })).to).toBe(to);
    expect((await store().find(owner))?.content.answers.lender).toBeUndefined();
    await test.database.primary.execute(
      sql`UPDATE visitors SET phone = '+61498765432' WHERE visitor_uuid = ${owner.visitorUuid}`,
    );
    await test.database.primary.execute(sql`UPDATE visitor_sessions SET signed_in_at = now() WHERE site_id = 'moto'`);
    const signedIn = await send('/personalised/finance/answers', { ...quoteAnswers, car_id: '7' }, { ...at, cookie });
    expect(signedIn.to).toBe('/personalised/finance?car_id=7#finance-form');
  });

  it('are accepted from our own pages only, on sites that take applications [D.41]', async () => {
    const from = (headers: Record<string, string>) => send('/apply-for-finance/loan', typedParts.loan, headers);
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await from({ host: silent })).status).toBe(404);
    expect((await apply('nothing', {})).status).toBe(404);
    expect((await apply('loan', { amount: '9'.repeat(20_000) })).status).toBe(413);
    expect(await listRows('finance_applications')).toEqual([]);
  });

  it('lose nothing to concurrent changes, with at most ten drafts [D.41]', async () => {
    const { cookie } = await apply('contact', typedParts.contact);
    await Promise.all([
      apply('income', typedParts.income, { cookie }),
      apply('loan', typedParts.loan, { cookie }),
      apply('employment', typedParts.employment, { cookie }),
    ]);
    expect(Object.keys((await find())?.content.problems ?? {}).sort()).toEqual([
      ...['contact', 'employment', 'income', 'loan'],
    ]);
    const visitorUuid = await findVisitor();
    const begin = (vehicleId: number) =>
      store().changeDraft({ siteSlug: 'wattle', visitorUuid, vehicleId }, (content) => content, now);
    for (let id = 100; id < 109; id += 1) await begin(id);
    await expect(begin(109)).rejects.toMatchObject({ code: 'tooMany' });
  });

  it.each([
    ['on the account', true],
    ['in the browser', false],
  ])('move to the account on sign-in, the newer of two, begun %s [B3.19]', async (_where, isOlderFrom) => {
    const older = await apply('loan', { ...typedParts.loan, amount: '6000' });
    const olderVisitor = await findVisitor();
    expect(older.status).toBe(303);
    now = new Date(now.getTime() + 1_000);
    await apply('loan', { ...typedParts.loan, amount: '7000' });
    const rows = await listRows('finance_applications');
    const newerVisitor = String(rows.find(({ visitor_uuid }) => visitor_uuid !== olderVisitor)?.visitor_uuid);
    const [from, to] = isOlderFrom ? [olderVisitor, newerVisitor] : [newerVisitor, olderVisitor];
    await test.database.interactive.transaction((tx) => moveApplications(tx, 'wattle', from, to));
    expect(await listRows('finance_applications')).toHaveLength(1);
    const moved = await store().find({ siteSlug: 'wattle', visitorUuid: to, vehicleId: null });
    expect(moved?.content.answers.amount).toBe('7000');
  });

  it('start again when their key is gone, and are listed to the dealer as sealed [D.41]', async () => {
    const cookie = await fillIn();
    await apply('consents', consents, { cookie });
    await apply('loan', typedParts.loan, { cookie });
    const visitorUuid = await findVisitor();
    const other = createSealer(() => [key('next', 'b')]);
    const later = createApplicationStore(test.database, other);
    const owner = { siteSlug: 'wattle', visitorUuid, vehicleId: null };
    expect(await later.find(owner)).toBeUndefined();
    await later.changeDraft(owner, (content) => ({ ...content, answers: { amount: '1' } }), now);
    expect((await later.findDraft(owner))?.content).toMatchObject({ answers: { amount: '1' }, problems: {} });
    expect(await listApplications(test.database, other, {}, 10)).toEqual([null]);
  });

  it('are purged by age, drafts sooner, and erased with their person by command [D.41]', async () => {
    const cookie = await fillIn();
    await apply('consents', consents, { cookie });
    now = new Date('2026-11-23T00:00:00Z');
    await apply('contact', { ...typedParts.contact, email: 'ANN@example.com' });
    await apply('contact', { ...typedParts.contact, email: 'bob@example.com' });
    const leadUuids = (await listRows('leads')).map(({ lead_uuid }) => String(lead_uuid));
    const purgeBefore = (state: 'sent' | 'draft', moment: string) =>
      createApplicationPurge(test.database, state).purgeBefore(new Date(moment));
    expect(await purgeBefore('draft', '2026-11-22T12:00:00Z')).toBe(0);
    const erase = async (applicant: ErasedApplicant): Promise<number> => {
      const { erasedCount, unreadableCount } = await eraseApplications(test.database, sealer, applicant);
      expect(unreadableCount).toBe(0);
      return erasedCount;
    };
    const stranger = createSealer(() => [key('next', 'b')]);
    expect(await eraseApplications(test.database, stranger, { email: typedAnswers.email ?? '' })).toEqual({
      erasedCount: 0,
      unreadableCount: 3,
    });
    expect(await erase({ leadUuids: [], email: 'x@example.com' })).toBe(0);
    const person = { leadUuids, email: typedAnswers.email ?? '', siteSlug: 'wattle' };
    expect(await erase({ ...person, siteSlug: 'banksia' })).toBe(0);
    expect(await erase(person)).toBe(2);
    expect(await purgeBefore('draft', '2026-11-23T00:00:01Z')).toBe(1);
    await fillIn().then((again) => apply('consents', consents, { cookie: again }));
    expect(await purgeBefore('sent', '2026-11-23T00:00:01Z')).toBe(1);
  });
});
