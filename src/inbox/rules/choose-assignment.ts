import { hasPermission, type Role } from '#src/staff/rules/roles.ts';

export interface AskedAssignment {
  readonly role: Role;
  readonly selfUuid: string;
  readonly currentUuid: string | null;
  readonly nextUuid: string | null;
}

/** Returns 'taken' if a salesperson tries to take or unassign a lead that somebody else has. */
export const chooseAssignment = ({
  role,
  selfUuid,
  currentUuid,
  nextUuid,
}: AskedAssignment): 'allowed' | 'taken' | 'notAllowed' => {
  if (hasPermission(role, 'leads.assign')) return 'allowed';
  if (!hasPermission(role, 'leads.work')) return 'notAllowed';
  if (nextUuid !== null && nextUuid !== selfUuid) return 'notAllowed';
  return currentUuid === null || currentUuid === selfUuid ? 'allowed' : 'taken';
};
