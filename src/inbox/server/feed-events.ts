import { sql } from 'drizzle-orm';
import type { LeadEventKind } from '#src/leads/server/lead-events.ts';
import { leadEvents, leadWork } from '#src/leads/server/tables.ts';
import type { Database } from '#src/platform/db/database.ts';
import { isInScope, type StaffScope } from '#src/staff/rules/membership.ts';

export interface FeedMessage {
  /** The browser sends it back as Last-Event-ID when it reconnects. */
  readonly seq: number;
  /** 'reset' stands for more events than are replayed one by one. */
  readonly kind: LeadEventKind | 'reset';
  /** Null for a reset. */
  readonly leadUuid: string | null;
}

interface FeedEvent extends Record<string, unknown> {
  readonly seq: string;
  readonly kind: LeadEventKind;
  readonly lead_uuid: string;
  readonly category: string;
  readonly location_id: number | null;
}

/** A site's events after one number and up to another. Events of erased leads are left out. */
export const readFeedEvents = async (
  database: Database,
  siteSlug: string,
  afterSeq: number,
  lastSeq: number,
): Promise<readonly FeedEvent[]> => {
  const { rows } = await database.execute<FeedEvent>(sql`
    SELECT seq, kind, lead_uuid, category, location_id FROM ${leadEvents} JOIN ${leadWork} USING (site_id, lead_uuid)
    WHERE site_id = ${siteSlug} AND seq > ${afterSeq} AND seq <= ${lastSeq} ORDER BY seq`);
  return rows;
};

/** What a screen with this scope gets that has the events up to a number. */
export const listFeedMessages = (
  events: readonly FeedEvent[],
  scope: StaffScope,
  afterSeq: number,
): readonly FeedMessage[] =>
  events
    .filter(
      ({ seq, category, location_id: locationId }) =>
        Number(seq) > afterSeq && isInScope(scope, { category, locationId }),
    )
    .map(({ seq, kind, lead_uuid: leadUuid }) => ({ seq: Number(seq), kind, leadUuid }));
