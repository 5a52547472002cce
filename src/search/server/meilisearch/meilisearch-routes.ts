import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { logFault } from '#src/platform/http/log-fault.ts';
import { buildProblemDocument, retryAfterSeconds } from '#src/platform/http/problem-document.ts';
import { createFairQueue } from '#src/platform/jobs/create-fair-queue.ts';
import { createTimeShare } from '#src/platform/jobs/create-time-share.ts';
import type { SearchEngine } from '../../engine/search-api.ts';
import { countStats, describeIndex, epoch, indexRoutes, isDescribed, paramOf } from './index-routes.ts';
import type { KeyAction } from './key-actions.ts';
import { runMultiSearch } from './multi-search.ts';
import { ProtocolError, toProtocolError } from './protocol-error.ts';
import { describeBadUid, isIndexUid } from './read-fields.ts';
import type { VisibleIndex } from './run-query.ts';

export interface ProtocolSite {
  readonly siteSlug: string;
  /** @spec B7.05 */
  readonly indexUid: string;
  /** @spec B4.16 */
  readonly listingFilter: string;
}

export interface MeilisearchRoutesOptions {
  readonly resolveSite: (request: FastifyRequest) => ProtocolSite | undefined;
  readonly actionsOfKey: (siteSlug: string, key: string) => readonly KeyAction[];
  readonly getIndex: (site: ProtocolSite, uid: string) => Promise<SearchEngine | undefined>;
}

const maxBodyBytes = 256 * 1024;
/** Share of the main thread's time that one site's API searches may use. */
const timeShareOfSite = 0.25;
const timeBurstMs = 1000;
const maxWaitingBySite = 64;
const maxWaitMs = 10_000;
/** `*` doesn't cover Authorization, so the list must name that header. */
const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'Authorization, Content-Type, X-Meilisearch-Client, Meili-Include-Metadata, *',
  'access-control-max-age': '86400',
} as const;
const jsonType = 'application/json; charset=utf-8';

const bearerKey = (request: FastifyRequest): string => {
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (key !== undefined) return key;
  throw new ProtocolError(
    'missing_authorization_header',
    'The Authorization header is missing. It must use the bearer authorization method.',
  );
};

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
    const context = {
      openIndex: (uid: string) => openIndex(site, uid),
      requestUid: randomUUID(),
      isDescribed: isDescribed(request),
    };
    return reply.type(jsonType).send(await runInTurn(site, () => runMultiSearch(request.body, context)));
  });
  app.get('/indexes', async (request) => {
    const site = authorise(options, request, 'indexes.get');
    const index = await openIndex(site, site.indexUid);
    return { results: [describeIndex(index)], offset: 0, limit: 20, total: 1 };
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

/** @spec D.15, B7.03, B7.04, B7.05 */
export const meilisearchRoutes =
  (options: MeilisearchRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const openIndex = async (site: ProtocolSite, uid: string): Promise<VisibleIndex> => {
      if (!isIndexUid(uid)) throw new ProtocolError('invalid_index_uid', describeBadUid(uid));
      const engine = await options.getIndex(site, uid);
      if (engine === undefined) throw new ProtocolError('index_not_found', `Index \`${uid}\` not found.`);
      return { uid, engine, mandatoryFilter: site.listingFilter };
    };
    app.addHook('onRequest', async (_request, reply) => {
      // Any origin can call, because keys come in a header, never in a cookie.
      reply.headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    });
    app.options('/*', async (_request, reply) => reply.headers(preflightHeaders).status(204).send());
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
      maxWaitMs,
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
    const refuse = async (request: FastifyRequest): Promise<void> => {
      authorise(options, request, undefined);
    };
    app.route({
      method: app.supportedMethods.filter((method) => method !== 'OPTIONS'),
      url: '/*',
      onRequest: refuse,
      handler: refuse,
    });
  };
