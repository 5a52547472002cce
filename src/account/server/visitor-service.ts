import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#src/platform/db/database.ts';
import { type CodeStore, createCodeStore } from './code-store.ts';
import { findSession, openSession } from './open-session.ts';
import { createVisitorStore, type KnownVisitor, type VisitorStore } from './visitor-store.ts';

type VisitorRequest = Pick<FastifyRequest, 'headers'>;

export interface VisitorService {
  readonly find: (siteSlug: string, request: VisitorRequest) => Promise<KnownVisitor | null>;
  readonly open: (
    siteSlug: string,
    request: VisitorRequest,
    reply: Pick<FastifyReply, 'header'>,
  ) => Promise<KnownVisitor>;
}

/** @spec B1.03, D.28 */
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

export const createAccountReader = (database: Database): AccountReader => ({
  findPending: createCodeStore(database).findPending,
  listDevices: createVisitorStore(database).listDevices,
});
