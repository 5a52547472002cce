import type { FastifyPluginAsync } from 'fastify';
import type { ProbeDatabase } from '../db/probe-database.ts';

export interface Readiness {
  readonly probeDatabase: ProbeDatabase;
  readonly hasMemory: () => boolean;
  readonly isServing: () => boolean;
  /** The answer is public, so it names no site. */
  readonly countSites: () => { readonly served: number; readonly outdated: number; readonly leftOut: number };
}

/** `/readyz` succeeds without a database while memory holds pages, or a load balancer would drop every node. */
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
