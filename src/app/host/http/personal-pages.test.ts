import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KnownVisitor } from '#src/account/server/visitor-store.ts';
import { isPersonalPage } from '#src/app/storefront/page-address.server.ts';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { readLeadEntry } from '#src/leads/rules/lead-fields.ts';
import { acceptForms } from '#src/platform/http/form-fields.ts';
import { createConcurrencyLimit } from '#src/platform/http/limits/concurrency-limit.ts';
import { createFairQueue } from '#src/platform/jobs/create-fair-queue.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { noPages } from '#src/sites/testing/no-pages.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { type PageRoutesOptions, pageRoutes } from './page-routes.ts';
import {
  createFormAnswer,
  createFormPages,
  createPersonalAnswer,
  createPersonalPages,
  createVisitReader,
  type PersonalPages,
} from './personal-pages.ts';
import type { PageAnswer, PageJob } from './rendering/render-messages.ts';

const siteOf = (account: object) => ({
  ...resolveOrThrow(minimalSite('wattle', 'group', { account })),
  ...noPages,
  redirects: {},
  configVersion: 'a',
});
const host = 'wattle.localhost:3000';
const known: KnownVisitor = { visitorUuid: 'v', sessionUuid: 's', phone: '+61412345678' };
const answered: PageAnswer = {
  status: 200,
  headers: { 'cache-control': 'no-store' },
  body: Buffer.from('yours'),
  bodyEncoding: 'identity',
  isCacheable: false,
};

describe('pages of one visitor', () => {
  const render = vi.fn(async (_job: PageJob): Promise<PageAnswer> => answered);
  const find = vi.fn(async (): Promise<KnownVisitor | null> => known);
  const readReceipt = vi.fn(async (): Promise<string | null> => null);
  const fromMemory = vi.fn();
  let app: ReturnType<typeof Fastify>;

  const open = async (account: object = {}): Promise<void> => {
    const site = siteOf(account);
    const waiting = createConcurrencyLimit(3, 'Too many pages at a time.');
    const personal = createPersonalPages({
      renderer: { render },
      queriesOf: () => ({}) as PageJob['queries'],
      queue: createFairQueue({ maxRunning: 1, maxWaitingByKey: 1 }),
      admit: async () => undefined,
      waiting,
    });
    const pages: PageRoutesOptions['pages'] = {
      awaitUpdate: () => undefined,
      peek: () => {
        fromMemory();
        throw new Error('asked of memory');
      },
      get: async () => Promise.reject(new Error('asked of memory')),
    };
    app = Fastify();
    await app.register(
      pageRoutes({
        pages,
        encode: async () => Promise.reject(new Error('written for all')),
        siteOf: () => site,
        isPersonal: isPersonalPage,
        answerPersonal: createPersonalAnswer(personal, createVisitReader({ find }, readReceipt)),
        answerUnknownHost: (_request, reply) => reply,
        onAnswer: () => undefined,
        admit: async () => undefined,
        waiting,
      }),
    );
  };

  beforeEach(() => {
    vi.clearAllMocks();
  });
  afterEach(() => app.close());

  it.each([
    '/sign-in?type=finance',
    '/Sign-In/',
    '/sign-in.data',
    '/my-garage',
    '/my%2Dgarage.data',
    '/mybigboxcars/',
    '/watchlist',
    '/success',
  ])('%s is made for the visitor who asks, and memory is not asked [L2.17]', async (url) => {
    await open();
    const answer = await app.inject({ url, headers: { host, referer: `http://${host}/cars/a?photo=2#x` } });
    expect([answer.statusCode, answer.body]).toEqual([200, 'yours']);
    expect(fromMemory).not.toHaveBeenCalled();
    const visitor = { visitorUuid: 'v', phone: '+61412345678' };
    expect(render.mock.calls[0]?.[0]).toMatchObject({
      address: url,
      visitor: {
        method: 'GET',
        headers: {},
        visit: { visitor, sessionUuid: 's', receiptUuid: null, sentForm: null, cameFrom: '/cars/a?photo=2' },
      },
    });
  });

  it('a page of another host is not where a visitor comes from, and nobody has a session [L6.02]', async () => {
    await open();
    find.mockResolvedValueOnce(null);
    await app.inject({ url: '/my-garage', headers: { host, referer: 'https://evil.example/cars/a' } });
    expect(render.mock.calls[0]?.[0].visitor?.visit).toEqual({
      visitor: null,
      sessionUuid: null,
      receiptUuid: null,
      sentForm: null,
      cameFrom: null,
    });
  });

  it('a page is one where its site has a gate before it, and everybody’s where not [L6.01]', async () => {
    await open({ gates: { finance: 'signIn' } });
    expect((await app.inject({ url: '/finance', headers: { host } })).body).toBe('yours');
    await app.close();
    await open();
    expect((await app.inject({ url: '/finance', headers: { host } })).statusCode).toBe(500);
    expect(fromMemory).toHaveBeenCalledOnce();
  });
});

const site = {
  ...resolveOrThrow(minimalSite('wattle', 'group', { account: { gates: { finance: 'signIn' } } })),
  configVersion: 'a',
};
const visit = {
  visitor: { visitorUuid: 'v', phone: '+61412345678' },
  sessionUuid: 's',
  receiptUuid: null,
  sentForm: null,
  cameFrom: null,
};
const sent = { method: 'POST', headers: {}, body: '' } as const;

it('a form that was not taken is drawn for who has signed in, behind a gate, and on other pages for nobody [L4.19]', async () => {
  const answer = vi.fn<PersonalPages['answer']>(async (_request, reply) => reply);
  const readVisit = vi.fn(async () => visit);
  const pages = createFormPages({ pages: { answer }, isPersonal: isPersonalPage, readVisit });
  const send = (url: string) => pages.answer({ url } as FastifyRequest, {} as FastifyReply, site, sent);
  await send('/finance?car_id=7');
  expect(answer.mock.lastCall?.[3]).toEqual({ ...sent, visit });
  await send('/contact');
  expect(answer.mock.lastCall?.[3]).toEqual(sent);
  expect(readVisit).toHaveBeenCalledOnce();
});

it('a form that a slice rejects is rendered again with what was sent', async () => {
  const answer = vi.fn<PersonalPages['answer']>(async (_request, reply) => reply.send('its page'));
  const entry = readLeadEntry(() => []);
  const formAnswer: FormAnswer = { entry, refusal: { kind: 'invalid', problems: [] }, status: 422 };
  const answerForm = createFormAnswer({ pages: { answer }, siteOf: () => site });
  const app = Fastify();
  await app.register(async (slice) => {
    acceptForms(slice);
    slice.post('/spin-to-win', (request, reply) => answerForm(request, reply, formAnswer));
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { body } = await app.inject({ method: 'POST', url: '/spin-to-win', headers, payload: 'firstName=Zo%C3%AB' });
  expect(body).toBe('its page');
  expect(answer.mock.lastCall?.[3]).toMatchObject({ method: 'POST', body: 'firstName=Zo%C3%AB', formAnswer });
  await app.close();
});
