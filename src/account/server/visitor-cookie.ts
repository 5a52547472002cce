import { createHash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';

/** Only a secure page of the very host can set a cookie of such a name. @spec D.28 */
const cookieName = '__Host-visitor';

/** For how long a browser is known. @spec D.28 */
export const sessionDays = 30;

const secretPattern = /^[\w-]{43}$/;

export const hashSecret = (secret: string): string =>
  createHash('sha256').update(`visitor ${secret}`).digest('base64url');

/** A new secret: what the browser keeps, and by what the database knows it. */
export const makeSecret = (): { readonly secret: string; readonly secretHash: string } => {
  const secret = randomBytes(32).toString('base64url');
  return { secret, secretHash: hashSecret(secret) };
};

/** The secret in a Cookie header; undefined where there is none of our kind. */
export const readSecret = (header: string | undefined): string | undefined => {
  if (header === undefined || !header.includes(cookieName)) return undefined;
  const secret = parseCookie(header)[cookieName];
  return secret !== undefined && secretPattern.test(secret) ? secret : undefined;
};

const write = (value: string, maxAge: number): string =>
  stringifySetCookie({ name: cookieName, value, path: '/', secure: true, httpOnly: true, sameSite: 'lax', maxAge });

/** The Set-Cookie header by which a browser keeps a secret. */
export const writeVisitorCookie = (secret: string): string => write(secret, sessionDays * 24 * 3600);

/** The Set-Cookie header by which a browser forgets its secret. */
export const clearedVisitorCookie: string = write('', 0);
