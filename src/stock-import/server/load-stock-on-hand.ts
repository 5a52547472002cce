import { eq, sql } from 'drizzle-orm';
import type { StockChange } from '#src/vehicle/server/change-stock.ts';
import { vehicles } from '#src/vehicle/server/tables.ts';

export interface CarOnHand {
  readonly id: number;
  readonly slug: string;
  readonly hash: string | null;
  readonly soldAtSeconds: number | null;
  readonly isSold: boolean;
  readonly isShown: boolean;
  /** True once a row names the car, even a faulty one: the car is then not missing. */
  isSeen: boolean;
  /** The row accepted for this car; 0 until then. */
  takenInRow: number;
}

export interface StockOnHand {
  readonly byStockNumber: Map<string, CarOnHand>;
  readonly ids: Set<number>;
  readonly slugs: Set<string>;
}

/** Loads the keys of all the site's cars, without their records. */
export const loadStockOnHand = async ({ tx, siteSlug }: StockChange): Promise<StockOnHand> => {
  const rows = await tx
    .select({
      id: vehicles.id,
      slug: vehicles.slug,
      stockNumber: vehicles.stockNumber,
      hash: vehicles.feedHash,
      status: vehicles.status,
      isShown: vehicles.isShown,
      soldAtSeconds: sql<number | null>`extract(epoch from ${vehicles.soldAt})::float8`,
    })
    .from(vehicles)
    .where(eq(vehicles.siteSlug, siteSlug));
  const byStockNumber = new Map<string, CarOnHand>();
  for (const { stockNumber, status, ...car } of rows) {
    byStockNumber.set(stockNumber, { ...car, isSold: status === 'sold', isSeen: false, takenInRow: 0 });
  }
  return {
    byStockNumber,
    ids: new Set(rows.map(({ id }) => id)),
    slugs: new Set(rows.map(({ slug }) => slug)),
  };
};
