import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { PrizeConfig } from '../rules/config.ts';
import { drawSlice, listSlices, type Slice, sumChances } from '../rules/draw-slice.ts';
import { digestSpin } from './digest-spin.ts';
import { wheelSpins } from './tables.ts';

export type StoredSpin = typeof wheelSpins.$inferSelect;

export interface SpinName {
  readonly siteSlug: string;
  readonly campaignKey: string;
  readonly visitorUuid: string;
}

export interface NewSpin extends SpinName {
  readonly campaignVersion: string;
  readonly prizes: readonly PrizeConfig[];
  readonly person: Pick<StoredSpin, 'firstName' | 'email'>;
  readonly settle: (slice: Slice, now: Date) => Pick<StoredSpin, 'terms' | 'code' | 'validUntil' | 'overAt'>;
  readonly keepLead: (
    tx: Database,
    spin: Pick<StoredSpin, 'isPrize' | 'words' | 'code'>,
    now: Date,
  ) => Promise<string | null>;
}

export interface SpinStore {
  /** Stores a new spin, or returns the visitor's earlier one. `draw` returns a whole number below its argument. */
  readonly draw: (wanted: NewSpin, now: Date, draw: (below: number) => number) => Promise<StoredSpin>;
  readonly find: (name: SpinName) => Promise<StoredSpin | undefined>;
  readonly findOfLead: (siteSlug: string, leadUuid: string) => Promise<StoredSpin | undefined>;
  readonly countDrawn: (siteSlug: string, campaignKey: string) => Promise<Readonly<Record<string, number>>>;
}

const find = async (database: Database, { siteSlug, campaignKey, visitorUuid }: SpinName) => {
  const [spin] = await database
    .select()
    .from(wheelSpins)
    .where(
      and(
        eq(wheelSpins.siteSlug, siteSlug),
        eq(wheelSpins.campaignKey, campaignKey),
        eq(wheelSpins.visitorUuid, visitorUuid),
      ),
    );
  return spin;
};

const isOfCampaign = (siteSlug: string, campaignKey: string) =>
  and(eq(wheelSpins.siteSlug, siteSlug), eq(wheelSpins.campaignKey, campaignKey));

const countDrawn = async (database: Database, siteSlug: string, campaignKey: string) => {
  const rows = await database
    .select({ key: wheelSpins.prizeKey, count: sql<string>`count(*)` })
    .from(wheelSpins)
    .where(isOfCampaign(siteSlug, campaignKey))
    .groupBy(wheelSpins.prizeKey);
  return Object.fromEntries(rows.map(({ key, count }) => [key, Number(count)]));
};

const drawNow = async (
  tx: Database,
  wanted: NewSpin,
  now: Date,
  draw: (below: number) => number,
): Promise<StoredSpin> => {
  const { siteSlug, campaignKey, visitorUuid, campaignVersion, person } = wanted;
  // Serialises a campaign's draws, so that nobody spins twice and no prize exceeds its quantity.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`wheel ${campaignKey} of ${siteSlug}`}, 0))`);
  const known = await find(tx, wanted);
  if (known !== undefined) return known;
  const slices = listSlices(wanted.prizes, await countDrawn(tx, siteSlug, campaignKey));
  const number = draw(sumChances(slices));
  const slice = drawSlice(slices, number);
  const [last] = await tx
    .select({ sequence: wheelSpins.sequence, digest: wheelSpins.digest })
    .from(wheelSpins)
    .where(isOfCampaign(siteSlug, campaignKey))
    .orderBy(desc(wheelSpins.sequence))
    .limit(1);
  const proven = {
    siteSlug,
    campaignKey,
    campaignVersion,
    slices,
    number,
    prizeKey: slice.key,
    sequence: (last?.sequence ?? 0) + 1,
    drawnAt: now.toISOString(),
  };
  const outcome = { words: slice.words, isPrize: slice.isPrize, ...wanted.settle(slice, now) };
  const spin: StoredSpin = {
    ...proven,
    ...outcome,
    ...person,
    visitorUuid,
    redeemedAt: null,
    digest: digestSpin(last?.digest ?? '', { ...proven, ...outcome }),
    leadUuid: await wanted.keepLead(tx, outcome, now),
  };
  await tx.insert(wheelSpins).values(spin);
  return spin;
};

/** @spec L2.15 */
export const createSpinStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): SpinStore => ({
  draw: (wanted, now, draw) => interactive.transaction((tx) => drawNow(tx, wanted, now, draw)),
  find: (name) => find(interactive, name),
  findOfLead: async (siteSlug, leadUuid) => {
    const [spin] = await interactive
      .select()
      .from(wheelSpins)
      .where(and(eq(wheelSpins.siteSlug, siteSlug), eq(wheelSpins.leadUuid, leadUuid)));
    return spin;
  },
  countDrawn: (siteSlug, campaignKey) => countDrawn(interactive, siteSlug, campaignKey),
});
