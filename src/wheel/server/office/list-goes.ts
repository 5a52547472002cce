import { and, asc, desc, eq } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { KeptGo } from '../go-store.ts';
import { wheelGoes } from '../tables.ts';

/** Which turns a dealer asks about. */
export interface GoFilter {
  readonly siteSlug: string;
  readonly campaignKey?: string | undefined;
  /** Turns that won something alone. */
  readonly isPrize?: boolean;
}

/** Turns of the wheel for the dealer, the newest first, or as the book has them. */
export const listGoes = (
  { primary }: Pick<DatabaseService, 'primary'>,
  { siteSlug, campaignKey, isPrize }: GoFilter,
  { limit, order }: { readonly limit: number; readonly order: 'newest' | 'book' },
): Promise<readonly KeptGo[]> =>
  primary
    .select()
    .from(wheelGoes)
    .where(
      and(
        eq(wheelGoes.siteSlug, siteSlug),
        campaignKey === undefined ? undefined : eq(wheelGoes.campaignKey, campaignKey),
        isPrize === undefined ? undefined : eq(wheelGoes.isPrize, isPrize),
      ),
    )
    .orderBy(
      ...(order === 'newest'
        ? [desc(wheelGoes.drawnAt), desc(wheelGoes.sequence)]
        : [asc(wheelGoes.campaignKey), asc(wheelGoes.sequence)]),
    )
    .limit(limit);
