import { sql } from 'drizzle-orm';
import type { LeadEventKind } from '#src/leads/server/staff-work/lead-events.ts';
import { leadEvents, leadWork } from '#src/leads/server/staff-work/tables.ts';
import type { Database } from '#src/platform/db/database.ts';
import { isInScope, type StaffScope } from '#src/staff/rules/membership.ts';

export interface FeedMessage {
  /** When the browser reconnects, it sends this number back as Last-Event-ID. */
  readonly seq: number;
  /** 'reset' replaces the events if there are too many to send. */
  readonly kind: LeadEventKind | 'reset';
  readonly leadUuid: string | null;
}

interface FeedEvent extends Record<string, unknown> {
  readonly seq: string;
  readonly kind: LeadEventKind;
  readonly lead_uuid: string;
  readonly category: string;
  readonly location_id: number | null;
}

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
