import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { logFault } from '#src/platform/http/log-fault.ts';
import { buildProblemDocument, retryAfterSeconds } from '#src/platform/http/problem-document.ts';
import { createFairQueue } from '#src/platform/jobs/create-fair-queue.ts';
import { createTimeShare } from '#src/platform/jobs/create-time-share.ts';
import type { SearchEngine } from '../../engine/search-api.ts';
import { describeSettings } from './describe-settings.ts';
import { listDocuments, readDocument } from './documents.ts';
import { runMultiSearch } from './multi-search.ts';
import { ProtocolError, type ProtocolErrorCode } from './protocol-error.ts';
import { readFields } from './read-fields.ts';
import { runFacetQuery, runQuery, type VisibleIndex } from './run-query.ts';
import { documentFields, facetSearchFields, searchFields } from './search-fields.ts';
import { toProtocolError } from './to-protocol-error.ts';
import { createAnswerWriter, type ListAnswer } from './write-answer.ts';

/** What a key may do, in the protocol's words. */
export type KeyAction =
  | 'search'
  | 'documents.get'
  | 'indexes.get'
  | 'settings.get'
  | 'stats.get'
  | 'tasks.get'
  | 'version';

/** What a site's public key may do: search, and read the stock that shows. */
export const publicKeyActions: readonly KeyAction[] = ['search', 'documents.get', 'indexes.get', 'version'];

/** What a key of the dealer's own systems may do: read everything. Nothing writes. */
export const readerKeyActions: readonly KeyAction[] = [...publicKeyActions, 'settings.get', 'stats.get', 'tasks.get'];

/** The site that a request is for. */
export interface ProtocolSite {
  readonly siteSlug: string;
  /** The name of its index: 'Car_production' unless configured otherwise. @spec B7.05 */
  readonly indexUid: string;
  /** The stock that the site lists, as a filter; always applied. @spec B4.16 */
  readonly listingFilter: string;
}

export interface MeilisearchRoutesOptions {
  readonly resolveSite: (request: FastifyRequest) => ProtocolSite | undefined;
  /** What a key may do on a site; nothing when it is not the site's key. */
  readonly actionsOfKey: (siteSlug: string, key: string) => readonly KeyAction[];
  readonly getIndex: (siteSlug: string) => Promise<SearchEngine>;
}

/** Bytes of a request's body. */
const maxBodyBytes = 256 * 1024;
/** What one site's searches may have of the main thread: pages and other sites need the rest. */
const timeShareOfSite = 0.25;
/** Milliseconds of searching that a quiet site may use at once. */
const timeBurstMs = 1000;
const maxWaitingBySite = 64;
const jsonType = 'application/json; charset=utf-8';
const epoch = '2026-01-01T00:00:00Z';

/** Answers a request with JSON. */
type Handler = (index: VisibleIndex, request: FastifyRequest) => string;
type Params = Readonly<Record<string, string>>;

const paramOf = (request: FastifyRequest, name: string): string => (request.params as Params)[name] ?? '';
const fromBody = { kind: 'body', path: '' } as const;
const fromQuery = { kind: 'parameter' } as const;

/** Writes a list as it's found; the writer comes first, so that its time includes the search's. */
const writeList = (errorCode: ProtocolErrorCode, find: () => ListAnswer): string => {
  const writer = createAnswerWriter();
  return writer.write(find(), errorCode);
};

const describeIndex = (uid: string, engine: SearchEngine): Record<string, unknown> => ({
  uid,
  createdAt: epoch,
  updatedAt: epoch,
  primaryKey: engine.settings.primaryKey,
});

const readSetting: Handler = ({ engine }, request) => {
  const name = paramOf(request, 'name').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const settings = describeSettings(engine.settings);
  if (!Object.hasOwn(settings, name)) throw new ProtocolError('not_found', `Setting \`${name}\` not found.`);
  return JSON.stringify(settings[name]);
};

