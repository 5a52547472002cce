import type { Role } from '../rules/roles.ts';
import { describeRole } from './role-words.ts';

export interface InvitationView {
  readonly siteName: string;
  readonly role: string;
  readonly email: string;
  /** Null for a new person, who still has to enter a name. */
  readonly name: string | null;
  readonly step:
    | 'makePasskey'
    /** For a person who isn't signed in, and must sign in to accept. */
    | 'signIn'
    | 'join'
    | 'wrongPerson';
}

interface ShownInvitation {
  readonly email: string;
  readonly role: Role;
  readonly personUuid: string;
  readonly personName: string | null;
  readonly needsSignIn: boolean;
}

const chooseStep = (
  { personUuid, needsSignIn }: ShownInvitation,
  session: { readonly personUuid: string } | null,
): InvitationView['step'] => {
  if (session?.personUuid === personUuid) return 'join';
  if (session !== null) return 'wrongPerson';
  return needsSignIn ? 'signIn' : 'makePasskey';
};

export const buildInvitationView = (
  invitation: ShownInvitation,
  site: { readonly name: string },
  session: { readonly personUuid: string } | null,
): InvitationView => ({
  siteName: site.name,
  role: describeRole(invitation.role),
  email: invitation.email,
  name: invitation.personName,
  step: chooseStep(invitation, session),
});
