import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { Actor, PersonActor } from '../rules/audit.ts';
import type { Membership } from '../rules/membership.ts';
import type { Role } from '../rules/roles.ts';
import { invitationMs } from '../rules/staff-limits.ts';
import { writeAudit } from './audit-store.ts';
import { putMembership } from './membership-store.ts';
import type { NewPasskey } from './passkey-ceremonies.ts';
import { insertPasskey } from './passkey-service.ts';
import { removeSecondFactors } from './second-factor-store.ts';
import { endSessionsOf, openStaffSession } from './session-store.ts';
import { hashStaffSecret, makeStaffSecret } from './staff-secret.ts';
import { staffIdentities, staffInvitations, staffPasskeys, staffPeople } from './tables.ts';

export interface OpenInvitation extends Membership {
  readonly invitationUuid: string;
  readonly email: string;
  readonly expiresAt: Date;
  /** For a new person, the id that they will get. */
  readonly personUuid: string;
  readonly personName: string | null;
  /**
   * True if the person has a passkey or a directory account and was invited by a colleague. They must then sign in to
   * accept.
   */
  readonly needsSignIn: boolean;
}

export interface InvitationStore {
  /**
   * Replaces the address's earlier invitation to the site. Returns the link's secret, of which only a hash is stored.
   */
  readonly add: (membership: Membership, email: string, by: Actor, now: Date) => Promise<string>;
  readonly find: (secret: string, now: Date) => Promise<OpenInvitation | undefined>;
  /**
   * Returns a new session's secret. For a known person, the passkey replaces all ways of signing in, and earlier
   * sessions end. Returns null if the person must sign in instead, or if the invitation is no longer open.
   */
  readonly acceptWithPasskey: (
    invitation: OpenInvitation,
    person: { readonly name: string; readonly passkey: NewPasskey },
    actor: Actor,
    now: Date,
  ) => Promise<string | null>;
  /** Returns false if the invitation is for another person, or is no longer open. */
  readonly acceptSignedIn: (invitation: OpenInvitation, by: PersonActor, now: Date) => Promise<boolean>;
  readonly list: (
    siteSlug: string,
    now: Date,
  ) => Promise<readonly Pick<OpenInvitation, 'invitationUuid' | 'email' | 'role' | 'expiresAt'>[]>;
  readonly revoke: (siteSlug: string, invitationUuid: string, by: Actor, now: Date) => Promise<boolean>;
}

const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;
const listOrNull = (list: readonly unknown[] | null) => sql`${list === null ? null : JSON.stringify(list)}::jsonb`;

interface InvitationRow extends Record<string, unknown> {
  readonly site_id: string;
  readonly invitation_uuid: string;
  readonly email: string;
  readonly role: Role;
  readonly location_ids: readonly number[] | null;
  readonly categories: readonly string[] | null;
  readonly invited_by: string | null;
  readonly expires_at: string;
  readonly person_uuid: string | null;
  readonly person_name: string | null;
  readonly can_sign_in: boolean;
}

const use = async (tx: Database, { siteSlug, invitationUuid }: OpenInvitation, now: Date): Promise<boolean> => {
  const { rows } = await tx.execute(sql`
    UPDATE ${staffInvitations} SET used_at = ${moment(now)}
    WHERE site_id = ${siteSlug} AND invitation_uuid = ${invitationUuid}::uuid AND used_at IS NULL
      AND expires_at > ${moment(now)} RETURNING site_id`);
  return rows.length > 0;
};

const join = async (tx: Database, invitation: OpenInvitation, actor: Actor, now: Date): Promise<void> => {
  const { personUuid, siteSlug, role, locationIds, categories } = invitation;
  await putMembership(tx, personUuid, invitation, now);
  await writeAudit(tx, siteSlug, {
    action: 'joined',
    actor: { ...actor, personUuid },
    subject: { kind: 'person', id: personUuid },
    after: { role, locationIds, categories },
    at: now,
  });
};

