import { and, eq, isNull } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { KeptGo } from '../go-store.ts';
import { wheelGoes } from '../tables.ts';

/** What became of a code that somebody showed. */
export type Redemption =
  | { readonly kind: 'redeemed' | 'wasRedeemed' | 'lapsed'; readonly go: KeptGo }
  | { readonly kind: 'unknown' };

interface Shown {
  readonly siteSlug: string;
  readonly code: string;
  /** By the clock of whoever stands at the counter, 'YYYY-MM-DD'. */
  readonly today: string;
}

/** Hands a prize out, once. @spec L2.15 */
export const redeemPrize = async (
  { primary }: Pick<DatabaseService, 'primary'>,
  { siteSlug, code, today }: Shown,
  now: Date,
): Promise<Redemption> => {
  const isShown = and(eq(wheelGoes.siteSlug, siteSlug), eq(wheelGoes.code, code));
  const [go] = await primary.select().from(wheelGoes).where(isShown);
  if (go === undefined) return { kind: 'unknown' };
  if (go.redeemedAt !== null) return { kind: 'wasRedeemed', go };
  if (go.validUntil !== null && go.validUntil < today) return { kind: 'lapsed', go };
  const [redeemed] = await primary
    .update(wheelGoes)
    .set({ redeemedAt: now.toISOString() })
    .where(and(isShown, isNull(wheelGoes.redeemedAt)))
    .returning();
  return redeemed === undefined ? { kind: 'wasRedeemed', go } : { kind: 'redeemed', go: redeemed };
};
