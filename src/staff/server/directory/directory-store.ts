import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { Actor } from '../../rules/audit.ts';
import { chooseDirectoryEntry, type DirectoryEntry } from '../../rules/directory/choose-directory-entry.ts';
import type { DirectoryConfig } from '../../rules/directory/directory-config.ts';
import type { DirectoryPerson } from '../../rules/directory/read-directory-person.ts';
import type { Role } from '../../rules/roles.ts';
import { directoryAttemptMs } from '../../rules/staff-limits.ts';
import { isAmongSites, writeAudit, writeAuditAtSites, writeFailure, writeFailureAtSites } from '../audit-store.ts';
import { putMembership } from '../membership-store.ts';
import { type ProvedSession, renewSession } from '../proof-service.ts';
import { openStaffSession } from '../session-store.ts';
import { staffDirectoryAttempts, staffIdentities, staffInvitations, staffMemberships, staffPeople } from '../tables.ts';

export interface DirectoryAttempt {
  /** The session that needs a fresh proof; null for a sign-in. */
  readonly sessionUuid: string | null;
  readonly target: string;
  readonly startedAt: Date;
}

/** The site where a person signs in, the site's directory, and all sites that share the directory. */
export interface DirectoryDoor {
  readonly siteSlug: string;
  readonly siteSlugs: readonly string[];
  readonly directory: Pick<DirectoryConfig, 'issuer' | 'clientId'>;
}

interface SignedIn {
  readonly kind: 'signedIn';
  readonly secret: string;
  readonly personUuid: string;
  /** True if the person already had an account here and used the directory for the first time. */
  readonly isNewWay: boolean;
}

export type DirectorySignIn = SignedIn | Extract<DirectoryEntry, { kind: 'refused' }>;

export interface DirectoryStore {
  readonly addAttempt: (siteSlug: string, attemptHash: string, attempt: DirectoryAttempt) => Promise<void>;
  /** Returns an attempt only once, and only at the site where it began. Returns undefined after it expires. */
  readonly takeAttempt: (siteSlug: string, attemptHash: string, now: Date) => Promise<DirectoryAttempt | undefined>;
  /**
   * If the person may enter, links their directory account and opens a session. Accepts their open invitations to
   * `door.siteSlugs`. Without an invitation, a new member joins the site `door.siteSlug` with the directory's role.
   */
  readonly signIn: (
    door: DirectoryDoor,
    person: DirectoryPerson,
    by: { readonly actor: Actor; readonly earlierHash: string | undefined },
    now: Date,
  ) => Promise<DirectorySignIn>;
  /**
   * Returns the session's new secret. Returns null if the directory account isn't linked to the session's person, or if
   * the session ended.
   */
  readonly prove: (
    door: DirectoryDoor,
    session: ProvedSession,
    subject: string,
    actor: Actor,
    now: Date,
  ) => Promise<string | null>;
  /** Writes an audit entry about the directory, not about a person: at most `maxFailuresAnHour` an hour. */
  readonly recordRefusal: (siteSlug: string, reason: string, actor: Actor, now: Date) => Promise<void>;
}

/**
 * Maximum number of expired sign-in attempts that a new one deletes. Anybody can begin attempts, so they would
 * otherwise pile up.
 */
const expiredPerAttempt = 2;

const moment = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;

const isOf = ({ issuer, clientId }: DirectoryDoor['directory']): SQL =>
  sql`issuer = ${issuer} AND client_id = ${clientId}`;

interface Joining {
  readonly site_id: string;
  readonly role: Role;
  readonly location_ids: readonly number[] | null;
  readonly categories: readonly string[] | null;
}

interface InvitationRow extends Joining, Record<string, unknown> {
  readonly invitation_uuid: string;
}

interface FoundPerson {
  readonly linkedUuid: string | null;
  readonly ownerUuid: string | null;
  readonly hasOtherSubject: boolean;
}

