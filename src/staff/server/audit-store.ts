import { type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { Actor, AuditAction, AuditEntry, AuditState, AuditSubject, PersonActor } from '../rules/audit.ts';
import { failureWindowMs, maxFailuresAnHour } from '../rules/staff-limits.ts';
import { staffAudit, staffMemberships, staffPeople } from './tables.ts';

export interface NewAuditEntry {
  readonly action: AuditAction;
  readonly actor: Actor;
  readonly subject: AuditSubject;
  readonly before?: AuditState;
  readonly after?: AuditState;
  readonly at: Date;
}

const insertFrom = (entry: NewAuditEntry, sites: SQL): SQL => {
  const { action, actor, subject, before, after, at } = entry;
  return sql`
    INSERT INTO ${staffAudit}
      (site_id, at, action, person_uuid, subject_kind, subject_id, before, after, address, device)
    SELECT site_id, ${at.toISOString()}::timestamptz, ${action}, ${actor.personUuid}::uuid, ${subject.kind}, ${subject.id},
      ${before === undefined ? null : JSON.stringify(before)}::jsonb,
      ${after === undefined ? null : JSON.stringify(after)}::jsonb, ${actor.address}, ${actor.device}
    FROM ${sites}`;
};

/** Call this in the transaction of the recorded change. */
export const writeAudit = async (tx: Database, siteSlug: string, entry: NewAuditEntry): Promise<void> => {
  await tx.execute(insertFrom(entry, sql`(VALUES (${siteSlug}::text)) AS site(site_id)`));
};

const currentSites = (personUuid: string): SQL =>
  sql`SELECT site_id FROM ${staffMemberships} WHERE person_uuid = ${personUuid}::uuid AND ended_at IS NULL`;

export const isAmongSites = (siteSlugs: readonly string[] | null): SQL =>
  siteSlugs === null
    ? sql`true`
    : sql`site_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(siteSlugs)}::jsonb))`;

/**
 * Records an action that isn't about a single site, such as signing in. Writes an entry for each of the person's
 * current sites, or only for those in `siteSlugs`.
 */
export const writeAuditAtSites = async (
  tx: Database,
  personUuid: string,
  entry: NewAuditEntry,
  siteSlugs: readonly string[] | null = null,
): Promise<void> => {
  await tx.execute(insertFrom(entry, sql`(${currentSites(personUuid)} AND ${isAmongSites(siteSlugs)}) AS site`));
};

/**
 * False once the site has `maxFailuresAnHour` entries with this action and subject within an hour. Otherwise a flood of
 * failures would hide other entries.
 */
const hasFewFailures = ({ action, subject, at }: NewAuditEntry): SQL => sql`(
  SELECT count(*) FROM ${staffAudit} AS earlier
  WHERE earlier.site_id = site.site_id AND earlier.subject_id = ${subject.id} AND earlier.action = ${action}
    AND earlier.at > ${new Date(at.getTime() - failureWindowMs).toISOString()}::timestamptz) < ${maxFailuresAnHour}`;

export const writeFailure = async (tx: Database, siteSlug: string, entry: NewAuditEntry): Promise<void> => {
  await tx.execute(
    insertFrom(entry, sql`(VALUES (${siteSlug}::text)) AS site(site_id) WHERE ${hasFewFailures(entry)}`),
  );
};

export const writeFailureAtSites = async (
  tx: Database,
  personUuid: string,
  entry: Pick<NewAuditEntry, 'actor' | 'after' | 'at'>,
  siteSlugs: readonly string[] | null = null,
): Promise<void> => {
  const failure: NewAuditEntry = { ...entry, action: 'signInFailed', subject: { kind: 'person', id: personUuid } };
  const sites = sql`(${currentSites(personUuid)} AND ${isAmongSites(siteSlugs)}) AS site`;
  await tx.execute(insertFrom(failure, sql`${sites} WHERE ${hasFewFailures(failure)}`));
};

export const auditOwnChange = (
  tx: Database,
  by: PersonActor,
  change: Pick<NewAuditEntry, 'action' | 'after'>,
  now: Date,
): Promise<void> =>
  writeAuditAtSites(tx, by.personUuid, {
    ...change,
    actor: by,
    subject: { kind: 'person', id: by.personUuid },
    at: now,
  });

export interface AuditPosition {
  readonly atMs: number;
  readonly entryUuid: string;
}

/** 'YYYY-MM-DD' in the site's time zone. Both days are included. */
export interface AuditDays {
  readonly firstDay: string;
  readonly lastDay: string;
}

export interface AuditStore {
  readonly list: (siteSlug: string, after: AuditPosition | null, limit: number) => Promise<readonly AuditEntry[]>;
  readonly recordExport: (siteSlug: string, days: AuditDays, by: Actor, now: Date) => Promise<void>;
  /** Oldest first, at most 500. */
  readonly listOfSubject: (siteSlug: string, subjectId: string) => Promise<readonly AuditEntry[]>;
}

interface AuditRow extends Record<string, unknown> {
  readonly entry_uuid: string;
  readonly at_ms: string;
  readonly action: AuditAction;
  readonly person_uuid: string | null;
  readonly person_name: string | null;
  readonly subject_kind: AuditSubject['kind'];
  readonly subject_id: string;
  readonly subject_name: string | null;
  readonly before: AuditState | null;
  readonly after: AuditState | null;
  readonly address: string;
  readonly device: string;
}

const maxOfSubject = 500;

export const createAuditStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): AuditStore => {
  const select = async (rest: SQL): Promise<readonly AuditEntry[]> => {
    const { rows } = await interactive.execute<AuditRow>(sql`
      SELECT entry_uuid, floor(extract(epoch FROM at) * 1000)::bigint AS at_ms, action, audit.person_uuid, doer.name AS person_name,
        subject_kind, subject_id, subject.name AS subject_name, before, after, address, device
      FROM ${staffAudit} AS audit
      LEFT JOIN ${staffPeople} AS doer ON doer.person_uuid = audit.person_uuid
      LEFT JOIN ${staffPeople} AS subject
        ON audit.subject_kind = 'person' AND subject.person_uuid::text = audit.subject_id
      ${rest}`);
    return rows.map((row) => ({
      entryUuid: row.entry_uuid,
      atMs: Number(row.at_ms),
      action: row.action,
      personUuid: row.person_uuid,
      personName: row.person_name,
      subject: { kind: row.subject_kind, id: row.subject_id },
      subjectName: row.subject_name,
      before: row.before,
      after: row.after,
      address: row.address,
      device: row.device,
    }));
  };
  return {
    list: (siteSlug, after, limit) =>
      select(
        sql`WHERE audit.site_id = ${siteSlug} AND ${
          after === null
            ? sql`true`
            : sql`(at, entry_uuid) < (${new Date(after.atMs).toISOString()}::timestamptz, ${after.entryUuid}::uuid)`
        } ORDER BY at DESC, entry_uuid DESC LIMIT ${limit}`,
      ),
    recordExport: (siteSlug, { firstDay, lastDay }, by, now) =>
      interactive.transaction((tx) =>
        writeAudit(tx, siteSlug, {
          action: 'auditExported',
          actor: by,
          subject: { kind: 'log', id: siteSlug },
          after: { firstDay, lastDay },
          at: now,
        }),
      ),
    listOfSubject: (siteSlug, subjectId) =>
      select(sql`WHERE audit.site_id = ${siteSlug} AND subject_id = ${subjectId} ORDER BY at LIMIT ${maxOfSubject}`),
  };
};
