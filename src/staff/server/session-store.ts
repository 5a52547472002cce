import { type SQL, sql } from 'drizzle-orm';
import { notifySessionsEnded } from '#src/leads/server/desk-channel.ts';
import { minuteMs } from '#src/lib/durations.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { Actor, PersonActor } from '../rules/audit.ts';
import type { Membership } from '../rules/membership.ts';
import { sessionIdleMs, sessionMaxMs } from '../rules/staff-limits.ts';
import { writeAuditAtSites } from './audit-store.ts';
import { makeStaffSecret } from './staff-secret.ts';
import { staffMemberships, staffPeople, staffSessions } from './tables.ts';

export type SignInWay = typeof staffSessions.$inferSelect.way;

export interface StaffSession {
  readonly sessionUuid: string;
  readonly personUuid: string;
  readonly email: string;
  readonly name: string;
  readonly way: SignInWay;
  readonly expiresAt: Date;
  /** The last time the person proved who they are; null if they haven't in this session. */
  readonly provedAt: Date | null;
  /** The site whose directory signed the person in; null for other ways of signing in. */
  readonly directorySite: string | null;
  /** Sorted by site id. After a sign-in through a directory, includes only sites that share the directory. */
  readonly memberships: readonly Membership[];
  readonly hasOtherSites: boolean;
}

export interface ListedSession {
  readonly sessionUuid: string;
  readonly way: SignInWay;
  readonly device: string;
  readonly address: string;
  readonly signedInAt: Date;
  readonly usedAt: Date;
}

export interface SessionStore {
  /** Returns undefined for a session that is unknown, expired or idle for too long. */
  readonly find: (secretHash: string, now: Date) => Promise<StaffSession | undefined>;
  /** Like `find`, but doesn't update the time of the last use. An open screen alone must not keep a session alive. */
  readonly peek: (secretHash: string, now: Date) => Promise<StaffSession | undefined>;
  readonly list: (personUuid: string, now: Date) => Promise<readonly ListedSession[]>;
  readonly end: (
    which: { readonly sessionUuid: string } | { readonly butUuid: string },
    by: PersonActor,
    now: Date,
    action: 'signedOut' | 'sessionEnded',
  ) => Promise<number>;
}

/** Minimum milliseconds between two writes of a session's last use, so that not every page causes a write. */
const touchMs = minuteMs;

const at = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;

const isAlive = (now: Date): SQL =>
  sql`expires_at > ${at(now)} AND used_at > ${at(new Date(now.getTime() - sessionIdleMs))}`;

interface SessionRow extends Record<string, unknown> {
  readonly session_uuid: string;
  readonly person_uuid: string;
  readonly email: string;
  readonly name: string;
  readonly way: SignInWay;
  readonly used_ms: string;
  readonly expires_ms: string;
  readonly proved_ms: string | null;
  readonly directory_site: string | null;
  readonly memberships: readonly Membership[];
}

/**
 * Returns the new session's secret, and ends the browser's earlier session. Call this in the transaction that uses up
 * the proof, such as a passkey's response.
 */
export const openStaffSession = async (
  tx: Database,
  {
    personUuid,
    way,
    actor,
    earlierHash,
    directory = null,
  }: {
    readonly personUuid: string;
    readonly way: SignInWay;
    readonly actor: Actor;
    readonly earlierHash: string | undefined;
    /** Only for the way 'directory': the site where the person signed in, and all sites that share its directory. */
    readonly directory?: { readonly siteSlug: string; readonly siteSlugs: readonly string[] } | null;
  },
  now: Date,
): Promise<string> => {
  const { secret, secretHash } = makeStaffSecret('session');
  const isProof = way !== 'demo' && way !== 'directory';
  if (earlierHash !== undefined) await tx.execute(sql`DELETE FROM ${staffSessions} WHERE secret_hash = ${earlierHash}`);
  const { rows } = await tx.execute<{ session_uuid: string }>(sql`
    INSERT INTO ${staffSessions}
      (person_uuid, session_uuid, secret_hash, way, directory_site, device, address, signed_in_at, proved_at, used_at, expires_at)
    VALUES (${personUuid}::uuid, gen_random_uuid(), ${secretHash}, ${way}, ${directory?.siteSlug ?? null},
      ${actor.device}, ${actor.address}, ${at(now)}, ${isProof ? at(now) : null}, ${at(now)}, ${at(new Date(now.getTime() + sessionMaxMs))})
    RETURNING session_uuid`);
  const entry = {
    action: 'signedIn',
    actor: { ...actor, personUuid },
    subject: { kind: 'session', id: rows[0]?.session_uuid ?? '' },
    after: { way },
    at: now,
  } as const;
  await writeAuditAtSites(tx, personUuid, entry, directory?.siteSlugs);
  return secret;
};

