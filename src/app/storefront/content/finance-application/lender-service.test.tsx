import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisitorService } from '#src/account/server/visitor-service.ts';
import { createVisitorStore } from '#src/account/server/visitor-store.ts';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { applicationRoutes } from '#src/finance-application/server/application-routes.ts';
import { createApplicationStore } from '#src/finance-application/server/application-store.ts';
import { typedParts } from '#src/finance-application/testing/test-application.ts';
import { createLeadStore } from '#src/leads/server/lead-store.ts';
import { createLeadService } from '#src/leads/server/submit-lead.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { type PictureHost, startPictureHost } from '#src/platform/images/testing/start-picture-host.ts';
import { createSealer } from '#src/platform/sealing/create-sealer.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { buildFinanceApplicationView } from './build-finance-application-view.ts';
import { FinanceApplicationPage } from './finance-application-page.tsx';
import { createFinanceApplicationPageLoader } from './load-finance-application-page.server.ts';

const lenderKey = 'shared with the lender';
const sealer = createSealer(() => [{ id: 'now', key: Buffer.from('a'.repeat(32)).toString('base64') }]);
const vehicles = { findById: async () => undefined, findByIds: async () => [] };
const timeoutMs = 1500;

/** Returns a lender's answer to a correctly signed request; null for no answer. */
type Say = () => string | null | Promise<string>;

const startLender = async () => {
  let say: Say = () => null;
  const heard = vi.fn<(applicationId: string) => void>();
  const host: PictureHost = await startPictureHost((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      const body = Buffer.concat(parts).toString('utf8');
      const [, time = '', given = ''] =
        /^t=(\d+),v1=([\da-f]+)$/.exec(String(request.headers['x-forecourt-signature'])) ?? [];
      const due = createHmac('sha256', lenderKey).update(`${time}.${body}`).digest('hex');
      const isFresh = Math.abs(Date.now() / 1000 - Number(time)) < 300;
      if (given !== due || !isFresh) return response.writeHead(401).end('{"outcome":"likely"}');
      const { application_id } = JSON.parse(body);
      heard(application_id);
      const answer = await say();
      return answer === null ? undefined : response.end(answer);
    });
  });
  const answer = (next: Say): void => {
    say = next;
  };
  return { host, heard, answer };
};

