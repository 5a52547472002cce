import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { createConcurrencyLimit } from '#src/platform/http/limits/concurrency-limit.ts';
import { createFairQueue, type FairQueue } from '#src/platform/jobs/create-fair-queue.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { personalPageRoutes } from './personal-page-routes.ts';
import { createPersonalPages } from './personal-pages.ts';
import type { PageAnswer, PageJob } from './rendering/render-messages.ts';

const site = { ...resolveOrThrow(minimalSite('wattle')), configVersion: 'a' };
const host = 'wattle.localhost:3000';
// The routes only pass this on.
const queries = {} as PageJob['queries'];
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const answered: PageAnswer = {
  status: 200,
  headers: { 'cache-control': 'no-store', 'set-cookie': '__Host-visitor=1' },
  body: Buffer.from('thank you'),
  bodyEncoding: 'identity',
  isCacheable: false,
};

describe('personalPageRoutes', () => {
  const render = vi.fn(async (_job: PageJob): Promise<PageAnswer> => answered);
  const admit = vi.fn(async () => undefined);
  let app: ReturnType<typeof Fastify>;
  let queue: FairQueue;

  beforeEach(async () => {
    vi.clearAllMocks();
    queue = createFairQueue({ maxRunning: 1, maxWaitingByKey: 1 });
    app = Fastify();
    answerErrors(app);
    await app.register(
      personalPageRoutes({
        pages: createPersonalPages({
          renderer: { render },
          queriesOf: () => queries,
          queue,
          admit,
          waiting: createConcurrencyLimit(3, 'Too many pages at a time.'),
        }),
        siteOf: (asked) => (asked === host ? site : undefined),
        answerUnknownHost: (_request, reply) => reply.code(404).send('nobody'),
      }),
    );
  });
  afterEach(() => app.close());

  const post = (headers: Record<string, string>, payload = 'name=Ann') =>
    app.inject({ method: 'POST', url: '/contact?from=car', headers: { host, ...form, ...headers }, payload });

  it('hands on the fields and the cookie of the visitor, and what comes back for them alone', async () => {
    const answer = await post({ origin: `http://${host}`, cookie: '__Host-visitor=1', 'user-agent': 'secret' });
    expect([answer.statusCode, answer.body]).toEqual([200, 'thank you']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'set-cookie': '__Host-visitor=1' });
    const job = render.mock.calls[0]?.[0];
    expect(job).toMatchObject({ site, address: '/contact?from=car', queries });
    const visitor = job?.visitor;
    expect(visitor?.body).toBe('name=Ann');
    expect(visitor).toMatchObject({
      method: 'POST',
      headers: { ...form, origin: 'https://www.wattle.example', cookie: '__Host-visitor=1' },
    });
    expect(Object.keys(visitor?.headers ?? {})).not.toContain('user-agent');
  });

  it('is taken where no more pages of its site are, and made before those that wait', async () => {
    const order: string[] = [];
    const gate = Promise.withResolvers<void>();
    const askPage = (name: string) =>
      queue.run(site.slug, async () => {
        await gate.promise;
        order.push(name);
      });
    const pages = [askPage('running'), askPage('waiting')];
    expect(await askPage('refused')).toEqual({ kind: 'full' });
    render.mockImplementationOnce(async () => {
      order.push('form');
      return answered;
    });
    const sent = post({ origin: `http://${host}` });
    await vi.waitFor(() => expect(queue.stats().waiting).toBe(2));
    gate.resolve();
    expect((await sent).statusCode).toBe(200);
    await Promise.all(pages);
    expect(order).toEqual(['running', 'form', 'waiting']);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a site whose name begins alike', { origin: `http://${host}.evil.example` }],
    ['a page without an origin', { origin: 'null' }],
    ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the same domain', { 'sec-fetch-site': 'same-site' }],
  ])('refuses a form of %s', async (_whose, headers) => {
    const answer = await post(headers as Record<string, string>);
    expect(answer.statusCode).toBe(403);
    expect(render).not.toHaveBeenCalled();
  });

  it.each([
    ['a program that is no browser', {}],
    ['a page behind a proxy that ends TLS', { origin: `https://${host}` }],
  ])('takes a form from %s', async (_whose, headers) => {
    expect((await post(headers as Record<string, string>)).statusCode).toBe(200);
  });

  it('refuses what is no form, what is too large and what nobody serves', async () => {
    expect((await post({ 'content-type': 'application/json' }, '{}')).statusCode).toBe(415);
    expect((await app.inject({ method: 'POST', url: '/contact', headers: { host } })).statusCode).toBe(415);
    expect((await post({}, 'x'.repeat(65 * 1024))).statusCode).toBe(413);
    expect((await post({ host: 'nobody.example' })).statusCode).toBe(404);
    const long = await app.inject({ method: 'POST', url: `/contact?${'x'.repeat(2000)}`, headers: { host, ...form } });
    expect(long.statusCode).toBe(400);
    expect(render).not.toHaveBeenCalled();
  });

  it('asks for admission first, and says so when too many forms of the site wait', async () => {
    const gate = Promise.withResolvers<void>();
    render.mockImplementation(async () => {
      await gate.promise;
      return { status: 200, headers: {}, body: Buffer.from(''), bodyEncoding: 'identity', isCacheable: false };
    });
    const asked = [post({}), post({})];
    await vi.waitFor(() => expect(admit).toHaveBeenCalledTimes(2));
    expect((await post({})).statusCode).toBe(503);
    gate.resolve();
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('lets one address wait for so many pages at a time, and others for theirs', async () => {
    const gate = Promise.withResolvers<void>();
    await app.close();
    app = Fastify();
    answerErrors(app);
    const waiting = createConcurrencyLimit(1, 'Too many pages at a time.');
    render.mockImplementation(async () => {
      await gate.promise;
      return { status: 200, headers: {}, body: Buffer.from(''), bodyEncoding: 'identity', isCacheable: false };
    });
    const queue = createFairQueue({ maxRunning: 9, maxWaitingByKey: 9 });
    const free = async () => undefined;
    const siteOf = () => site;
    const answerUnknownHost = () => {
      throw new Error('every host is known here');
    };
    const pages = createPersonalPages({ renderer: { render }, queriesOf: () => queries, queue, admit: free, waiting });
    await app.register(personalPageRoutes({ pages, siteOf, answerUnknownHost }));
    const send = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/contact', headers: { host, ...form }, payload: 'a=b', remoteAddress });
    const first = send('10.0.0.1');
    await vi.waitFor(() => expect(render).toHaveBeenCalledOnce());
    expect((await send('10.0.0.1')).statusCode).toBe(429);
    const other = send('10.0.0.2');
    gate.resolve();
    expect([(await first).statusCode, (await other).statusCode]).toEqual([200, 200]);
  });
});
