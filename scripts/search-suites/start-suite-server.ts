import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { publicKeyActions, readerKeyActions } from '#src/search/server/meilisearch/key-actions.ts';
import { meilisearchRoutes } from '#src/search/server/meilisearch/meilisearch-routes.ts';
import { SuiteIndex } from './suite-index.ts';

const masterKey = 'masterKey';
const searchKey = 'suite-search-key';
const epoch = '2026-01-01T00:00:00Z';

type Body = Readonly<Record<string, unknown>>;
const bodyOf = (request: FastifyRequest): Body => (request.body ?? {}) as Body;
const paramOf = (request: FastifyRequest, name: string): string =>
  (request.params as Readonly<Record<string, string>>)[name] ?? '';

const isOfSuite = (method: string, path: string): boolean =>
  path.startsWith('/keys') ||
  path.startsWith('/tasks') ||
  path.startsWith('/experimental-features') ||
  (path === '/indexes' && method === 'GET') ||
  (method === 'POST' && (path === '/indexes' || /^\/indexes\/[^/]+\/documents(?:\/delete(?:-batch)?)?$/.test(path))) ||
  ['PUT', 'PATCH', 'DELETE'].includes(method);

const addWrites = (app: FastifyInstance, indexes: Map<string, SuiteIndex>): void => {
  app.removeContentTypeParser('application/json');
  // Clients send a content type even without a body.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, body: string) =>
    body === '' ? undefined : JSON.parse(body),
  );
  const open = (uid: string, primaryKey: string | null = null): SuiteIndex => {
    const index = indexes.get(uid) ?? new SuiteIndex(uid, primaryKey);
    indexes.set(uid, index);
    return index;
  };
  let taskUid = 0;
  const enqueue = (type: string, indexUid: string | null = null) => {
    taskUid += 1;
    return { taskUid, indexUid, status: 'enqueued', type, enqueuedAt: epoch };
  };
  const describeIndex = ({ uid, primaryKey }: SuiteIndex) => ({ uid, primaryKey, createdAt: epoch, updatedAt: epoch });
  app.get('/indexes', async () => {
    const results = [...indexes.values()].map(describeIndex);
    return { results, offset: 0, limit: 20, total: results.length };
  });
  app.post('/indexes', async (request, reply) => {
    const { uid, primaryKey } = bodyOf(request);
    open(String(uid), typeof primaryKey === 'string' ? primaryKey : null);
    return reply.status(202).send(enqueue('indexCreation', String(uid)));
  });
  app.delete('/indexes/:uid', async (request, reply) => {
    indexes.delete(paramOf(request, 'uid'));
    return reply.status(202).send(enqueue('indexDeletion', paramOf(request, 'uid')));
  });
  for (const method of ['POST', 'PUT'] as const) {
    app.route({
      method,
      url: '/indexes/:uid/documents',
      handler: async (request, reply) => {
        const { primaryKey = null } = request.query as { readonly primaryKey?: string };
        const index = open(paramOf(request, 'uid'), primaryKey);
        index.primaryKey ??= primaryKey;
        index.put([request.body].flat() as Body[], method === 'PUT');
        return reply.status(202).send(enqueue('documentAdditionOrUpdate', index.uid));
      },
    });
  }
  app.post('/indexes/:uid/documents/delete-batch', async (request, reply) => {
    open(paramOf(request, 'uid')).remove(request.body as unknown[]);
    return reply.status(202).send(enqueue('documentDeletion', paramOf(request, 'uid')));
  });
  app.delete('/indexes/:uid/documents', async (request, reply) => {
    open(paramOf(request, 'uid')).remove(undefined);
    return reply.status(202).send(enqueue('documentDeletion', paramOf(request, 'uid')));
  });
  const changeSettings = async (request: FastifyRequest): Promise<object> => {
    const name = paramOf(request, 'name').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const value = request.method === 'DELETE' ? null : request.body;
    open(paramOf(request, 'uid')).change(name === '' ? bodyOf(request) : { [name]: value });
    return enqueue('settingsUpdate', paramOf(request, 'uid'));
  };
  for (const url of ['/indexes/:uid/settings', '/indexes/:uid/settings/:name']) {
    app.route({
      method: ['PATCH', 'PUT', 'DELETE'],
      url,
      handler: async (request, reply) => reply.status(202).send(await changeSettings(request)),
    });
  }
  app.get('/tasks/:uid', async (request) => ({
    uid: Number(paramOf(request, 'uid')),
    batchUid: 0,
    indexUid: null,
    status: 'succeeded',
    type: 'settingsUpdate',
    canceledBy: null,
    details: {},
    error: null,
    duration: 'PT0S',
    enqueuedAt: epoch,
    startedAt: epoch,
    finishedAt: epoch,
  }));
  app.get('/tasks', async () => ({ results: [], total: 0, limit: 20, from: null, next: null }));
  app.patch('/experimental-features', async () => ({}));
  app.get('/keys', async () => ({
    results: [
      { name: 'Default Search API Key', key: searchKey, actions: ['search'], indexes: ['*'] },
      { name: 'Default Admin API Key', key: masterKey, actions: ['*'], indexes: ['*'] },
    ],
    offset: 0,
    limit: 20,
    total: 2,
  }));
};

export const startSuiteServer = async (port: number): Promise<FastifyInstance> => {
  const indexes = new Map<string, SuiteIndex>();
  const app = Fastify({
    bodyLimit: 20_000_000,
    rewriteUrl: ({ method = '', url = '/' }) =>
      `${isOfSuite(method, url.split('?', 1)[0] ?? '') ? '/suite' : '/protocol'}${url}`,
  });
  await app.register(async (suite) => addWrites(suite, indexes), { prefix: '/suite' });
  await app.register(
    meilisearchRoutes({
      resolveSite: () => ({ siteSlug: 'suite', indexUid: [...indexes.keys()][0] ?? '', listingFilter: '' }),
      actionsOfKey: (_siteSlug, key) =>
        key === masterKey ? readerKeyActions : key === searchKey ? publicKeyActions : [],
      getIndex: async (_site, uid) => indexes.get(uid)?.engine,
    }),
    { prefix: '/protocol' },
  );
  await app.listen({ port, host: '127.0.0.1' });
  return app;
};
