import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { PrizeConfig } from '../rules/config.ts';
import { drawSlice, listSlices, type Slice, sumChances } from '../rules/draw-slice.ts';
import { digestGo } from './digest-go.ts';
import { wheelGoes } from './tables.ts';

export type KeptGo = typeof wheelGoes.$inferSelect;

/** Names the turn of one visitor. */
export interface GoName {
  readonly siteSlug: string;
  readonly campaignKey: string;
  readonly visitorUuid: string;
}

/** A turn that somebody asks for. */
export interface WantedGo extends GoName {
  readonly campaignVersion: string;
  readonly prizes: readonly PrizeConfig[];
  readonly person: Pick<KeptGo, 'firstName' | 'email'>;
  /** What of the turn follows from the slice that it fell on. */
  readonly settle: (slice: Slice, now: Date) => Pick<KeptGo, 'terms' | 'code' | 'validUntil' | 'overAt'>;
  /** Keeps the lead that comes of it, in the same transaction. @returns its id; null for none */
  readonly keepLead: (
    tx: Database,
    go: Pick<KeptGo, 'isPrize' | 'words' | 'code'>,
    now: Date,
  ) => Promise<string | null>;
}

/** Turns of the wheel. */
export interface GoStore {
  /** The turn of a visitor: drawn now, or the one that they had. @param draw a whole number from 0 up to its argument */
  readonly draw: (wanted: WantedGo, now: Date, draw: (below: number) => number) => Promise<KeptGo>;
  readonly find: (name: GoName) => Promise<KeptGo | undefined>;
  /** That of a lead, for its mails. */
  readonly findOfLead: (siteSlug: string, leadUuid: string) => Promise<KeptGo | undefined>;
  /** How often each prize was drawn, by its key. */
  readonly countDrawn: (siteSlug: string, campaignKey: string) => Promise<Readonly<Record<string, number>>>;
}

const find = async (database: Database, { siteSlug, campaignKey, visitorUuid }: GoName) => {
  const [go] = await database
    .select()
    .from(wheelGoes)
    .where(
      and(
        eq(wheelGoes.siteSlug, siteSlug),
        eq(wheelGoes.campaignKey, campaignKey),
        eq(wheelGoes.visitorUuid, visitorUuid),
      ),
    );
  return go;
};

const isOfCampaign = (siteSlug: string, campaignKey: string) =>
  and(eq(wheelGoes.siteSlug, siteSlug), eq(wheelGoes.campaignKey, campaignKey));

const countDrawn = async (database: Database, siteSlug: string, campaignKey: string) => {
  const rows = await database
    .select({ key: wheelGoes.prizeKey, count: sql<string>`count(*)` })
    .from(wheelGoes)
    .where(isOfCampaign(siteSlug, campaignKey))
    .groupBy(wheelGoes.prizeKey);
  return Object.fromEntries(rows.map(({ key, count }) => [key, Number(count)]));
};

const drawNow = async (tx: Database, wanted: WantedGo, now: Date, draw: (below: number) => number): Promise<KeptGo> => {
  const { siteSlug, campaignKey, visitorUuid, campaignVersion, person } = wanted;
  // One after the other: what is left, and who had a turn, must not change under the draw.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`wheel ${campaignKey} of ${siteSlug}`}, 0))`);
  const known = await find(tx, wanted);
  if (known !== undefined) return known;
  const slices = listSlices(wanted.prizes, await countDrawn(tx, siteSlug, campaignKey));
  const number = draw(sumChances(slices));
  const slice = drawSlice(slices, number);
  const [last] = await tx
    .select({ sequence: wheelGoes.sequence, digest: wheelGoes.digest })
    .from(wheelGoes)
    .where(isOfCampaign(siteSlug, campaignKey))
    .orderBy(desc(wheelGoes.sequence))
    .limit(1);
  const proven = {
    ...{ siteSlug, campaignKey, campaignVersion, slices, number, prizeKey: slice.key },
    ...{ sequence: (last?.sequence ?? 0) + 1, drawnAt: now.toISOString() },
  };
  const outcome = { words: slice.words, isPrize: slice.isPrize, ...wanted.settle(slice, now) };
  const go: KeptGo = {
    ...{ ...proven, ...outcome, ...person, visitorUuid, redeemedAt: null },
    digest: digestGo(last?.digest ?? '', { ...proven, ...outcome }),
    leadUuid: await wanted.keepLead(tx, outcome, now),
  };
  await tx.insert(wheelGoes).values(go);
  return go;
};

/** The turns of a database. @spec L2.15 */
export const createGoStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): GoStore => ({
  draw: (wanted, now, draw) => interactive.transaction((tx) => drawNow(tx, wanted, now, draw)),
  find: (name) => find(interactive, name),
  findOfLead: async (siteSlug, leadUuid) => {
    const [go] = await interactive
      .select()
      .from(wheelGoes)
      .where(and(eq(wheelGoes.siteSlug, siteSlug), eq(wheelGoes.leadUuid, leadUuid)));
    return go;
  },
  countDrawn: (siteSlug, campaignKey) => countDrawn(interactive, siteSlug, campaignKey),
});
