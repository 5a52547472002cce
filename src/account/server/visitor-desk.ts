import type { FastifyReply, FastifyRequest } from 'fastify';
import { nameDevice } from './name-device.ts';
import { makeSecret, readSecretHash, writeVisitorCookie } from './visitor-cookie.ts';
import type { KnownVisitor, VisitorStore } from './visitor-store.ts';

type Asked = Pick<FastifyRequest, 'headers'>;

/** Tells who asks. */
export interface VisitorDesk {
  /** Who holds the cookie of a request; null for whoever is not known. */
  readonly find: (siteSlug: string, request: Asked) => Promise<KnownVisitor | null>;
  /** The same, and whoever is not known is from now on: their answer sets the cookie. */
  readonly open: (siteSlug: string, request: Asked, reply: Pick<FastifyReply, 'header'>) => Promise<KnownVisitor>;
}

/** Makes the desk that tells who asks. @spec B1.03, D.28 */
export const createVisitorDesk = (
  store: Pick<VisitorStore, 'find' | 'add'>,
  readClock: () => Date = () => new Date(),
): VisitorDesk => {
  const find: VisitorDesk['find'] = async (siteSlug, { headers }) => {
    const secretHash = readSecretHash(headers.cookie);
    return secretHash === undefined ? null : ((await store.find(siteSlug, secretHash, readClock())) ?? null);
  };
  return {
    find,
    open: async (siteSlug, request, reply) => {
      const known = await find(siteSlug, request);
      if (known !== null) return known;
      const { secret, secretHash } = makeSecret();
      const device = nameDevice(request.headers['user-agent']);
      const visitor = await store.add(siteSlug, { secretHash, device }, readClock());
      reply.header('set-cookie', writeVisitorCookie(secret));
      return visitor;
    },
  };
};
