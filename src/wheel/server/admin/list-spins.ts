import { and, asc, desc, eq } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { StoredSpin } from '../spin-store.ts';
import { wheelSpins } from '../tables.ts';

export interface SpinFilter {
  readonly siteSlug: string;
  readonly campaignKey?: string | undefined;
  readonly isPrize?: boolean;
}

export const listSpins = (
  { primary }: Pick<DatabaseService, 'primary'>,
  { siteSlug, campaignKey, isPrize }: SpinFilter,
  { limit, order }: { readonly limit: number; readonly order: 'newest' | 'book' },
): Promise<readonly StoredSpin[]> =>
  primary
    .select()
    .from(wheelSpins)
    .where(
      and(
        eq(wheelSpins.siteSlug, siteSlug),
        campaignKey === undefined ? undefined : eq(wheelSpins.campaignKey, campaignKey),
        isPrize === undefined ? undefined : eq(wheelSpins.isPrize, isPrize),
      ),
    )
    .orderBy(
      ...(order === 'newest'
        ? [desc(wheelSpins.drawnAt), desc(wheelSpins.sequence)]
        : [asc(wheelSpins.campaignKey), asc(wheelSpins.sequence)]),
    )
    .limit(limit);
