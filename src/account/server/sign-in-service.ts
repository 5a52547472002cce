import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SmsQueue } from '#src/platform/sms/create-sms-queue.ts';
import { type CodeRefusal, codeLength, codeMinutes } from '../rules/sign-in-code.ts';
import { buildCodeMessage } from '../view/build-code-message.ts';
import type { CodeStore } from './code-store.ts';
import { nameDevice } from './name-device.ts';
import { findSession, openSession } from './open-session.ts';
import { hashSecret, makeSecret, writeVisitorCookie } from './visitor-cookie.ts';
import type { VisitorStore } from './visitor-store.ts';

/** Keyed with the secret in the browser's cookie, so that a copy of the database can't reveal the code. @spec D.28 */
export const hashCode = (secret: string, codeUuid: string, code: string): string =>
  createHmac('sha256', secret).update(`code ${codeUuid} ${code}`).digest('base64url');

export const isSameHash = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

export interface SignInSite {
  readonly slug: string;
  readonly name: string;
  readonly url: string;
}

interface SignInServiceOptions {
  readonly visitors: Pick<VisitorStore, 'find' | 'add' | 'signIn'>;
  readonly codes: Pick<CodeStore, 'add' | 'findPending' | 'countTry' | 'use'>;
  readonly client: Pick<SmsQueue, 'take'>;
  readonly readClock?: () => Date;
  readonly makeCode?: () => string;
}

export type CodeAnswer =
  | { readonly kind: 'sent' }
  | { readonly kind: 'noNumber' }
  /** `isPending` is true if the newest code requested by this browser went to the same number. */
  | { readonly kind: 'refused'; readonly refusal: CodeRefusal; readonly isPending: boolean };

export type SignInAnswer = 'signedIn' | 'wrong' | 'over';

interface Exchange {
  readonly request: Pick<FastifyRequest, 'headers'>;
  readonly reply: Pick<FastifyReply, 'header'>;
}

export interface SignInService {
  /** `phone` is in E.164; null means the number of the browser's newest code. */
  readonly sendCode: (site: SignInSite, phone: string | null, exchange: Exchange) => Promise<CodeAnswer>;
  readonly signIn: (site: Pick<SignInSite, 'slug'>, code: string, exchange: Exchange) => Promise<SignInAnswer>;
}

const makeRandomCode = (): string => String(randomInt(10 ** codeLength)).padStart(codeLength, '0');

/**
 * Looks up the visitor with a phone number only after the right code was entered, so that no response reveals whether
 * the number is known here. @spec D.28
 */
export const createSignInService = (options: SignInServiceOptions): SignInService => {
  const { visitors, codes, client, readClock = () => new Date(), makeCode = makeRandomCode } = options;

  const sendCode: SignInService['sendCode'] = async (site, asked, { request, reply }) => {
    const now = readClock();
    const { visitor, secret } = await openSession(visitors, site.slug, request, reply, now);
    const { visitorUuid } = visitor;
    const pending = await codes.findPending(site.slug, visitorUuid);
    const phone = asked ?? pending?.phone;
    if (phone === undefined) return { kind: 'noNumber' };
    const [codeUuid, code] = [randomUUID(), makeCode()];
    const codeHash = hashCode(secret, codeUuid, code);
    const refusal = await codes.add(site.slug, { codeUuid, visitorUuid, phone, codeHash }, now);
    if (refusal !== null) return { kind: 'refused', refusal, isPending: pending?.phone === phone };
    const text = buildCodeMessage(site, code);
    client.take({ id: codeUuid, to: phone, text, validForSeconds: codeMinutes * 60 });
    return { kind: 'sent' };
  };

  const signIn: SignInService['signIn'] = async ({ slug }, code, { request, reply }) => {
    const now = readClock();
    const session = await findSession(visitors, slug, request, now);
    if (session === null) return 'over';
    const tried = await codes.countTry(slug, session.visitor.visitorUuid, now);
    if (tried === null) return 'over';
    const { codeUuid, codeHash, phone, triesLeft } = tried;
    if (!isSameHash(hashCode(session.secret, codeUuid, code), codeHash)) return triesLeft > 0 ? 'wrong' : 'over';
    if (!(await codes.use(slug, codeUuid, now))) return 'over';
    const { secret, secretHash } = makeSecret();
    const device = nameDevice(request.headers['user-agent']);
    const oldSecretHash = hashSecret(session.secret);
    await visitors.signIn(slug, { phone, oldSecretHash, session: { secretHash, device } }, now);
    reply.header('set-cookie', writeVisitorCookie(secret));
    return 'signedIn';
  };

  return { sendCode, signIn };
};
