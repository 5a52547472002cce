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

const hasSecret = (authorization: string | undefined, secret: string): boolean => {
  const password = readPassword(authorization ?? '');
  return password !== undefined && isSame(password, secret);
};

interface InboundHeaders {
  readonly signature: string | undefined;
  readonly authorization: string | undefined;
}

const readSignature = ({ signature }: Pick<InboundHeaders, 'signature'>) => {
  const [, seconds, hash] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature ?? '') ?? [];
  return seconds === undefined || hash === undefined ? undefined : { seconds, hash };
};

const isRecent = (seconds: string, now: Date): boolean =>
  Math.abs(now.getTime() - Number(seconds) * 1000) <= toleranceMs;

export const isSigned = (headers: InboundHeaders): boolean => readSignature(headers) !== undefined;

/**
 * False if the headers alone are reason enough to refuse the request: its signature isn't recent, or it has neither a
 * well-formed signature nor the secret.
 */
export const mayBeAllowed = (headers: InboundHeaders, secret: string, now: Date): boolean => {
  const signed = readSignature(headers);
  return signed === undefined ? hasSecret(headers.authorization, secret) : isRecent(signed.seconds, now);
};

/**
 * Accepts a signature like those of our own webhooks, made within five minutes of `now`. A request without a signature
 * needs the secret as a bearer token or as a password.
 */
export const isInboundAllowed = (headers: InboundHeaders, body: Uint8Array, secret: string, now: Date): boolean => {
  const signed = readSignature(headers);
  if (signed === undefined) return hasSecret(headers.authorization, secret);
  const expected = createHmac('sha256', secret).update(`${signed.seconds}.`).update(body).digest('hex');
  return isRecent(signed.seconds, now) && isSame(signed.hash, expected);
};