const countStats = ({ engine, mandatoryFilter }: VisibleIndex): Record<string, unknown> => ({
  numberOfDocuments: engine.count(mandatoryFilter),
  isIndexing: false,
  fieldDistribution: {},
});

/** Routes of one index. */
const indexRoutes: readonly {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly action: KeyAction;
  readonly handle: Handler;
}[] = [
  {
    method: 'GET',
    path: '',
    action: 'indexes.get',
    handle: ({ uid, engine }) => JSON.stringify(describeIndex(uid, engine)),
  },
  {
    method: 'POST',
    path: '/search',
    action: 'search',
    handle: (index, request) =>
      writeList('invalid_search_limit', () =>
        runQuery(index, readFields(searchFields, request.body, fromBody, 'refused')),
      ),
  },
  {
    method: 'GET',
    path: '/search',
    action: 'search',
    handle: (index, request) =>
      writeList('invalid_search_limit', () =>
        runQuery(index, readFields(searchFields, request.query, fromQuery, 'refused')),
      ),
  },
  {
    method: 'POST',
    path: '/facet-search',
    action: 'search',
    handle: (index, request) =>
      JSON.stringify(runFacetQuery(index, readFields(facetSearchFields, request.body, fromBody, 'ignored'))),
  },
  {
    method: 'GET',
    path: '/documents',
    action: 'documents.get',
    handle: (index, request) =>
      writeList('invalid_document_limit', () =>
        listDocuments(index, readFields(documentFields, request.query, fromQuery, 'refused')),
      ),
  },
  {
    method: 'POST',
    path: '/documents/fetch',
    action: 'documents.get',
    handle: (index, request) =>
      writeList('invalid_document_limit', () =>
        listDocuments(index, readFields(documentFields, request.body, fromBody, 'refused')),
      ),
  },
  {
    method: 'GET',
    path: '/documents/:id',
    action: 'documents.get',
    handle: (index, request) =>
      JSON.stringify(
        readDocument(index, paramOf(request, 'id'), readFields(documentFields, request.query, fromQuery, 'refused')),
      ),
  },
  {
    method: 'GET',
    path: '/settings',
    action: 'settings.get',
    handle: ({ engine }) => JSON.stringify(describeSettings(engine.settings)),
  },
  { method: 'GET', path: '/settings/:name', action: 'settings.get', handle: readSetting },
  { method: 'GET', path: '/stats', action: 'stats.get', handle: (index) => JSON.stringify(countStats(index)) },
];

const bearerKey = (request: FastifyRequest): string => {
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (key !== undefined) return key;
  throw new ProtocolError(
    'missing_authorization_header',
    'The Authorization header is missing. It must use the bearer authorization method.',
  );
};

const indexNotFound = (uid: string): ProtocolError =>
  new ProtocolError('index_not_found', `Index \`${uid}\` not found.`);

/** The site of a request whose key may do `action` there. `undefined` as the action is for what no key may do. */
const authorise = (
  options: MeilisearchRoutesOptions,
  request: FastifyRequest,
  action: KeyAction | undefined,
): ProtocolSite => {
  const key = bearerKey(request);
  const site = options.resolveSite(request);
  const isAllowed =
    site !== undefined && action !== undefined && options.actionsOfKey(site.siteSlug, key).includes(action);
  if (isAllowed) return site;
  throw new ProtocolError('invalid_api_key', 'The provided API key is invalid.');
};

/** How routes get their index and their turn. */
interface ProtocolWork {
  readonly openIndex: (site: ProtocolSite, uid: string) => Promise<VisibleIndex>;
  readonly runInTurn: (site: ProtocolSite, work: () => Promise<string>) => Promise<string>;
}

