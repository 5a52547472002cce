import type { FastifyInstance } from 'fastify';
import { hasStored } from '../limits/rate-limits.ts';

export const noteStored = (app: FastifyInstance, stored: boolean[] = []): boolean[] => {
  app.addHook('onSend', async (request, reply) => {
    stored.push(hasStored(request, reply));
  });
  return stored;
};
