import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVisitorService } from '#src/account/server/visitor-service.ts';
import { createVisitorStore } from '#src/account/server/visitor-store.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { createSealer } from '#src/platform/sealing/create-sealer.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { assessApplication, decideAlone } from '../rules/assessment/assess-application.ts';
import { makeTestApplication, testTerms, typedAnswers } from '../testing/test-application.ts';
import { applicationDocumentRoutes } from './application-document-routes.ts';
import { createApplicationStore, endApplication } from './application-store.ts';

const siteOf = (slug: string, config: object) => resolveOrThrow(minimalSite(slug, 'group', { ...config }));
const applies = { financeApplication: { enabled: true } };
const sites: Readonly<Record<string, ReturnType<typeof siteOf>>> = {
  'wattle.localhost': siteOf('wattle', applies),
  'banksia.localhost': siteOf('banksia', applies),
};
const gated = siteOf('wattle', { ...applies, account: { gates: { finance: 'signIn' } } });
const closed = siteOf('wattle', {});
const sealer = createSealer(() => [{ id: 'now', key: Buffer.from('a'.repeat(32)).toString('base64') }]);
const now = new Date('2026-11-22T00:00:00Z');
const bounds = { maxAmountCents: 9_000_000, rateBufferPercent: 3 };
const decision = decideAlone(assessApplication(makeTestApplication(), testTerms, bounds));

let test: TestDatabase;
let app: FastifyInstance;
let own: (typeof sites)[string] | undefined;
let cookies: readonly string[] = [];

beforeAll(async () => {
  test = await testDatabases[0].open();
  const visitors = createVisitorService(createVisitorStore(test.database.interactive));
  app = Fastify();
  answerErrors(app);
  const vehicle = makeTestVehicle({ id: 7, isShownOnWebsite: false });
  await app.register(
    applicationDocumentRoutes({
      sealer,
      visitors,
      database: test.database,
      siteOf: (host) => (host === 'wattle.localhost' && own !== undefined ? own : sites[host ?? '']),
      vehicles: { findById: async () => vehicle },
    }),
  );
  app.post('/begin', async (request, reply) => reply.send(await visitors.open('wattle', request, reply)));
  const begun = await Promise.all([1, 2].map(() => app.inject({ method: 'POST', url: '/begin' })));
  cookies = begun.map(({ headers }) => String(headers['set-cookie']).split(';', 1)[0] ?? '');
  const [visitorUuid = ''] = begun.map((answer) => String(answer.json().visitorUuid));
  const store = createApplicationStore(test.database, sealer);
  for (const vehicleId of [7, null]) {
    const owner = { siteSlug: 'wattle', visitorUuid, vehicleId };
    await store.changeDraft(owner, (content) => ({ ...content, answers: typedAnswers }), now);
    const application = await store.findDraft(owner);
    if (application === undefined) throw new Error('no draft');
    const end = { application, content: { ...application.content, decision }, leadUuid: visitorUuid, sentAt: now };
    await test.database.interactive.transaction((tx) => endApplication(tx, sealer, end));
  }
  // Drafts have no document, and don't hide the document of a sent application.
  for (const vehicleId of [7, 8])
    await store.changeDraft({ siteSlug: 'wattle', visitorUuid, vehicleId }, (it) => it, now);
});
afterAll(async () => {
  await app?.close();
  await test?.close();
});

const get = (query: string, cookie = cookies[0] ?? '', host = 'wattle.localhost') =>
  app.inject({ url: `/apply-for-finance/summary.pdf${query}`, headers: { host, cookie } });

it.each(['?car_id=7', ''])('returns the document to its applicant, uncached: %s [D.26] [D.41]', async (query) => {
  const { statusCode, headers, rawPayload } = await get(query);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    ...[200, 'application/pdf', 'private, no-store'],
  ]);
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

it('returns 404 to everyone else, and for an unsent application [D.26] [D.41]', async () => {
  const answers = [
    ...[await get('?car_id=7', cookies[1]), await get('?car_id=7', ''), await get('', cookies[1])],
    ...[await get('?car_id=8'), await get('?car_id=7', cookies[0], 'banksia.localhost')],
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
  for (const query of ['?car_id=0', '?car_id=x', `?car_id=${'9'.repeat(40)}`, '?car_id=7&car_id=8']) {
    expect((await get(query)).statusCode).toBe(400);
  }
});

it('requires a sign-in on a gated site, and needs applications enabled [L6.01]', async () => {
  for (const site of [gated, closed]) {
    own = site;
    expect((await get('?car_id=7')).statusCode).toBe(404);
  }
  own = undefined;
  expect((await get('?car_id=7')).statusCode).toBe(200);
});