const addGlobalRoutes = (
  app: FastifyInstance,
  options: MeilisearchRoutesOptions,
  { openIndex, runInTurn }: ProtocolWork,
): void => {
  app.get('/health', async () => ({ status: 'available' }));
  app.get('/version', async (request) => {
    authorise(options, request, 'version');
    return { commitSha: 'unknown', commitDate: 'unknown', pkgVersion: '1.50.0' };
  });
  app.post('/multi-search', { bodyLimit: maxBodyBytes }, async (request, reply) => {
    const site = authorise(options, request, 'search');
    const index = await openIndex(site, site.indexUid);
    const findIndex = (uid: string): VisibleIndex => {
      if (uid === site.indexUid) return index;
      throw indexNotFound(uid);
    };
    return reply.type(jsonType).send(await runInTurn(site, () => runMultiSearch(request.body, findIndex)));
  });
  app.get('/indexes', async (request) => {
    const site = authorise(options, request, 'indexes.get');
    const { uid, engine } = await openIndex(site, site.indexUid);
    return { results: [describeIndex(uid, engine)], offset: 0, limit: 20, total: 1 };
  });
  app.get('/tasks', async (request) => {
    authorise(options, request, 'tasks.get');
    return { results: [], total: 0, limit: 20, from: null, next: null };
  });
  app.get('/tasks/:uid', async (request) => {
    authorise(options, request, 'tasks.get');
    throw new ProtocolError('task_not_found', `Task \`${paramOf(request, 'uid')}\` not found.`);
  });
  app.get('/stats', async (request) => {
    const site = authorise(options, request, 'stats.get');
    const index = await openIndex(site, site.indexUid);
    const bytes = index.engine.memoryBytes();
    const indexes = { [site.indexUid]: countStats(index) };
    return { databaseSize: bytes, usedDatabaseSize: bytes, lastUpdate: epoch, indexes };
  });
};

/**
 * Meilisearch's protocol over the built-in engine, read only: stock comes from the database, so that whatever would
 * write, and keys, are beyond every key, and there are never any tasks. Mount it under `/search-api`.
 *
 * @spec D.15, B7.03, B7.04, B7.05
 */
export const meilisearchRoutes =
  (options: MeilisearchRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const openIndex = async (site: ProtocolSite, uid: string): Promise<VisibleIndex> => {
      if (uid !== site.indexUid) throw indexNotFound(uid);
      return { uid, engine: await options.getIndex(site.siteSlug), mandatoryFilter: site.listingFilter };
    };
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.setErrorHandler((error, request, reply) => {
      const answer = toProtocolError(error);
      logFault(error, { ...buildProblemDocument(error), status: answer.status }, request);
      const isForLater = answer.status === 503 || answer.status === 429;
      if (isForLater && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds);
      return reply.status(answer.status).send(answer.toJSON());
    });
    const queue = createFairQueue({
      maxRunning: 1,
      maxWaitingByKey: maxWaitingBySite,
      timeShare: createTimeShare({ share: timeShareOfSite, burstMs: timeBurstMs, nowMs: () => performance.now() }),
    });
    const runInTurn: ProtocolWork['runInTurn'] = async (site, work) => {
      const outcome = await queue.run(site.siteSlug, work);
      if (outcome.kind === 'done') return outcome.value;
      throw new ProtocolError('too_many_search_requests', 'Too many searches are waiting. Try again in a few seconds.');
    };
    addGlobalRoutes(app, options, { openIndex, runInTurn });
    for (const { method, path, action, handle } of indexRoutes) {
      app.route({
        method,
        url: `/indexes/:uid${path}`,
        bodyLimit: maxBodyBytes,
        handler: async (request, reply) => {
          const site = authorise(options, request, action);
          const index = await openIndex(site, paramOf(request, 'uid'));
          return reply.type(jsonType).send(await runInTurn(site, async () => handle(index, request)));
        },
      });
    }
    // Refused before the body is read: what it holds does not matter.
    const refuse = async (request: FastifyRequest): Promise<void> => {
      authorise(options, request, undefined);
    };
    app.all('/*', { onRequest: refuse }, refuse);
  };
