import type { FastifyPluginAsync } from 'fastify';
import type { ProbeDatabase } from '../db/probe-database.ts';

export interface Readiness {
  readonly probeDatabase: ProbeDatabase;
  /** True if memory holds anything to answer from. */
  readonly hasMemory: () => boolean;
  /** False once the process was asked to stop. */
  readonly isServing: () => boolean;
}

/**
 * `GET /healthz`: the process is alive. `GET /readyz`: it can serve requests, even without its database as long as
 * memory holds something, or a load balancer would drop every node at once. `/readyz?database=required` insists on the
 * database.
 */
export const healthRoutes =
  ({ probeDatabase, hasMemory, isServing }: Readiness): FastifyPluginAsync =>
  async (app) => {
    app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'));
    app.get<{ Querystring: { database?: string } }>('/readyz', async ({ query }, reply) => {
      const database = await probeDatabase();
      const serving = isServing();
      const isEnough = database === 'ok' || (query.database !== 'required' && hasMemory());
      const ready = serving && isEnough;
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ ready, serving, database, degraded: ready && database === 'away' });
    });
  };
