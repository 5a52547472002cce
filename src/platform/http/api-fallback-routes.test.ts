import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from './answer-errors.ts';
import { apiFallbackRoutes, noteApiRoutes } from './api-fallback-routes.ts';
import { describeSchemaErrors } from './describe-schema-errors.ts';

const app = Fastify();

beforeAll(async () => {
  answerErrors(app);
  app.setSchemaErrorFormatter(describeSchemaErrors);
  const known = noteApiRoutes(app);
  const querystring = {
    type: 'object',
    additionalProperties: false,
    required: ['kind'],
    properties: { kind: { enum: ['new', 'used'] }, limit: { type: 'integer', minimum: 1, maximum: 100 } },
  };
  app.get('/api/cars', { schema: { querystring } }, async () => []);
  app.get('/api/cars/:slug', async () => ({}));
  app.post('/api/leads', async () => ({}));
  app.get('*', async (_request, reply) => reply.type('text/html').send('<h1>a page</h1>'));
  await app.register(apiFallbackRoutes(known));
});
afterAll(() => app.close());

const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'HEAD', url: string) => {
  const payload =
    method === 'PUT' || method === 'POST' ? { payload: 'not json', headers: { 'content-type': 'text/x' } } : {};
  const answer = await app.inject({ method, url, ...payload, headers: { accept: 'text/html', ...payload.headers } });
  const isProblem = String(answer.headers['content-type']).startsWith('application/problem+json');
  return {
    status: answer.statusCode,
    allow: answer.headers.allow,
    problem: isProblem && method !== 'HEAD' ? answer.json() : null,
  };
};

describe('an address under /api without a route', () => {
  it.each([
    ['GET', '/api/nosuch'],
    ['POST', '/api/nosuch'],
    ['GET', '/api/cars/a/b/c'],
    ['DELETE', '/api/'],
  ] as const)('%s %s is 404 with a problem document for any Accept header [D.26]', async (method, url) => {
    const { status, problem } = await ask(method, url);
    expect([status, problem]).toEqual([
      404,
      expect.objectContaining({ type: 'about:blank', status: 404, code: 'notFound' }),
    ]);
  });

  it.each([
    ['PUT', '/api/cars?x=1', 'GET, HEAD'],
    ['OPTIONS', '/api/cars/a-slug', 'GET, HEAD'],
    ['GET', '/api/leads', 'POST'],
  ] as const)('%s %s is 405 with the allowed methods [D.26]', async (method, url, allow) => {
    const { status, allow: said, problem } = await ask(method, url);
    expect([status, said, problem.code]).toEqual([405, allow, 'wrongMethod']);
  });

  it('leaves pages alone', async () => {
    expect((await app.inject('/apiary')).body).toContain('a page');
  });
});

describe('an invalid query', () => {
  it.each([
    ['', 'kind is missing.'],
    ['?kind=x', 'kind must be one of new, used.'],
    ['?kind=new&limit=x', 'limit must be a whole number.'],
    ['?kind=new&limit=0', 'limit must be at least 1.'],
    ['?kind=new&limit=101', 'limit must be at most 100.'],
  ])('%j gets an error in plain English [D.26]', async (query, detail) => {
    const { status, problem } = await ask('GET', `/api/cars${query}`);
    expect([status, problem.detail]).toEqual([400, detail]);
  });
});
