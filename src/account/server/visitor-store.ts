import { type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#src/lib/durations.ts';
import type { Database } from '#src/platform/db/database.ts';
import type { Visitor } from '../rules/visitor.ts';
import { visitorSessions, visitors } from './tables.ts';
import { sessionDays } from './visitor-cookie.ts';

export interface NewSession {
  readonly secretHash: string;
  readonly device: string;
}

export interface KnownVisitor extends Visitor {
  readonly sessionUuid: string;
}

export type MoveVisitorData = (
  tx: Database,
  siteSlug: string,
  fromVisitorUuid: string,
  toVisitorUuid: string,
) => Promise<void>;

export interface NewSignIn {
  readonly phone: string;
  readonly oldSecretHash: string | undefined;
  readonly session: NewSession;
}

export interface SignedInDevice {
  readonly sessionUuid: string;
  readonly device: string;
  readonly signedInAt: string;
}

export interface VisitorStore {
  readonly find: (siteSlug: string, secretHash: string, now: Date) => Promise<KnownVisitor | undefined>;
  readonly add: (siteSlug: string, session: NewSession, now: Date) => Promise<KnownVisitor>;
  /**
   * Ends the browser's old session, because other people could know its secret. What the browser saved before sign-in
   * moves to the signed-in visitor, unless the old session was signed in too.
   */
  readonly signIn: (siteSlug: string, signIn: NewSignIn, now: Date) => Promise<KnownVisitor>;
  readonly end: (
    siteSlug: string,
    visitorUuid: string,
    which: { readonly sessionUuid: string } | { readonly butUuid: string },
  ) => Promise<number>;
  readonly listDevices: (siteSlug: string, visitorUuid: string, now: Date) => Promise<readonly SignedInDevice[]>;
  readonly purgeBefore: (moment: Date, now: Date) => Promise<number>;
}

const mostDevices = 20;

const timestamp = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;
const endOf = (now: Date): Date => new Date(now.getTime() + sessionDays * dayMs);

interface VisitorRow extends Record<string, unknown> {
  readonly visitor_uuid: string;
  readonly session_uuid: string;
  readonly phone: string | null;
}

const toVisitor = (row: VisitorRow): KnownVisitor => ({
  visitorUuid: row.visitor_uuid,
  sessionUuid: row.session_uuid,
  phone: row.phone,
});

const only = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error('An inserted row is missing.');
  return row;
};

const addSession = async (
  tx: Database,
  siteSlug: string,
  { visitorUuid, signedInAt }: { readonly visitorUuid: string; readonly signedInAt: Date | null },
  { secretHash, device }: NewSession,
  now: Date,
): Promise<string> => {
  const { rows } = await tx.execute<{ session_uuid: string }>(sql`
    INSERT INTO ${visitorSessions} (site_id, secret_hash, visitor_uuid, signed_in_at, device, created_at, expires_at)
    VALUES (${siteSlug}, ${secretHash}, ${visitorUuid}, ${signedInAt === null ? null : timestamp(signedInAt)}, ${device},
      ${timestamp(now)}, ${timestamp(endOf(now))})
    RETURNING session_uuid`);
  return only(rows).session_uuid;
};

const addVisitor = async (tx: Database, siteSlug: string, now: Date): Promise<string> => {
  const { rows } = await tx.execute<{ visitor_uuid: string }>(sql`
    INSERT INTO ${visitors} (site_id, came_at) VALUES (${siteSlug}, ${timestamp(now)}) RETURNING visitor_uuid`);
  return only(rows).visitor_uuid;
};

const getVisitorOfPhone = async (tx: Database, siteSlug: string, phone: string, now: Date): Promise<string> => {
  const { rows } = await tx.execute<{ visitor_uuid: string }>(sql`
    INSERT INTO ${visitors} (site_id, phone, came_at) VALUES (${siteSlug}, ${phone}, ${timestamp(now)})
    ON CONFLICT (site_id, phone) WHERE phone IS NOT NULL DO UPDATE SET came_at = EXCLUDED.came_at
    RETURNING visitor_uuid`);
  return only(rows).visitor_uuid;
};

