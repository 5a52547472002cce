import { and, eq, isNull } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { StoredSpin } from '../spin-store.ts';
import { wheelSpins } from '../tables.ts';

export type Redemption =
  | { readonly kind: 'redeemed' | 'wasRedeemed'; readonly spin: StoredSpin }
  | { readonly kind: 'lapsed'; readonly spin: StoredSpin; readonly validUntil: string }
  | { readonly kind: 'unknown' };

interface Shown {
  readonly siteSlug: string;
  readonly code: string;
  /** The day in the site's time zone, 'YYYY-MM-DD'. */
  readonly today: string;
}

/** @spec L2.15 */
export const redeemPrize = async (
  { primary }: Pick<DatabaseService, 'primary'>,
  shown: Shown,
  now: Date,
): Promise<Redemption> => {
  const { siteSlug, code, today } = shown;
  const isShown = and(eq(wheelSpins.siteSlug, siteSlug), eq(wheelSpins.code, code));
  const [spin] = await primary.select().from(wheelSpins).where(isShown);
  if (spin === undefined) return { kind: 'unknown' };
  if (spin.redeemedAt !== null) return { kind: 'wasRedeemed', spin };
  if (spin.validUntil !== null && spin.validUntil < today) return { kind: 'lapsed', spin, validUntil: spin.validUntil };
  const [redeemed] = await primary
    .update(wheelSpins)
    .set({ redeemedAt: now.toISOString() })
    .where(and(isShown, isNull(wheelSpins.redeemedAt)))
    .returning();
  // If another call has just redeemed the code, reads the spin again to get the time of that redemption.
  return redeemed === undefined ? redeemPrize({ primary }, shown, now) : { kind: 'redeemed', spin: redeemed };
};
