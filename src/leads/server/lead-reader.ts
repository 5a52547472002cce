import { sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { DeliveryKind } from '../rules/delivery-kinds.ts';
import type { Lead } from '../rules/lead.ts';
import { type LeadJson, leadColumns } from './lead-columns.ts';
import { leadDeliveries, leads } from './tables.ts';

export interface ReadDelivery {
  readonly kind: DeliveryKind;
  readonly target: string;
  readonly state: (typeof leadDeliveries.$inferSelect)['state'];
  readonly attempts: number;
  readonly lastError: string | null;
  readonly queuedAtMs: number;
  readonly dueAtMs: number;
  readonly endedAtMs: number | null;
}

export interface ReadLead {
  readonly lead: Lead;
  readonly deliveries: readonly ReadDelivery[];
}

export type FindLead = (siteSlug: string, leadUuid: string) => Promise<ReadLead | undefined>;

interface LeadRow extends Record<string, unknown> {
  readonly lead: LeadJson;
  readonly received_ms: string;
  readonly deliveries: readonly ReadDelivery[];
}

export const createLeadReader =
  ({ interactive }: Pick<DatabaseService, 'interactive'>): FindLead =>
  async (siteSlug, leadUuid) => {
    const { rows } = await interactive.execute<LeadRow>(sql`
      SELECT ${leadColumns} AS lead, (extract(epoch FROM received_at) * 1000)::bigint AS received_ms, coalesce((
        SELECT json_agg(json_build_object('kind', kind, 'target', target, 'state', state, 'attempts', attempts,
          'lastError', last_error, 'queuedAtMs', floor(extract(epoch FROM queued_at) * 1000),
          'dueAtMs', floor(extract(epoch FROM due_at) * 1000), 'endedAtMs', floor(extract(epoch FROM ended_at) * 1000))
          ORDER BY kind, target)
        FROM ${leadDeliveries} AS delivery
        WHERE delivery.site_id = lead.site_id AND delivery.lead_uuid = lead.lead_uuid), '[]') AS deliveries
      FROM ${leads} AS lead WHERE site_id = ${siteSlug} AND lead_uuid = ${leadUuid}::uuid`);
    const [row] = rows;
    if (row === undefined) return undefined;
    return {
      lead: { ...row.lead, leadUuid, receivedAt: new Date(Number(row.received_ms)) },
      deliveries: row.deliveries,
    };
  };