const endOld = async (tx: Database, siteSlug: string, secretHash: string | undefined): Promise<string | undefined> => {
  if (secretHash === undefined) return undefined;
  const { rows } = await tx.execute<{ visitor_uuid: string; signed_in_at: unknown }>(sql`
    DELETE FROM ${visitorSessions} WHERE site_id = ${siteSlug} AND secret_hash = ${secretHash}
    RETURNING visitor_uuid, signed_in_at`);
  const [row] = rows;
  return row === undefined || row.signed_in_at !== null ? undefined : row.visitor_uuid;
};

/** @spec D.28, B3.19 */
export const createVisitorStore = (database: Database, moves: readonly MoveVisitorData[] = []): VisitorStore => ({
  find: async (siteSlug, secretHash, now) => {
    const { rows } = await database.execute<VisitorRow>(sql`
      SELECT s.visitor_uuid, s.session_uuid, CASE WHEN s.signed_in_at IS NULL THEN NULL ELSE v.phone END AS phone
      FROM ${visitorSessions} s JOIN ${visitors} v ON v.site_id = s.site_id AND v.visitor_uuid = s.visitor_uuid
      WHERE s.site_id = ${siteSlug} AND s.secret_hash = ${secretHash} AND s.expires_at > ${timestamp(now)}`);
    const [row] = rows;
    return row === undefined ? undefined : toVisitor(row);
  },
  add: (siteSlug, session, now) =>
    database.transaction(async (tx) => {
      const visitorUuid = await addVisitor(tx, siteSlug, now);
      const sessionUuid = await addSession(tx, siteSlug, { visitorUuid, signedInAt: null }, session, now);
      return { visitorUuid, sessionUuid, phone: null };
    }),
  signIn: (siteSlug, { phone, oldSecretHash, session }, now) =>
    database.transaction(async (tx) => {
      const visitorUuid = await getVisitorOfPhone(tx, siteSlug, phone, now);
      const before = await endOld(tx, siteSlug, oldSecretHash);
      if (before !== undefined) {
        for (const move of moves) await move(tx, siteSlug, before, visitorUuid);
        await tx.execute(sql`DELETE FROM ${visitors} WHERE site_id = ${siteSlug} AND visitor_uuid = ${before}`);
      }
      const sessionUuid = await addSession(tx, siteSlug, { visitorUuid, signedInAt: now }, session, now);
      return { visitorUuid, sessionUuid, phone };
    }),
  end: async (siteSlug, visitorUuid, which) => {
    const those =
      'sessionUuid' in which ? sql`session_uuid = ${which.sessionUuid}` : sql`session_uuid <> ${which.butUuid}`;
    const { rows } = await database.execute(sql`
      DELETE FROM ${visitorSessions} WHERE site_id = ${siteSlug} AND visitor_uuid = ${visitorUuid} AND ${those}
      RETURNING session_uuid`);
    return rows.length;
  },
  listDevices: async (siteSlug, visitorUuid, now) => {
    const { rows } = await database.execute<{ session_uuid: string; device: string; signed_in_at: unknown }>(sql`
      SELECT session_uuid, device, signed_in_at FROM ${visitorSessions}
      WHERE site_id = ${siteSlug} AND visitor_uuid = ${visitorUuid} AND signed_in_at IS NOT NULL
        AND expires_at > ${timestamp(now)}
      ORDER BY signed_in_at DESC, session_uuid LIMIT ${mostDevices}`);
    return rows.map(({ session_uuid, device, signed_in_at }) => ({
      sessionUuid: session_uuid,
      device,
      signedInAt: new Date(String(signed_in_at)).toISOString(),
    }));
  },
  purgeBefore: async (moment, now) => {
    const over = await database.execute(
      sql`DELETE FROM ${visitorSessions} WHERE expires_at <= ${timestamp(now)} RETURNING site_id`,
    );
    const gone = await database.execute(sql`
      DELETE FROM ${visitors} v WHERE came_at < ${timestamp(moment)} AND NOT EXISTS (
        SELECT FROM ${visitorSessions} s WHERE s.site_id = v.site_id AND s.visitor_uuid = v.visitor_uuid)
      RETURNING site_id`);
    return over.rows.length + gone.rows.length;
  },
});
