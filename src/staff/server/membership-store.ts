import { sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { Actor } from '../rules/audit.ts';
import type { Membership, StaffScope } from '../rules/membership.ts';
import type { Role } from '../rules/roles.ts';
import { writeAudit } from './audit-store.ts';
import { endSessionsOf } from './session-store.ts';
import { staffMemberships, staffPeople } from './tables.ts';

export interface StaffMember extends Membership {
  readonly personUuid: string;
  readonly name: string;
  readonly email: string;
  readonly joinedAt: Date;
}

export type MembershipChange = 'changed' | 'unknown' | 'lastOwner';

export interface MembershipStore {
  readonly list: (siteSlug: string) => Promise<readonly StaffMember[]>;
  readonly change: (
    siteSlug: string,
    personUuid: string,
    to: StaffScope & { readonly role: Role },
    by: Actor,
    now: Date,
  ) => Promise<MembershipChange>;
  /** Also ends all of the person's sessions, and calls each `OnMemberLeft` in the same transaction. */
  readonly end: (siteSlug: string, personUuid: string, by: Actor, now: Date) => Promise<MembershipChange>;
}

export type OnMemberLeft = (tx: Database, siteSlug: string, personUuid: string, by: Actor, now: Date) => Promise<void>;

const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;
const listOrNull = (list: readonly unknown[] | null) => sql`${list === null ? null : JSON.stringify(list)}::jsonb`;

/** Adds a member, or restores a former one. Call it in the transaction in which the person joins. */
export const putMembership = async (
  tx: Database,
  personUuid: string,
  { siteSlug, role, locationIds, categories }: Membership,
  now: Date,
): Promise<void> => {
  await tx.execute(sql`
    INSERT INTO ${staffMemberships} (site_id, person_uuid, role, location_ids, categories, joined_at)
    VALUES (${siteSlug}, ${personUuid}::uuid, ${role}, ${listOrNull(locationIds)}, ${listOrNull(categories)}, ${moment(now)})
    ON CONFLICT (site_id, person_uuid) DO UPDATE
    SET role = excluded.role, location_ids = excluded.location_ids, categories = excluded.categories,
      joined_at = excluded.joined_at, ended_at = NULL`);
};

interface MemberRow extends Record<string, unknown> {
  readonly person_uuid: string;
  readonly role: Role;
  readonly location_ids: readonly number[] | null;
  readonly categories: readonly string[] | null;
}

interface NamedMemberRow extends MemberRow {
  readonly name: string;
  readonly email: string;
  readonly joined_at: string;
}

/** Locks the site's members, so that two owners can't remove each other at the same time. */
const lockMembers = async (tx: Database, siteSlug: string): Promise<readonly MemberRow[]> => {
  const { rows } = await tx.execute<MemberRow>(sql`
    SELECT person_uuid, role, location_ids, categories FROM ${staffMemberships}
    WHERE site_id = ${siteSlug} AND ended_at IS NULL ORDER BY person_uuid FOR UPDATE`);
  return rows;
};

const isLastOwner = (members: readonly MemberRow[], { person_uuid: personUuid, role }: MemberRow): boolean =>
  role === 'owner' && !members.some((other) => other.role === 'owner' && other.person_uuid !== personUuid);

const describeMember = ({ role, location_ids: locationIds, categories }: MemberRow) => ({
  role,
  locationIds,
  categories,
});

export const createMembershipStore = (
  { interactive }: Pick<DatabaseService, 'interactive'>,
  onMemberLeft: readonly OnMemberLeft[],
): MembershipStore => ({
  list: async (siteSlug) => {
    const { rows } = await interactive.execute<NamedMemberRow>(sql`
      SELECT person_uuid, name, email, role, location_ids, categories, joined_at
      FROM ${staffMemberships} JOIN ${staffPeople} USING (person_uuid)
      WHERE site_id = ${siteSlug} AND ended_at IS NULL ORDER BY lower(name), person_uuid`);
    return rows.map((row) => ({
      siteSlug,
      personUuid: row.person_uuid,
      name: row.name,
      email: row.email,
      role: row.role,
      locationIds: row.location_ids,
      categories: row.categories,
      joinedAt: new Date(row.joined_at),
    }));
  },
  change: (siteSlug, personUuid, { role, locationIds, categories }, by, now) =>
    interactive.transaction(async (tx) => {
      const members = await lockMembers(tx, siteSlug);
      const member = members.find((one) => one.person_uuid === personUuid);
      if (member === undefined) return 'unknown';
      if (role !== 'owner' && isLastOwner(members, member)) return 'lastOwner';
      await tx.execute(sql`
        UPDATE ${staffMemberships}
        SET role = ${role}, location_ids = ${listOrNull(locationIds)}, categories = ${listOrNull(categories)}
        WHERE site_id = ${siteSlug} AND person_uuid = ${personUuid}::uuid`);
      await writeAudit(tx, siteSlug, {
        action: 'roleChanged',
        actor: by,
        subject: { kind: 'person', id: personUuid },
        before: describeMember(member),
        after: { role, locationIds, categories },
        at: now,
      });
      return 'changed';
    }),
  end: (siteSlug, personUuid, by, now) =>
    interactive.transaction(async (tx) => {
      const members = await lockMembers(tx, siteSlug);
      const member = members.find((one) => one.person_uuid === personUuid);
      if (member === undefined) return 'unknown';
      if (isLastOwner(members, member)) return 'lastOwner';
      await tx.execute(sql`
        UPDATE ${staffMemberships} SET ended_at = ${moment(now)}
        WHERE site_id = ${siteSlug} AND person_uuid = ${personUuid}::uuid`);
      await writeAudit(tx, siteSlug, {
        action: 'accessEnded',
        actor: by,
        subject: { kind: 'person', id: personUuid },
        before: describeMember(member),
        at: now,
      });
      for (const leave of onMemberLeft) await leave(tx, siteSlug, personUuid, by, now);
      await endSessionsOf(tx, personUuid);
      return 'changed';
    }),
});
