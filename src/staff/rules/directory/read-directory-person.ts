import { cutText } from '#src/lib/text/cut-text.ts';
import { readEmail } from '../read-email.ts';
import type { Role } from '../roles.ts';
import { maxNameLength } from '../staff-limits.ts';
import type { DirectoryConfig } from './directory-config.ts';

export interface DirectoryClaims {
  readonly sub: string;
  readonly [name: string]: unknown;
}

export interface DirectoryPerson {
  /** The directory's id for the person, which never changes. */
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  /** Role for a new person. Null if `roleClaim` has no known value, or if the site refuses new people. */
  readonly role: Role | null;
}

export type DirectoryReading =
  | { readonly kind: 'person'; readonly person: DirectoryPerson }
  | { readonly kind: 'refused'; readonly reason: 'otherOrganisation' | 'noEmail' | 'unverifiedEmail' | 'otherDomain' };

const hasValue = (claim: unknown, value: string): boolean =>
  Array.isArray(claim) ? claim.includes(value) : claim === value;

/** Some directories send the text 'true'. If the claim is missing, `emailTrust` decides. */
const isVerified = (claim: unknown, emailTrust: DirectoryConfig['emailTrust']): boolean =>
  claim === undefined ? emailTrust === 'issuer' : claim === true || claim === 'true';

const chooseRole = (claims: DirectoryClaims, { newPeople, roleClaim, roles }: DirectoryConfig): Role | null =>
  newPeople === 'refused' ? null : (roles.find(({ value }) => hasValue(claims[roleClaim], value))?.role ?? null);

const readName = (claim: unknown, email: string): string => {
  const written =
    typeof claim === 'string'
      ? claim
          .toWellFormed()
          .replaceAll(/[\s\p{Cc}]+/gu, ' ')
          .trim()
      : '';
  const name = cutText(written, maxNameLength);
  return name === '' ? email.slice(0, email.indexOf('@')) : name;
};

/** The claims must come from a verified ID token or from the directory's userinfo endpoint. */
export const readDirectoryPerson = (claims: DirectoryClaims, directory: DirectoryConfig): DirectoryReading => {
  const { requiredClaim, emailDomains, emailTrust } = directory;
  if (requiredClaim !== null && !hasValue(claims[requiredClaim.name], requiredClaim.value))
    return { kind: 'refused', reason: 'otherOrganisation' };
  const email = typeof claims.email === 'string' ? readEmail(claims.email) : null;
  if (email === null) return { kind: 'refused', reason: 'noEmail' };
  if (!isVerified(claims.email_verified, emailTrust)) return { kind: 'refused', reason: 'unverifiedEmail' };
  if (!emailDomains.includes(email.slice(email.lastIndexOf('@') + 1)))
    return { kind: 'refused', reason: 'otherDomain' };
  const name = readName(claims.name, email);
  return { kind: 'person', person: { subject: claims.sub, email, name, role: chooseRole(claims, directory) } };
};
