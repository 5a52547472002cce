import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, vi } from 'vitest';
import type { TrustedProxies } from '../../env.ts';
import { buildTrustProxy } from '../build-trust-proxy.ts';
import { createRateLimits, markStoredBytes, markUnstored, type RateLimitsOptions } from '../limits/rate-limits.ts';
import { buildProblemDocument } from '../problem-document.ts';

type Limits = Partial<Pick<RateLimitsOptions, 'siteFactor' | 'storedBytesADay'>> & { readonly api?: number };

export const prepareRateLimits = () => {
  const onRefused = vi.fn();
  const apps: FastifyInstance[] = [];
  const start = async (limits: Limits = {}, proxies: TrustedProxies = 0) => {
    const app = Fastify({ trustProxy: buildTrustProxy(proxies) });
    apps.push(app);
    app.setErrorHandler((error, _request, reply) => {
      const problem = buildProblemDocument(error);
      return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));
    });
    const { guard } = createRateLimits({
      perMinute: { api: limits.api ?? 3, codes: 2, events: 0, leads: 4, search: 1, pictures: 1, pages: 1 },
      siteFactor: limits.siteFactor ?? 2,
      storedSiteFactor: 5,
      storedBytesADay: limits.storedBytesADay ?? 4000,
      siteOf: ({ host }) => host,
      onRefused,
    });
    await app.register(async (limited) => {
      guard(limited, 'api');
      limited.get('/api', async () => ({}));
    });
    await app.register(async (limited) => {
      guard(limited, 'leads');
      limited.get('/form', async () => ({}));
      limited.post<{ Body: { status: number; keptBytes?: number } }>('/form', async ({ body }, reply) => {
        if (body.keptBytes !== undefined) markStoredBytes(reply, body.keptBytes);
        return reply.code(body.status).send({});
      });
    });
    await app.register(async (limited) => {
      guard(limited, 'codes');
      limited.post<{ Body: { isSent: boolean } }>('/code', async ({ body }, reply) => {
        if (!body.isSent) markUnstored(reply);
        return reply.redirect('/next', 303);
      });
    });
    const ask = (remoteAddress = '192.0.2.1', host = 'a.example', forwarded?: string) =>
      app.inject({
        url: '/api',
        remoteAddress,
        headers: { host, ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }) },
      });
    const post = async (url: string, remoteAddress: string, payload: object) => {
      const { statusCode, headers } = await app.inject({
        method: 'POST',
        url,
        remoteAddress,
        payload,
        headers: { host: 'a.example' },
      });
      return [statusCode, statusCode === 429 ? String(headers['ratelimit-policy']) : undefined] as const;
    };
    return Object.assign(ask, { post, app });
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onRefused.mockClear();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(apps.splice(0).map((app) => app.close()));
  });

  return { start, apps, onRefused };
};

export type Ask = Awaited<ReturnType<ReturnType<typeof prepareRateLimits>['start']>>;

export const askAll = async (ask: Ask, requests: readonly Parameters<Ask>[]): Promise<number[]> => {
  const statuses: number[] = [];
  for (const request of requests) statuses.push((await ask(...request)).statusCode);
  return statuses;
};
