import type { FastifyInstance } from 'fastify';
import { hasStored } from '../limits/rate-limits.ts';

/** Notes of each answer whether it counts towards the bounds of its site as stored. Call it before the routes are added. */
export const noteStored = (app: FastifyInstance): boolean[] => {
  const stored: boolean[] = [];
  app.addHook('onSend', async (request, reply) => {
    stored.push(hasStored(request, reply));
  });
  return stored;
};
