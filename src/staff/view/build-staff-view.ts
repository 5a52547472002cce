import { describeDated } from '#src/lib/dates/format-date.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { StaffScope } from '../rules/membership.ts';
import { type Role, roles } from '../rules/roles.ts';
import { describeRole, describeRoleScope } from './role-words.ts';

export interface StaffRow {
  readonly personUuid: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly roleName: string;
  readonly scope: string;
  readonly locationIds: readonly number[] | null;
  readonly categories: readonly string[] | null;
  readonly isSelf: boolean;
}

export interface StaffView {
  readonly members: readonly StaffRow[];
  readonly invitations: readonly {
    readonly invitationUuid: string;
    readonly email: string;
    readonly role: string;
    readonly openUntil: string;
  }[];
  readonly canManage: boolean;
  readonly roles: readonly { readonly value: Role; readonly label: string; readonly can: string }[];
  readonly locations: readonly { readonly id: number; readonly name: string }[];
  readonly categories: readonly string[];
}

interface StaffFacts {
  readonly members: readonly (StaffScope & {
    readonly personUuid: string;
    readonly name: string;
    readonly email: string;
    readonly role: Role;
  })[];
  readonly invitations: readonly {
    readonly invitationUuid: string;
    readonly email: string;
    readonly role: Role;
    readonly expiresAt: Date;
  }[];
}

interface StaffSurroundings {
  readonly site: { readonly timeZone: string; readonly locations: readonly Pick<SiteLocation, 'id' | 'name'>[] };
  readonly categories: readonly string[];
  readonly personUuid: string;
  readonly canManage: boolean;
}

const describeScope = (
  { locationIds, categories }: StaffScope,
  locations: readonly Pick<SiteLocation, 'id' | 'name'>[],
): string => {
  const places = locationIds?.map((id) => locations.find((one) => one.id === id)?.name ?? `location ${id}`);
  return [places?.join(', ') ?? 'all locations', categories?.join(', ') ?? 'all leads'].join(' · ');
};

export const buildStaffView = ({ members, invitations }: StaffFacts, around: StaffSurroundings): StaffView => {
  const { site, categories, personUuid, canManage } = around;
  return {
    members: members.map((member) => ({
      personUuid: member.personUuid,
      name: member.name,
      email: member.email,
      role: member.role,
      roleName: describeRole(member.role),
      scope: describeScope(member, site.locations),
      locationIds: member.locationIds,
      categories: member.categories,
      isSelf: member.personUuid === personUuid,
    })),
    invitations: invitations.map(({ invitationUuid, email, role, expiresAt }) => ({
      invitationUuid,
      email,
      role: describeRole(role),
      openUntil: describeDated(expiresAt.getTime(), site.timeZone),
    })),
    canManage,
    roles: roles.map((role) => ({ value: role, label: describeRole(role), can: describeRoleScope(role) })),
    locations: site.locations.map(({ id, name }) => ({ id, name })),
    categories,
  };
};
