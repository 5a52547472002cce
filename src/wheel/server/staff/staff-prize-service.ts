import { and, desc, eq, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Actor } from '#src/staff/rules/audit.ts';
import { writeAudit } from '#src/staff/server/audit-store.ts';
import { compareDraws, type DrawnPrize } from '../../rules/compare-draws.ts';
import { listSpins } from '../admin/list-spins.ts';
import { type Redemption, redeemPrize } from '../admin/redeem-prize.ts';
import { listProofFaults } from '../prove-spins.ts';
import type { StoredSpin } from '../spin-store.ts';
import { wheelSpins } from '../tables.ts';

export interface PrizePosition {
  readonly drawnAtMs: number;
  readonly campaignKey: string;
  readonly sequence: number;
}

export interface ProvedCampaign {
  readonly campaignKey: string;
  readonly spins: number;
  readonly prizes: readonly DrawnPrize[];
  readonly faults: readonly string[];
}

export interface StaffPrizes {
  readonly list: (siteSlug: string, after: PrizePosition | null, limit: number) => Promise<readonly StoredSpin[]>;
  /** @param today the day in the site's time zone, 'YYYY-MM-DD' */
  readonly redeem: (siteSlug: string, code: string, today: string, by: Actor, now: Date) => Promise<Redemption>;
  /**
   * Checks up to 20,000 of the site's spins, in order of campaign and sequence, and compares their prizes with the
   * odds.
   */
  readonly prove: (siteSlug: string) => Promise<readonly ProvedCampaign[]>;
}

const maxProved = 20_000;

export const createStaffPrizes = ({ interactive }: Pick<DatabaseService, 'interactive'>): StaffPrizes => ({
  list: (siteSlug, after, limit) =>
    interactive
      .select()
      .from(wheelSpins)
      .where(
        and(
          eq(wheelSpins.siteSlug, siteSlug),
          eq(wheelSpins.isPrize, true),
          after === null
            ? undefined
            : sql`(${wheelSpins.drawnAt}, ${wheelSpins.campaignKey}, ${wheelSpins.sequence}) <
                (${new Date(after.drawnAtMs).toISOString()}::timestamptz, ${after.campaignKey}, ${after.sequence}::int)`,
        ),
      )
      .orderBy(desc(wheelSpins.drawnAt), desc(wheelSpins.campaignKey), desc(wheelSpins.sequence))
      .limit(limit),
  redeem: (siteSlug, code, today, by, now) =>
    interactive.transaction(async (tx) => {
      const redemption = await redeemPrize({ primary: tx }, { siteSlug, code, today }, now);
      if (redemption.kind === 'redeemed') {
        const { campaignKey, sequence, prizeKey } = redemption.spin;
        await writeAudit(tx, siteSlug, {
          action: 'prizeRedeemed',
          actor: by,
          subject: { kind: 'prize', id: `${campaignKey} ${sequence}` },
          after: { prize: prizeKey },
          at: now,
        });
      }
      return redemption;
    }),
  prove: async (siteSlug) => {
    const spins = await listSpins({ primary: interactive }, { siteSlug }, { limit: maxProved, order: 'book' });
    return [...Map.groupBy(spins, ({ campaignKey }) => campaignKey)].map(([campaignKey, ofCampaign]) => ({
      campaignKey,
      spins: ofCampaign.length,
      prizes: compareDraws(ofCampaign),
      faults: listProofFaults(ofCampaign),
    }));
  },
});
