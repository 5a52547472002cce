import type { FastifyPluginAsync } from 'fastify';

export interface Readiness {
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
  /** False from the moment that the process was told to stop. */
  readonly isServing: () => boolean;
}

/** `GET /healthz` says that the process is alive, `GET /readyz` that it should be sent requests. */
export const healthRoutes =
  ({ ping, isServing }: Readiness): FastifyPluginAsync =>
  async (app) => {
    app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'));
    app.get('/readyz', async (_request, reply) => {
      const database = await ping().then(
        () => 'ok',
        () => 'away',
      );
      const isReady = isServing() && database === 'ok';
      return reply.code(isReady ? 200 : 503).send({ ready: isReady, serving: isServing(), database });
    });
  };
