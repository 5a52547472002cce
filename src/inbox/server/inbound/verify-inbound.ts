import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '#src/lib/durations.ts';

const toleranceMs = 5 * minuteMs;

const isSame = (one: string, other: string): boolean => {
  const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashOf(one), hashOf(other));
};

const readPassword = (authorization: string): string | undefined => {
  const [, bearer] = /^Bearer (.+)$/i.exec(authorization) ?? [];
  if (bearer !== undefined) return bearer;
  const [, basic] = /^Basic ([\w+/=]+)$/i.exec(authorization) ?? [];
  if (basic === undefined) return undefined;
  const decoded = Buffer.from(basic, 'base64').toString();
  return decoded.slice(decoded.indexOf(':') + 1);
};

interface InboundHeaders {
  readonly signature: string | undefined;
  readonly authorization: string | undefined;
}

/** False for a request that can be refused without reading its body: unsigned, and without the secret. */
export const mayBeAllowed = ({ signature, authorization }: InboundHeaders, secret: string): boolean => {
  if (signature !== undefined) return true;
  const password = readPassword(authorization ?? '');
  return password !== undefined && isSame(password, secret);
};

/**
 * True for a body that is signed like our own webhooks, within five minutes, or a request with the secret as bearer token
 * or as password.
 */
export const isInboundAllowed = (
  { signature, authorization }: InboundHeaders,
  body: Uint8Array,
  secret: string,
  now: Date,
): boolean => {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature ?? '') ?? [];
  if (seconds !== undefined && given !== undefined) {
    const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
    return Math.abs(now.getTime() - Number(seconds) * 1000) <= toleranceMs && isSame(given, expected);
  }
  const password = readPassword(authorization ?? '');
  return password !== undefined && isSame(password, secret);
};
