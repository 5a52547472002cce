import type { FastifyInstance } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';

/**
 * Answers 503 on the hosts of a site that this node can't serve. A 404 would make search engines drop the site's pages,
 * and a proxy wouldn't try another node.
 * @spec B0.01
 */
export const refuseLeftOutHosts = (app: FastifyInstance, isLeftOut: (host: string | undefined) => boolean): void => {
  app.addHook('onRequest', async ({ host }) => {
    if (isLeftOut(host)) throw new DomainError('siteUnavailable', 'Please try again shortly.');
  });
};
