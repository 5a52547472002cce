import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { vehicles } from '#src/vehicle/server/tables.ts';
import { type KindCount, mostNamed } from '../rules/count-kinds.ts';
import { type LocalPhoto, listLocalPhotos } from './list-local-photos.ts';

export interface KindOfSite extends KindCount {
  readonly siteSlug: string;
}

export interface StockCheck {
  readonly photos: readonly LocalPhoto[];
  readonly forSale: readonly KindOfSite[];
}

const countKindsForSale = async (database: Database, siteSlugs: readonly string[]): Promise<readonly KindOfSite[]> => {
  const { rows } = await database.execute<KindOfSite & Record<string, unknown>>(sql`
    select site_id as "siteSlug", record->>'car_type' as "carType", coalesce(record->>'item_type', 'car') as "itemType",
      count(*)::int as count, to_json((array_agg(stock_number order by id))[1:${mostNamed}]) as "stockNumbers"
    from ${vehicles}
    where is_shown and status in ('in_stock', 'coming_soon') and hold is distinct from 'sold'
      and site_id in (select jsonb_array_elements_text(${JSON.stringify(siteSlugs)}::jsonb))
    group by 1, 2, 3 order by 1, min(id)`);
  return rows.map(({ siteSlug, carType, itemType, count, stockNumbers }) => ({
    siteSlug,
    carType,
    itemType,
    count,
    stockNumbers,
  }));
};

export const loadStockCheck = async (database: Database, siteSlugs: readonly string[]): Promise<StockCheck> => ({
  photos: await listLocalPhotos(database, siteSlugs),
  forSale: await countKindsForSale(database, siteSlugs),
});