describe('a lender’s service behind the form and on the page', () => {
  let test: TestDatabase;
  let lender: Awaited<ReturnType<typeof startLender>>;
  let context: ReturnType<typeof makeTestContext>;
  let app: FastifyInstance;
  let key: string | undefined = lenderKey;
  const failed = vi.fn<(reason: string) => void>();

  beforeAll(async () => {
    test = await testDatabases[0].open();
    lender = await startLender();
    const service = { url: `https://${lender.host.name}/v1`, keyVariable: 'DECISION_KEY' };
    context = makeTestContext({ financeApplication: { enabled: true, service } });
    const { site } = context;
    app = Fastify();
    answerErrors(app);
    await app.register(
      applicationRoutes({
        sealer,
        vehicles,
        database: test.database,
        siteOf: () => site,
        onUnavailable: failed,
        readSecret: () => key,
        egress: { ...lender.host.fetcherOptions, timeoutMs },
        visitors: createVisitorService(createVisitorStore(test.database.interactive)),
        leads: createLeadService({
          store: createLeadStore(test.database),
          findVehicle: async () => undefined,
          onDeliveriesQueued: () => undefined,
        }),
      }),
    );
  });
  afterAll(async () => {
    await app?.close();
    await lender?.host.stop();
    await test?.close();
  });
  beforeEach(() => {
    key = lenderKey;
    failed.mockClear();
    lender.heard.mockClear();
  });

  const post = async (step: string, fields: Readonly<Record<string, string>>, cookie: string): Promise<string> => {
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url: `/apply-for-finance/${step}`,
      payload: new URLSearchParams(fields).toString(),
      headers: { host: 'wattle.localhost', 'content-type': 'application/x-www-form-urlencoded', cookie },
    });
    expect(statusCode).toBe(303);
    return String(headers['set-cookie'] ?? cookie).split(';', 1)[0] ?? '';
  };

  const fillIn = async (): Promise<string> => {
    let cookie = '';
    for (const part of ['contact', 'employment', 'income', 'expenses', 'loan'] as const)
      cookie = await post(part, typedParts[part], cookie);
    return cookie;
  };

  const readPage = async (visitorUuid: string): Promise<string> => {
    const { site, now, paths } = context;
    const service = createFinanceApplicationPageLoader({
      vehicles,
      pathsOf: async () => paths,
      applications: createApplicationStore(test.database, sealer),
    });
    const answer = await service.load({ ...site, configVersion: '1' }, { visitorUuid, carAsked: null }, now);
    const parameters = new URLSearchParams();
    const view = buildFinanceApplicationView({ site, now, stock: null, answer, parameters });
    return drawOnSite(<FinanceApplicationPage view={view} />, context);
  };

  const applyAndRead = async (times = 1) => {
    const cookie = await fillIn();
    await Promise.all(Array.from({ length: times }, () => post('consents', typedParts.consents, cookie)));
    const { rows } = await test.database.primary.execute<Record<string, unknown>>(sql`
      SELECT a.visitor_uuid, a.application_uuid, l.custom FROM finance_applications a JOIN leads l ON l.lead_uuid = a.lead_id
      ORDER BY a.started_at DESC LIMIT 1`);
    const [row] = rows;
    const markup = await readPage(String(row?.visitor_uuid));
    return {
      markup,
      text: readText(markup),
      applicationUuid: row?.application_uuid,
      result: (row?.custom as Record<string, string>)?.finance_result,
    };
  };

  it.each([
    ['likely', 'Approval looks likely', 'Looks likely'],
    ['needs_a_talk', 'Let’s talk it through', 'Needs a closer look'],
    ['unlikely', 'Approval looks unlikely as things stand', 'Looks unlikely'],
  ])(
    'says %s in the words of the page, with the lender’s own reasons, and tells the dealer [D.41] [D.59]',
    async (outcome, heading, result) => {
      lender.answer(() => JSON.stringify({ outcome, reasons: ['Two <b>payslips</b>, please.'], max_amount: 18_500 }));
      const said = await applyAndRead();
      expect(said.text).toContain(heading);
      expect(said.markup).toContain('Two &lt;b&gt;payslips&lt;/b&gt;, please.');
      expect(said.text).toContain('About $18,500 fits your budget');
      expect(said.text).toContain('It is not an approval or an offer of credit');
      expect(said.text).not.toContain('The repayment is within what you have left each month');
      expect(said.result).toBe(result);
      expect(lender.heard).toHaveBeenCalledExactlyOnceWith(said.applicationUuid);
      expect(failed).not.toHaveBeenCalled();
    },
  );

  it.each<[string, Say, string]>([
    ['is late', () => null, 'refused: time'],
    ['answers no JSON', () => '<html>', 'its response is not JSON'],
    ['approves, which nobody does here', () => '{"outcome":"approved"}', 'its response has the wrong shape'],
    [
      'answers more than can be meant',
      () => `{"outcome":"unlikely","reasons":["${'x'.repeat(40_000)}"]}`,
      'refused: size',
    ],
    ['lends less than nothing', () => '{"outcome":"unlikely","max_amount":-5}', 'its response has the wrong shape'],
  ])('leaves the sum to us where it %s, and the application is sent all the same [D.59]', async (_, say, reason) => {
    lender.answer(say);
    const { text, result } = await applyAndRead();
    expect(text).toContain('Approval looks likely');
    expect(text).toContain('The repayment is within what you have left each month');
    expect(result).toBe('Looks likely');
    expect(failed).toHaveBeenCalledExactlyOnceWith(reason);
  });

  it('believes nothing that comes with a refusal of our signature [D.59]', async () => {
    key = 'another key';
    lender.answer(() => '{"outcome":"unlikely"}');
    expect((await applyAndRead()).result).toBe('Looks likely');
    expect(failed).toHaveBeenCalledExactlyOnceWith('it responded with 401');
    expect(lender.heard).not.toHaveBeenCalled();
  });

  it('keeps one answer where one application is sent three times at once, each asked under one name [D.41] [D.59]', async () => {
    const outcomes = ['likely', 'needs_a_talk', 'unlikely'];
    lender.answer(() => JSON.stringify({ outcome: outcomes.pop() ?? 'likely' }));
    const before = await test.database.primary.execute(sql`SELECT 1 FROM leads`);
    const { result, text, applicationUuid } = await applyAndRead(3);
    const after = await test.database.primary.execute(sql`SELECT 1 FROM leads`);
    expect(after.rows.length - before.rows.length).toBe(1);
    expect(new Set(lender.heard.mock.calls.flat())).toEqual(new Set([applicationUuid]));
    const headings = {
      'Looks likely': 'Approval looks likely',
      'Needs a closer look': 'Let’s talk',
      'Looks unlikely': 'Approval looks unlikely',
    };
    expect(text).toContain(headings[result as keyof typeof headings]);
  });

  it('sends nothing that was changed while it was judged, and says so [D.41]', async () => {
    const cookie = await fillIn();
    lender.answer(async () => {
      await post('income', { income: '12,000', incomePeriod: 'year' }, cookie);
      return '{"outcome":"likely"}';
    });
    await post('consents', typedParts.consents, cookie);
    const { rows } = await test.database.primary.execute<Record<string, unknown>>(sql`
      SELECT visitor_uuid, state FROM finance_applications ORDER BY started_at DESC LIMIT 1`);
    expect(rows[0]?.state).toBe('draft');
    const text = readText(await readPage(String(rows[0]?.visitor_uuid)));
    expect(text).toContain('Your answers have changed in another tab or on another device.');
    expect(text).toContain('$12,000 a year before tax');
  });
});
