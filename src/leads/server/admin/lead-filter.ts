import { type SQL, sql } from 'drizzle-orm';
import type { DeliveryKind } from '../../rules/delivery-kinds.ts';
import type { LeadState } from '../../rules/delivery-states.ts';
import { leadDeliveries, leads } from '../tables.ts';

export interface LeadFilter {
  readonly siteSlug?: string | undefined;
  readonly leadUuid?: string | undefined;
  readonly state?: LeadState | undefined;
  readonly kind?: DeliveryKind | undefined;
  readonly since?: Date | undefined;
  readonly email?: string | undefined;
  /** In E.164 format. */
  readonly phone?: string | undefined;
}

const matchDeliveries = ({ state, kind }: LeadFilter): SQL => sql`
  (${state ?? null}::text IS NULL OR ${state ?? null}::text = 'trapped' OR d.state = ${state ?? null}::text)
  AND (${kind ?? null}::text IS NULL OR d.kind = ${kind ?? null}::text)`;

export const matchLeads = (filter: LeadFilter): SQL => {
  const { siteSlug, leadUuid, state, kind, since, email, phone } = filter;
  const needsDelivery = kind !== undefined || (state !== undefined && state !== 'trapped');
  return sql`
    (${siteSlug ?? null}::text IS NULL OR l.site_id = ${siteSlug ?? null}::text)
    AND (${leadUuid ?? null}::uuid IS NULL OR l.lead_uuid = ${leadUuid ?? null}::uuid)
    AND (${since?.toISOString() ?? null}::timestamptz IS NULL OR l.received_at >= ${since?.toISOString() ?? null}::timestamptz)
    AND (${email ?? null}::text IS NULL OR lower(l.email) = lower(${email ?? null}::text))
    AND (${phone ?? null}::text IS NULL OR l.phone = ${phone ?? null}::text)
    AND (${state ?? null}::text IS DISTINCT FROM 'trapped' OR l.is_trapped)
    AND (NOT ${needsDelivery}::boolean OR EXISTS (
      SELECT 1 FROM ${leadDeliveries} d
      WHERE d.site_id = l.site_id AND d.lead_uuid = l.lead_uuid AND ${matchDeliveries(filter)}))`;
};

export const fromLeads = (filter: LeadFilter): SQL => sql`FROM ${leads} l WHERE ${matchLeads(filter)}`;
