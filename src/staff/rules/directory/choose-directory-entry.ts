import type { Role } from '../roles.ts';

export interface EntryFacts {
  /** True if the email belongs to a person who is linked to another account in the directory. */
  readonly hasOtherSubject: boolean;
  readonly isMember: boolean;
  readonly wasMember: boolean;
  readonly isInvited: boolean;
  readonly role: Role | null;
}

export type DirectoryEntry =
  | { readonly kind: 'enter' }
  | { readonly kind: 'join'; readonly role: Role }
  | { readonly kind: 'refused'; readonly reason: 'otherSubject' | 'left' | 'unknown' };

/** A former member needs a new invitation, even if the directory gives them a role. */
export const chooseDirectoryEntry = (facts: EntryFacts): DirectoryEntry => {
  const { hasOtherSubject, isMember, wasMember, isInvited, role } = facts;
  if (hasOtherSubject) return { kind: 'refused', reason: 'otherSubject' };
  if (isMember || isInvited) return { kind: 'enter' };
  if (wasMember) return { kind: 'refused', reason: 'left' };
  return role === null ? { kind: 'refused', reason: 'unknown' } : { kind: 'join', role };
};
