import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { listUnanswered } from '../rules/condition-questions.ts';
import type { Valuation } from '../rules/valuation.ts';
import { valuations } from './tables.ts';

export interface StoredValuation extends Valuation {
  readonly visitorUuid: string;
}

/** Includes the visitor, so that nobody finds another visitor's valuation. */
export interface ValuationKey {
  readonly siteSlug: string;
  readonly visitorUuid: string;
  readonly valuationUuid: string;
}

export type ValuationState = Pick<Valuation, 'carAt' | 'odometerKm' | 'answers' | 'offer' | 'noEstimate'>;

export type NewValuation = ValuationState & Pick<Valuation, 'plate' | 'lookUp' | 'cars' | 'vehicleId' | 'startedAt'>;

export interface ValuationStore {
  readonly add: (
    owner: Pick<ValuationKey, 'siteSlug' | 'visitorUuid'>,
    valuation: NewValuation,
  ) => Promise<StoredValuation>;
  readonly find: (key: ValuationKey) => Promise<StoredValuation | undefined>;
  /** Returns up to ten of the visitor's valuations with an estimate, newest first, accepted or not. @spec D.41 */
  readonly findEstimated: (
    owner: Pick<ValuationKey, 'siteSlug' | 'visitorUuid'>,
  ) => Promise<readonly StoredValuation[]>;
  readonly change: (key: ValuationKey, revision: number, state: ValuationState) => Promise<StoredValuation | undefined>;
  /** @spec L4.16 */
  readonly noteSaved: (key: ValuationKey, now: Date) => Promise<boolean>;
}

const maxEstimated = 10;

type Row = typeof valuations.$inferSelect;

const toValuation = (row: Row): StoredValuation => ({
  valuationUuid: row.valuationUuid,
  visitorUuid: row.visitorUuid,
  revision: row.revision,
  plate: row.rego === null || row.regoState === null ? null : { rego: row.rego, regoState: row.regoState },
  lookUp: row.lookUp,
  cars: row.cars,
  carAt: row.carAt,
  odometerKm: row.odometerKm,
  answers: row.answers,
  offer: row.offer,
  noEstimate: row.noEstimate,
  vehicleId: row.vehicleId,
  leadUuid: row.leadUuid,
  isAccepted: row.isAccepted,
  startedAt: new Date(row.startedAt),
});

const toColumns = ({ carAt, odometerKm, answers, offer, noEstimate }: ValuationState) => ({
  carAt,
  odometerKm,
  answers,
  offer,
  noEstimate,
  offerDollars: offer === null ? null : offer.offerCents / 100,
  isCompleted: listUnanswered(answers).length === 0,
});

const ownedBy = ({ siteSlug, visitorUuid, valuationUuid }: ValuationKey) =>
  and(
    eq(valuations.siteSlug, siteSlug),
    eq(valuations.visitorUuid, visitorUuid),
    eq(valuations.valuationUuid, valuationUuid),
  );

/** @spec D.39, L3.11 */
export const createValuationStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): ValuationStore => ({
  add: async (owner, valuation) => {
    const { plate, lookUp, cars, vehicleId, startedAt } = valuation;
    const [row] = await interactive
      .insert(valuations)
      .values({
        ...owner,
        ...toColumns(valuation),
        lookUp,
        cars,
        vehicleId,
        rego: plate?.rego ?? null,
        regoState: plate?.regoState ?? null,
        isAccepted: false,
        revision: 0,
        startedAt: startedAt.toISOString(),
      })
      .returning();
    if (row === undefined) throw new Error('The valuation was not stored.');
    return toValuation(row);
  },
  find: async (key) => {
    const [row] = await interactive.select().from(valuations).where(ownedBy(key));
    return row === undefined ? undefined : toValuation(row);
  },
  findEstimated: async ({ siteSlug, visitorUuid }) => {
    const rows = await interactive
      .select()
      .from(valuations)
      .where(
        and(
          eq(valuations.siteSlug, siteSlug),
          eq(valuations.visitorUuid, visitorUuid),
          isNotNull(valuations.offerDollars),
        ),
      )
      .orderBy(desc(valuations.startedAt))
      .limit(maxEstimated);
    return rows.map(toValuation);
  },
  change: async (key, revision, state) => {
    const [row] = await interactive
      .update(valuations)
      .set({ ...toColumns(state), revision: revision + 1 })
      .where(and(ownedBy(key), eq(valuations.revision, revision), isNull(valuations.leadUuid)))
      .returning();
    return row === undefined ? undefined : toValuation(row);
  },
  noteSaved: async (key, now) => {
    const rows = await interactive
      .update(valuations)
      .set({ savedAt: now.toISOString() })
      .where(ownedBy(key))
      .returning({ valuationUuid: valuations.valuationUuid });
    return rows.length > 0;
  },
});

export interface ValuationEnd {
  readonly key: ValuationKey;
  readonly revision: number;
  readonly leadUuid: string;
  readonly isAccepted: boolean;
}

/**
 * Records the valuation's lead, and deletes the plate, because the lead has its own copy. Returns 'refused' if the
 * valuation has changed or was sent since it was read.
 * @spec L4.15
 */
export const endValuation = async (
  tx: Database,
  { key, revision, leadUuid, isAccepted }: ValuationEnd,
): Promise<'written' | 'refused'> => {
  const rows = await tx
    .update(valuations)
    .set({ leadUuid, isAccepted, rego: null, regoState: null, revision: revision + 1 })
    .where(and(ownedBy(key), eq(valuations.revision, revision), isNull(valuations.leadUuid)))
    .returning({ valuationUuid: valuations.valuationUuid });
  return rows.length > 0 ? 'written' : 'refused';
};

export const moveValuations = async (
  tx: Database,
  siteSlug: string,
  fromVisitorUuid: string,
  toVisitorUuid: string,
): Promise<void> => {
  await tx.execute(sql`
    UPDATE ${valuations} SET visitor_uuid = ${toVisitorUuid}::uuid
    WHERE site_id = ${siteSlug} AND visitor_uuid = ${fromVisitorUuid}::uuid`);
};
