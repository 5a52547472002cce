import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#src/platform/db/database.ts';
import { type CodeStore, createCodeStore } from './code-store.ts';
import { findSession, openSession } from './open-session.ts';
import { createVisitorStore, type KnownVisitor, type VisitorStore } from './visitor-store.ts';

type Asked = Pick<FastifyRequest, 'headers'>;

export interface VisitorService {
  /** Who holds the cookie of a request; null for an unknown visitor. */
  readonly find: (siteSlug: string, request: Asked) => Promise<KnownVisitor | null>;
  /** The same, but an unknown visitor becomes a known one: the answer sets their cookie. */
  readonly open: (siteSlug: string, request: Asked, reply: Pick<FastifyReply, 'header'>) => Promise<KnownVisitor>;
}

/** Identifies the visitor of a request by cookie. @spec B1.03, D.28 */
export const createVisitorService = (
  store: Pick<VisitorStore, 'find' | 'add'>,
  readClock: () => Date = () => new Date(),
): VisitorService => ({
  find: async (siteSlug, request) => {
    const session = await findSession(store, siteSlug, request, readClock());
    return session?.visitor ?? null;
  },
  open: async (siteSlug, request, reply) => {
    const { visitor } = await openSession(store, siteSlug, request, reply, readClock());
    return visitor;
  },
});

export type AccountReader = Pick<CodeStore, 'findPending'> & Pick<VisitorStore, 'listDevices'>;

/** What pages may ask of the accounts of a database. */
export const createAccountReader = (database: Database): AccountReader => ({
  findPending: createCodeStore(database).findPending,
  listDevices: createVisitorStore(database).listDevices,
});