/** Call it in the transaction that removes the person's access or replaces their passkeys. */
export const endSessionsOf = async (tx: Database, personUuid: string): Promise<void> => {
  await tx.execute(sql`DELETE FROM ${staffSessions} WHERE person_uuid = ${personUuid}::uuid`);
  await notifySessionsEnded(tx, personUuid);
};

type ListDirectorySites = (siteSlug: string) => readonly string[];

const selectSession = async (
  database: Database,
  listDirectorySites: ListDirectorySites,
  secretHash: string,
  now: Date,
): Promise<{ readonly session: StaffSession; readonly usedMs: number } | undefined> => {
  const { rows } = await database.execute<SessionRow>(sql`
    SELECT session_uuid, person_uuid, email, name, way, floor(extract(epoch FROM used_at) * 1000)::bigint AS used_ms,
      floor(extract(epoch FROM expires_at) * 1000)::bigint AS expires_ms,
      floor(extract(epoch FROM proved_at) * 1000)::bigint AS proved_ms, directory_site,
      coalesce((
        SELECT json_agg(json_build_object('siteSlug', site_id, 'role', role, 'locationIds', location_ids,
          'categories', categories) ORDER BY site_id)
        FROM ${staffMemberships} AS m WHERE m.person_uuid = session.person_uuid AND ended_at IS NULL), '[]') AS memberships
    FROM ${staffSessions} AS session JOIN ${staffPeople} USING (person_uuid)
    WHERE secret_hash = ${secretHash} AND ${isAlive(now)}`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const reached = row.directory_site === null ? null : listDirectorySites(row.directory_site);
  const memberships = row.memberships.filter(({ siteSlug }) => reached === null || reached.includes(siteSlug));
  const session = {
    sessionUuid: row.session_uuid,
    personUuid: row.person_uuid,
    email: row.email,
    name: row.name,
    way: row.way,
    expiresAt: new Date(Number(row.expires_ms)),
    provedAt: row.proved_ms === null ? null : new Date(Number(row.proved_ms)),
    directorySite: row.directory_site,
    memberships,
    hasOtherSites: memberships.length < row.memberships.length,
  };
  return { session, usedMs: Number(row.used_ms) };
};

/**
 * @param listDirectorySites returns a site and the sites that share its directory; none if the site has no directory
 */
export const createSessionStore = (
  { interactive }: Pick<DatabaseService, 'interactive'>,
  listDirectorySites: ListDirectorySites,
): SessionStore => ({
  find: async (secretHash, now) => {
    const found = await selectSession(interactive, listDirectorySites, secretHash, now);
    if (found !== undefined && now.getTime() - found.usedMs > touchMs) {
      await interactive.execute(
        sql`UPDATE ${staffSessions} SET used_at = ${at(now)} WHERE secret_hash = ${secretHash}`,
      );
    }
    return found?.session;
  },
  peek: async (secretHash, now) => (await selectSession(interactive, listDirectorySites, secretHash, now))?.session,
  list: async (personUuid, now) => {
    const { rows } = await interactive.execute<Record<string, string> & { way: SignInWay }>(sql`
      SELECT session_uuid, way, device, address, signed_in_at, used_at FROM ${staffSessions}
      WHERE person_uuid = ${personUuid}::uuid AND ${isAlive(now)} ORDER BY used_at DESC LIMIT 100`);
    return rows.map((row) => ({
      sessionUuid: row.session_uuid ?? '',
      way: row.way,
      device: row.device ?? '',
      address: row.address ?? '',
      signedInAt: new Date(row.signed_in_at ?? 0),
      usedAt: new Date(row.used_at ?? 0),
    }));
  },
  end: (which, by, now, action) =>
    interactive.transaction(async (tx) => {
      const { rows } = await tx.execute<{ session_uuid: string }>(sql`
        DELETE FROM ${staffSessions} WHERE person_uuid = ${by.personUuid}::uuid AND ${
          'butUuid' in which
            ? sql`session_uuid <> ${which.butUuid}::uuid`
            : sql`session_uuid = ${which.sessionUuid}::uuid`
        } RETURNING session_uuid`);
      for (const { session_uuid: id } of rows) {
        await writeAuditAtSites(tx, by.personUuid, { action, actor: by, subject: { kind: 'session', id }, at: now });
      }
      if (rows.length > 0) await notifySessionsEnded(tx, by.personUuid);
      return rows.length;
    }),
});
