import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ConditionAnswers } from '../rules/condition-questions.ts';
import type { TradedCar } from '../rules/traded-car.ts';
import type { LookUp, NoEstimate, ShownOffer } from '../rules/valuation.ts';

/** @spec L3.11, D.39 */
export const valuations = pgTable(
  'valuations',
  {
    siteSlug: text('site_id').notNull(),
    valuationUuid: uuid('valuation_uuid').notNull().defaultRandom(),
    visitorUuid: uuid('visitor_uuid').notNull(),
    rego: text('rego'),
    regoState: text('rego_state'),
    lookUp: text('look_up').$type<LookUp>().notNull(),
    cars: jsonb('cars').$type<readonly TradedCar[]>().notNull(),
    carAt: integer('car_at'),
    odometerKm: integer('odometer_km'),
    answers: jsonb('adjustment_answers').$type<ConditionAnswers>().notNull(),
    offer: jsonb('offer').$type<ShownOffer>(),
    offerDollars: integer('offer_price'),
    noEstimate: text('no_estimate').$type<NoEstimate>(),
    vehicleId: bigint('vehicle_id', { mode: 'number' }),
    leadUuid: uuid('lead_id'),
    isCompleted: boolean('form_completed').notNull(),
    isAccepted: boolean('offer_accepted').notNull(),
    /** Optimistic lock, so that an offer is accepted as shown or not at all. */
    revision: integer('revision').notNull(),
    /** @spec L4.16 */
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'string' }),
    startedAt: timestamp('started_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.valuationUuid] }),
    index('valuations_visitor_idx').on(table.siteSlug, table.visitorUuid),
    index('valuations_lead_idx').on(table.siteSlug, table.leadUuid),
    index('valuations_time_idx').on(table.startedAt),
    index('valuations_sent_idx')
      .on(table.siteSlug, table.startedAt, table.valuationUuid)
      .where(sql`lead_id IS NOT NULL`),
  ],
);
