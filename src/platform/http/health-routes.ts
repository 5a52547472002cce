import type { FastifyPluginAsync } from 'fastify';
import type { ProbeDatabase } from '../db/probe-database.ts';

export interface Readiness {
  readonly probeDatabase: ProbeDatabase;
  readonly hasMemory: () => boolean;
  readonly isServing: () => boolean;
  /** Returns counts only, because the response is public and must not name a site. */
  readonly countSites: () => { readonly served: number; readonly outdated: number; readonly leftOut: number };
}

/**
 * Without the database, /readyz of a serving node still succeeds if pages or indexes are in memory, so that a load
 * balancer doesn't drop every node. With `?database=required`, it fails.
 */
export const healthRoutes =
  ({ probeDatabase, hasMemory, isServing, countSites }: Readiness): FastifyPluginAsync =>
  async (app) => {
    app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'));
    app.get<{ Querystring: { database?: string } }>('/readyz', async ({ query }, reply) => {
      const database = await probeDatabase();
      const serving = isServing();
      const isEnough = database === 'ok' || (query.database !== 'required' && hasMemory());
      const ready = serving && isEnough;
      const sites = countSites();
      const hasBrokenSites = sites.outdated + sites.leftOut > 0;
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ ready, serving, database, degraded: ready && (database === 'away' || hasBrokenSites), sites });
    });
  };