export const createInvitationStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): InvitationStore => ({
  add: (membership, email, by, now) =>
    interactive.transaction(async (tx) => {
      const { siteSlug, role, locationIds, categories } = membership;
      const { secret, secretHash } = makeStaffSecret('invitation');
      const invitationUuid = randomUUID();
      // A new invitation replaces an earlier one, whose link may be in the wrong hands.
      await tx.execute(sql`
        DELETE FROM ${staffInvitations} WHERE site_id = ${siteSlug} AND email = ${email} AND used_at IS NULL`);
      await tx.execute(sql`
        INSERT INTO ${staffInvitations} (site_id, invitation_uuid, secret_hash, email, role, location_ids, categories,
          invited_by, invited_at, expires_at)
        VALUES (${siteSlug}, ${invitationUuid}::uuid, ${secretHash}, ${email}, ${role}, ${listOrNull(locationIds)},
          ${listOrNull(categories)}, ${by.personUuid}::uuid, ${moment(now)},
          ${moment(new Date(now.getTime() + invitationMs))})`);
      await writeAudit(tx, siteSlug, {
        action: 'invited',
        actor: by,
        subject: { kind: 'invitation', id: invitationUuid },
        after: { email, role, locationIds, categories },
        at: now,
      });
      return secret;
    }),
  find: async (secret, now) => {
    const { rows } = await interactive.execute<InvitationRow>(sql`
      SELECT site_id, invitation_uuid, invitation.email, role, location_ids, categories, invited_by, expires_at,
        person_uuid, name AS person_name,
        EXISTS (SELECT FROM ${staffPasskeys} AS p WHERE p.person_uuid = person.person_uuid)
          OR EXISTS (SELECT FROM ${staffIdentities} AS i WHERE i.person_uuid = person.person_uuid) AS can_sign_in
      FROM ${staffInvitations} AS invitation LEFT JOIN ${staffPeople} AS person ON person.email = invitation.email
      WHERE secret_hash = ${hashStaffSecret('invitation', secret)} AND used_at IS NULL AND expires_at > ${moment(now)}`);
    const [row] = rows;
    if (row === undefined) return undefined;
    return {
      siteSlug: row.site_id,
      invitationUuid: row.invitation_uuid,
      email: row.email,
      role: row.role,
      locationIds: row.location_ids,
      categories: row.categories,
      expiresAt: new Date(row.expires_at),
      // A new person's id is the invitation's id, so that both steps of the registration use the same id.
      personUuid: row.person_uuid ?? row.invitation_uuid,
      personName: row.person_name,
      needsSignIn: row.can_sign_in && row.invited_by !== null,
    };
  },
  acceptWithPasskey: (invitation, { name, passkey }, actor, now) =>
    interactive.transaction(async (tx) => {
      if (invitation.needsSignIn || !(await use(tx, invitation, now))) return null;
      const { personUuid, email } = invitation;
      if (invitation.personName === null) {
        await tx.execute(sql`
          INSERT INTO ${staffPeople} (person_uuid, email, name, created_at)
          VALUES (${personUuid}::uuid, ${email}, ${name}, ${moment(now)})`);
      } else {
        // An operator re-invites somebody who has lost their devices, so the old passkeys and factors must stop
        // working.
        await tx.execute(sql`DELETE FROM ${staffPasskeys} WHERE person_uuid = ${personUuid}::uuid`);
        await tx.execute(sql`DELETE FROM ${staffIdentities} WHERE person_uuid = ${personUuid}::uuid`);
        await removeSecondFactors(tx, personUuid);
        await endSessionsOf(tx, personUuid);
      }
      await insertPasskey(tx, personUuid, passkey, actor.device, now);
      await join(tx, invitation, actor, now);
      return openStaffSession(tx, { personUuid, way: 'passkey', actor, earlierHash: undefined }, now);
    }),
  acceptSignedIn: (invitation, by, now) =>
    interactive.transaction(async (tx) => {
      if (invitation.personUuid !== by.personUuid || !(await use(tx, invitation, now))) return false;
      await join(tx, invitation, by, now);
      return true;
    }),
  list: async (siteSlug, now) => {
    const { rows } = await interactive.execute<InvitationRow>(sql`
      SELECT invitation_uuid, email, role, expires_at FROM ${staffInvitations}
      WHERE site_id = ${siteSlug} AND used_at IS NULL AND expires_at > ${moment(now)}
      ORDER BY invited_at DESC LIMIT 100`);
    return rows.map((row) => ({
      invitationUuid: row.invitation_uuid,
      email: row.email,
      role: row.role,
      expiresAt: new Date(row.expires_at),
    }));
  },
  revoke: (siteSlug, invitationUuid, by, now) =>
    interactive.transaction(async (tx) => {
      const { rows } = await tx.execute<{ email: string }>(sql`
        DELETE FROM ${staffInvitations}
        WHERE site_id = ${siteSlug} AND invitation_uuid = ${invitationUuid}::uuid AND used_at IS NULL RETURNING email`);
      const [row] = rows;
      if (row === undefined) return false;
      await writeAudit(tx, siteSlug, {
        action: 'invitationRevoked',
        actor: by,
        subject: { kind: 'invitation', id: invitationUuid },
        before: { email: row.email },
        at: now,
      });
      return true;
    }),
});
