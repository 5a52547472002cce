import type { FastifyReply, FastifyRequest } from 'fastify';
import { markStored } from '#src/platform/http/limits/rate-limits.ts';
import { nameDevice } from './name-device.ts';
import { hashSecret, makeSecret, readSecret, writeVisitorCookie } from './visitor-cookie.ts';
import type { KnownVisitor, VisitorStore } from './visitor-store.ts';

type SessionRequest = Pick<FastifyRequest, 'headers'>;

export interface OpenSession {
  readonly visitor: KnownVisitor;
  readonly secret: string;
}

export const findSession = async (
  store: Pick<VisitorStore, 'find'>,
  siteSlug: string,
  { headers }: SessionRequest,
  now: Date,
): Promise<OpenSession | null> => {
  const secret = readSecret(headers.cookie);
  if (secret === undefined) return null;
  const visitor = await store.find(siteSlug, hashSecret(secret), now);
  return visitor === undefined ? null : { visitor, secret };
};

/** @spec B1.03, D.28 */
export const openSession = async (
  store: Pick<VisitorStore, 'find' | 'add'>,
  siteSlug: string,
  request: SessionRequest,
  reply: Pick<FastifyReply, 'header'>,
  now: Date,
): Promise<OpenSession> => {
  const known = await findSession(store, siteSlug, request, now);
  if (known !== null) return known;
  const { secret, secretHash } = makeSecret();
  const device = nameDevice(request.headers['user-agent']);
  const visitor = await store.add(siteSlug, { secretHash, device }, now);
  markStored(reply);
  reply.header('set-cookie', writeVisitorCookie(secret));
  return { visitor, secret };
};
