import { sql } from 'drizzle-orm';
import { slugify } from '#src/lib/text/slugify.ts';
import { localMoment } from '#src/locations/rules/hours/local-moment.ts';
import { findWeekday } from '#src/locations/rules/weekday-names.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { readBusinessHours } from '../../rules/clock/business-hours.ts';
import type { ClockConfig } from '../../rules/clock/clock-config.ts';
import { findClockPlace } from '../../rules/clock/find-clock-place.ts';
import type { RoutedLead } from '../../rules/routing/routing-rule.ts';

export interface ClockSite {
  readonly slug: string;
  readonly locations: readonly SiteLocation[];
  readonly config: { readonly inbox: { readonly clock: ClockConfig } };
}

/** Needs `lead_work AS work` and `leads AS lead` in the query. */
export const clockColumns = sql.raw(`work.lead_uuid, work.category, work.location_id, work.assignee_uuid, work.is_done,
  work.merged_into IS NOT NULL OR work.is_answered_elsewhere AS is_held, work.answered_at IS NOT NULL AS is_answered, floor(extract(epoch FROM work.received_at) * 1000)::bigint AS received_ms,
  floor(extract(epoch FROM work.assigned_at) * 1000)::bigint AS assigned_ms, lead.source,
  lead.lead_attributes->'linked_query_params'->>'utm_source' AS campaign_source,
  coalesce(lead.vehicle->>'manufacturerSlug', lead.manufacturer_slug) AS make, (lead.vehicle->>'priceCents')::bigint AS price`);

export interface ClockRow extends Record<string, unknown> {
  readonly lead_uuid: string;
  readonly category: string;
  readonly location_id: number | null;
  readonly assignee_uuid: string | null;
  readonly is_done: boolean;
  /** True if the lead is merged into another lead, on the same or another site. */
  readonly is_held: boolean;
  readonly is_answered: boolean;
  readonly received_ms: string;
  readonly assigned_ms: string | null;
  readonly source: string;
  readonly campaign_source: string | null;
  readonly make: string | null;
  readonly price: string | null;
}

const findPlace = (site: ClockSite, locationId: number | null): SiteLocation => {
  const place = findClockPlace(site.locations, locationId);
  if (place === undefined) throw new Error(`The site ${site.slug} has no location.`);
  return place;
};

export const findHours = (site: ClockSite, { location_id: locationId }: Pick<ClockRow, 'location_id'>) =>
  readBusinessHours(findPlace(site, locationId));

/** @param at the time whose weekday and hour the rules compare */
export const toRoutedLead = (site: ClockSite, row: ClockRow, at: Date): RoutedLead => {
  const { day, time } = localMoment(at, findPlace(site, row.location_id).timeZone);
  return {
    category: row.category,
    locationId: row.location_id,
    sources: [row.source, row.campaign_source ?? '']
      .filter((source) => source !== '')
      .map((source) => source.toLowerCase()),
    makeSlug: row.make === null ? null : slugify(row.make),
    priceCents: row.price === null ? null : Number(row.price),
    weekday: findWeekday(day),
    time,
  };
};
