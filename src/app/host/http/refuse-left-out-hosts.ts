import type { FastifyInstance } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';

/**
 * Answers 503 on the hosts of a site that this node can't serve. A 404 would tell search engines that its pages are
 * gone, and a proxy not to ask another node.
 * @spec B0.01
 */
export const refuseLeftOutHosts = (app: FastifyInstance, isLeftOut: (host: string | undefined) => boolean): void => {
  app.addHook('onRequest', async ({ host }) => {
    if (isLeftOut(host)) throw new DomainError('siteUnavailable', 'Please try again shortly.');
  });
};
