import { createHash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { daySeconds } from '#src/lib/durations.ts';

/** @spec D.28 */
const cookieName = '__Host-visitor';

/** @spec D.28 */
export const sessionDays = 30;

const secretPattern = /^[\w-]{43}$/;

export const hashSecret = (secret: string): string =>
  createHash('sha256').update(`visitor ${secret}`).digest('base64url');

export const makeSecret = (): { readonly secret: string; readonly secretHash: string } => {
  const secret = randomBytes(32).toString('base64url');
  return { secret, secretHash: hashSecret(secret) };
};

export const readSecret = (header: string | undefined): string | undefined => {
  if (header === undefined || !header.includes(cookieName)) return undefined;
  const secret = parseCookie(header)[cookieName];
  return secret !== undefined && secretPattern.test(secret) ? secret : undefined;
};

const write = (value: string, maxAge: number): string =>
  stringifySetCookie({ name: cookieName, value, path: '/', secure: true, httpOnly: true, sameSite: 'lax', maxAge });

export const writeVisitorCookie = (secret: string): string => write(secret, sessionDays * daySeconds);

export const clearedVisitorCookie: string = write('', 0);
