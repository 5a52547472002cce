import type { FastifyPluginAsync } from 'fastify';
import type { ProbeDatabase } from '../db/probe-database.ts';

export interface Readiness {
  readonly probeDatabase: ProbeDatabase;
  /** Whether there is anything in memory to answer from. */
  readonly hasMemory: () => boolean;
  /** False from the moment that the process was told to stop. */
  readonly isServing: () => boolean;
}

/**
 * `GET /healthz` says that the process is alive, `GET /readyz` that it should be sent requests: also without its
 * database, as long as it has something in memory, or a balancer would drop every node at once.
 * `/readyz?database=required` does not take less than a database.
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
