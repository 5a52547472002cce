import { eq } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { sitesState } from './tables.ts';

/** Returns 0 for a site that never had stock. */
export const readStockVersion = async (database: Database, siteSlug: string): Promise<number> => {
  const [state] = await database
    .select({ stockVersion: sitesState.stockVersion })
    .from(sitesState)
    .where(eq(sitesState.siteSlug, siteSlug));
  return state?.stockVersion ?? 0;
};
