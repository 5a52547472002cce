import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#src/platform/db/columns.ts';
import type { PurchaseAnswers } from '../rules/purchase-answers.ts';
import type { Agreement } from '../rules/purchase-terms.ts';

/** One row per visitor and vehicle. The payment's state is stored in the deposit's reservation. @spec B2.03, D.41 */
export const purchases = pgTable(
  'purchases',
  {
    siteSlug: text('site_id').notNull(),
    purchaseUuid: uuid('purchase_uuid').notNull().defaultRandom(),
    visitorUuid: uuid('visitor_uuid').notNull(),
    vehicleId: bigint('vehicle_id', { mode: 'number' }).notNull(),
    /** Increases with each answer. A form with an older revision can't take a deposit. */
    revision: integer('revision').notNull().default(0),
    answers: jsonb('answers').$type<PurchaseAnswers>().notNull(),
    reservationUuid: uuid('reservation_uuid'),
    agreement: jsonb('agreement').$type<Agreement>(),
    openedAt: timestamptz('opened_at').notNull(),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.purchaseUuid] }),
    uniqueIndex('purchases_vehicle_key').on(table.siteSlug, table.visitorUuid, table.vehicleId),
    index('purchases_reservation_idx').on(table.siteSlug, table.reservationUuid),
    index('purchases_time_idx').on(table.changedAt),
  ],
);
