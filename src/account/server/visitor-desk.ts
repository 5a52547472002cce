import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSession, openSession } from './open-session.ts';
import type { KnownVisitor, VisitorStore } from './visitor-store.ts';

type Asked = Pick<FastifyRequest, 'headers'>;

/** Tells who asks. */
export interface VisitorDesk {
  /** Who holds the cookie of a request; null for an unknown visitor. */
  readonly find: (siteSlug: string, request: Asked) => Promise<KnownVisitor | null>;
  /** The same, but an unknown visitor becomes a known one: the answer sets their cookie. */
  readonly open: (siteSlug: string, request: Asked, reply: Pick<FastifyReply, 'header'>) => Promise<KnownVisitor>;
}

/** Makes the desk that tells who asks. @spec B1.03, D.28 */
export const createVisitorDesk = (
  store: Pick<VisitorStore, 'find' | 'add'>,
  readClock: () => Date = () => new Date(),
): VisitorDesk => ({
  find: async (siteSlug, request) => {
    const session = await findSession(store, siteSlug, request, readClock());
    return session?.visitor ?? null;
  },
  open: async (siteSlug, request, reply) => {
    const { visitor } = await openSession(store, siteSlug, request, reply, readClock());
    return visitor;
  },
});
