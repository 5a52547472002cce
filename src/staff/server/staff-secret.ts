import { createHash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { sessionMaxMs } from '../rules/staff-limits.ts';

export type SecretPurpose =
  | 'session'
  | 'invitation'
  | 'link'
  | 'challenge'
  | 'recovery'
  | 'calendar'
  | 'device'
  | 'directory'
  | 'directoryState'
  | 'directoryNonce'
  | 'directoryVerifier';

const secretPattern = /^[\w-]{43}$/;

export const isStaffSecret = (text: string): boolean => secretPattern.test(text);

/** A hash for one purpose never matches a secret for another. */
export const hashStaffSecret = (purpose: SecretPurpose, secret: string): string =>
  createHash('sha256').update(`staff ${purpose} ${secret}`).digest('base64url');

export const makeStaffSecret = (purpose: SecretPurpose): { readonly secret: string; readonly secretHash: string } => {
  const secret = randomBytes(32).toString('base64url');
  return { secret, secretHash: hashStaffSecret(purpose, secret) };
};

const cookieNames = {
  session: '__Host-staff',
  challenge: '__Host-passkey',
  directory: '__Host-directory',
  device: '__Host-device',
} as const;

type CookiePurpose = keyof typeof cookieNames;

export const readStaffCookie = (purpose: CookiePurpose, header: string | null | undefined): string | undefined => {
  const name = cookieNames[purpose];
  if (header === undefined || header === null || !header.includes(name)) return undefined;
  const secret = parseCookie(header)[name];
  return secret !== undefined && isStaffSecret(secret) ? secret : undefined;
};

export const writeStaffCookie = (purpose: CookiePurpose, value: string, maxAgeMs: number = sessionMaxMs): string =>
  stringifySetCookie({
    name: cookieNames[purpose],
    value,
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: Math.round(maxAgeMs / 1000),
  });

export const clearStaffCookie = (purpose: CookiePurpose): string => writeStaffCookie(purpose, '', 0);
