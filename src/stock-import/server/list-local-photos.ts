import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { vehicles } from '#src/vehicle/server/tables.ts';

export interface LocalPhoto {
  readonly siteSlug: string;
  readonly stockNumber: string;
  readonly address: string;
}

export const listLocalPhotos = async (
  database: Database,
  siteSlugs: readonly string[],
): Promise<readonly LocalPhoto[]> => {
  const { rows } = await database.execute<{ siteSlug: string; stockNumber: string; address: string }>(sql`
    select site_id as "siteSlug", stock_number as "stockNumber", photo->'image'->>'url' as address
    from ${vehicles}, jsonb_array_elements(coalesce(record->'images', '[]'::jsonb)) photo
    where is_shown and photo->'image'->>'url' like '/media/%'
      and site_id in (select jsonb_array_elements_text(${JSON.stringify(siteSlugs)}::jsonb))
    order by site_id, id`);
  return rows.map(({ siteSlug, stockNumber, address }) => ({ siteSlug, stockNumber, address }));
};