const findPerson = async (
  tx: Database,
  { directory }: DirectoryDoor,
  { subject, email }: DirectoryPerson,
): Promise<FoundPerson> => {
  const { rows } = await tx.execute<{ linked: string | null; owner: string | null; other: boolean }>(sql`
    SELECT linked.person_uuid AS linked, owner.person_uuid AS owner, EXISTS (
      SELECT FROM ${staffIdentities} AS i WHERE i.person_uuid = owner.person_uuid AND ${isOf(directory)}
        AND subject <> ${subject}) AS other
    FROM (VALUES (1)) AS one
    LEFT JOIN (SELECT person_uuid FROM ${staffIdentities} WHERE ${isOf(directory)} AND subject = ${subject}) AS linked
      ON true
    LEFT JOIN (SELECT person_uuid FROM ${staffPeople} WHERE email = ${email}) AS owner ON true`);
  const [row] = rows;
  return {
    linkedUuid: row?.linked ?? null,
    ownerUuid: row?.owner ?? null,
    hasOtherSubject: row?.linked === null && row.other,
  };
};

const findMembership = async (tx: Database, personUuid: string | null, siteSlugs: readonly string[]) => {
  const { rows } = await tx.execute<{ is_member: boolean | null; was_member: boolean }>(sql`
    SELECT bool_or(ended_at IS NULL) AS is_member, count(*) > 0 AS was_member FROM ${staffMemberships}
    WHERE person_uuid = ${personUuid}::uuid AND ${isAmongSites(siteSlugs)}`);
  return { isMember: rows[0]?.is_member ?? false, wasMember: rows[0]?.was_member ?? false };
};

const listInvitations = async (tx: Database, email: string, siteSlugs: readonly string[], now: Date) => {
  const { rows } = await tx.execute<InvitationRow>(sql`
    SELECT site_id, invitation_uuid, role, location_ids, categories FROM ${staffInvitations}
    WHERE email = ${email} AND ${isAmongSites(siteSlugs)} AND used_at IS NULL AND expires_at > ${moment(now)}
    ORDER BY site_id FOR UPDATE`);
  return rows;
};

const addPerson = async (tx: Database, { email, name }: DirectoryPerson, now: Date): Promise<string> => {
  const personUuid = randomUUID();
  await tx.execute(sql`
    INSERT INTO ${staffPeople} (person_uuid, email, name, created_at)
    VALUES (${personUuid}::uuid, ${email}, ${name}, ${moment(now)})`);
  return personUuid;
};

const join = async (
  tx: Database,
  personUuid: string,
  { site_id: siteSlug, role, location_ids: locationIds, categories }: Joining,
  actor: Actor,
  now: Date,
): Promise<void> => {
  await putMembership(tx, personUuid, { siteSlug, role, locationIds, categories }, now);
  await writeAudit(tx, siteSlug, {
    action: 'joined',
    actor: { ...actor, personUuid },
    subject: { kind: 'person', id: personUuid },
    after: { role, locationIds, categories, way: 'directory' },
    at: now,
  });
};

