import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from '#src/platform/http/limits/concurrency-limit.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { noPages } from '#src/sites/testing/no-pages.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { type PageRoutesOptions, pageRoutes } from './page-routes.ts';

const redirects = { '/specials': { to: '/special-offers', status: 301 as const } };
const site = { ...resolveOrThrow(minimalSite('wattle')), ...noPages, redirects, configVersion: 'a' };
const other = { ...site, slug: 'other', redirects: {} };
const pages: PageRoutesOptions['pages'] = {
  awaitUpdate: () => undefined,
  peek: () => undefined,
  get: async () => Promise.reject(new Error('a page was asked for')),
};

const app = Fastify();

beforeAll(async () => {
  await app.register(
    pageRoutes({
      pages,
      encode: async () => Promise.reject(new Error('a page was written')),
      siteOf: (host) => (host?.startsWith('other') ? other : site),
      isPersonal: () => false,
      answerPersonal: async () => Promise.reject(new Error('a page of a visitor was asked for')),
      answerUnknownHost: (_request, reply) => reply,
      onAnswer: () => undefined,
      admit: async () => undefined,
      waiting: createConcurrencyLimit(1, 'Too many.'),
    }),
  );
});

afterAll(() => app.close());

describe('an address of before', () => {
  it('leads to where it is now with its query, without a page being rendered', async () => {
    const { statusCode, headers } = await app.inject('/Specials/?utm_source=print');
    expect([statusCode, headers.location]).toEqual([301, '/special-offers?utm_source=print']);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect((await app.inject({ method: 'HEAD', url: '/specials' })).statusCode).toBe(301);
  });

  it('has scripts that ask for its data load the other page', async () => {
    const { statusCode, headers } = await app.inject('/specials.data?a=1');
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'x-remix-redirect': '/special-offers?a=1',
      'x-remix-status': '301',
      'x-remix-reload-document': 'true',
    });
  });

  it('is a page like any other on a site that has no such redirect', async () => {
    const { statusCode } = await app.inject({ url: '/specials', headers: { host: 'other.example' } });
    expect(statusCode).toBe(500);
  });
});