export const createDirectoryStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): DirectoryStore => ({
  addAttempt: async (siteSlug, attemptHash, { sessionUuid, target, startedAt }) => {
    await interactive.execute(sql`
      WITH gone AS (
        DELETE FROM ${staffDirectoryAttempts} WHERE (site_id, attempt_hash) IN (
          SELECT site_id, attempt_hash FROM ${staffDirectoryAttempts} WHERE expires_at < ${moment(startedAt)}
          ORDER BY expires_at LIMIT ${expiredPerAttempt} FOR UPDATE SKIP LOCKED)
      )
      INSERT INTO ${staffDirectoryAttempts} (site_id, attempt_hash, session_uuid, target, started_at, expires_at)
      VALUES (${siteSlug}, ${attemptHash}, ${sessionUuid}::uuid, ${target}, ${moment(startedAt)},
        ${moment(new Date(startedAt.getTime() + directoryAttemptMs))})`);
  },
  takeAttempt: async (siteSlug, attemptHash, now) => {
    const { rows } = await interactive.execute<{ session_uuid: string | null; target: string; started_ms: string }>(sql`
      DELETE FROM ${staffDirectoryAttempts}
      WHERE site_id = ${siteSlug} AND attempt_hash = ${attemptHash} AND expires_at > ${moment(now)}
      RETURNING session_uuid, target, floor(extract(epoch FROM started_at) * 1000)::bigint AS started_ms`);
    const [row] = rows;
    return row && { sessionUuid: row.session_uuid, target: row.target, startedAt: new Date(Number(row.started_ms)) };
  },
  signIn: (door, person, { actor, earlierHash }, now) =>
    interactive.transaction(async (tx) => {
      const { siteSlug, siteSlugs, directory } = door;
      // Locks the email address, because two simultaneous sign-ins must not create the same person twice.
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`directory ${person.email}`}, 0))`);
      const { linkedUuid, ownerUuid, hasOtherSubject } = await findPerson(tx, door, person);
      const foundUuid = linkedUuid ?? ownerUuid;
      const membership = await findMembership(tx, foundUuid, siteSlugs);
      // If the email address belongs to another person here, an invitation to it is that person's.
      const isOwnEmail = ownerUuid === null || ownerUuid === foundUuid;
      const invitations = isOwnEmail ? await listInvitations(tx, person.email, siteSlugs, now) : [];
      const facts = { ...membership, hasOtherSubject, isInvited: invitations.length > 0, role: person.role };
      const entry = chooseDirectoryEntry(facts);
      if (entry.kind === 'refused') {
        await writeFailure(tx, siteSlug, {
          action: foundUuid === null ? 'directoryRefused' : 'signInFailed',
          actor,
          subject: foundUuid === null ? { kind: 'directory', id: siteSlug } : { kind: 'person', id: foundUuid },
          after: { way: 'directory', reason: entry.reason, email: person.email },
          at: now,
        });
        return entry;
      }
      const personUuid = foundUuid ?? (await addPerson(tx, person, now));
      for (const invitation of invitations) {
        await tx.execute(sql`
          UPDATE ${staffInvitations} SET used_at = ${moment(now)}
          WHERE site_id = ${invitation.site_id} AND invitation_uuid = ${invitation.invitation_uuid}::uuid`);
        await join(tx, personUuid, invitation, actor, now);
      }
      if (entry.kind === 'join') {
        const row = { site_id: siteSlug, role: entry.role, location_ids: null, categories: null };
        await join(tx, personUuid, row, actor, now);
      }
      await tx.execute(sql`
        INSERT INTO ${staffIdentities} (person_uuid, issuer, client_id, subject, linked_at, used_at)
        VALUES (${personUuid}::uuid, ${directory.issuer}, ${directory.clientId}, ${person.subject}, ${moment(now)},
          ${moment(now)})
        ON CONFLICT (issuer, client_id, subject) DO UPDATE SET used_at = excluded.used_at`);
      if (linkedUuid === null) {
        const linked = {
          action: 'directoryLinked',
          actor: { ...actor, personUuid },
          subject: { kind: 'person', id: personUuid },
          after: { issuer: directory.issuer },
          at: now,
        } as const;
        await writeAuditAtSites(tx, personUuid, linked, siteSlugs);
      }
      const opened = { personUuid, way: 'directory', actor, earlierHash, directory: { siteSlug, siteSlugs } } as const;
      const secret = await openStaffSession(tx, opened, now);
      return { kind: 'signedIn', secret, personUuid, isNewWay: linkedUuid === null && foundUuid !== null };
    }),
  prove: (door, session, subject, actor, now) =>
    interactive.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`
        SELECT person_uuid FROM ${staffIdentities}
        WHERE ${isOf(door.directory)} AND subject = ${subject} AND person_uuid = ${session.personUuid}::uuid`);
      if (rows.length > 0) return renewSession(tx, session, { way: 'directory', by: actor, now });
      const after = { way: 'directory', reason: 'otherPerson' };
      await writeFailureAtSites(tx, session.personUuid, { actor, after, at: now }, door.siteSlugs);
      return null;
    }),
  recordRefusal: (siteSlug, reason, actor, now) =>
    interactive.transaction((tx) =>
      writeFailure(tx, siteSlug, {
        action: 'directoryRefused',
        actor,
        subject: { kind: 'directory', id: siteSlug },
        after: { way: 'directory', reason },
        at: now,
      }),
    ),
});
