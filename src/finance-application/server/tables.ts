import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#src/platform/db/columns.ts';
import type { AssessmentOutcome } from '../rules/assessment/assess-application.ts';
import type { ApplicationState } from '../rules/saved-application.ts';

/** @spec D.41 */
export const financeApplications = pgTable(
  'finance_applications',
  {
    siteSlug: text('site_id').notNull(),
    applicationUuid: uuid('application_uuid').notNull(),
    visitorUuid: uuid('visitor_uuid').notNull(),
    /** 0 for an application without a vehicle. */
    vehicleId: bigint('vehicle_id', { mode: 'number' }).notNull(),
    state: text('state').$type<ApplicationState>().notNull(),
    revision: integer('revision').notNull(),
    sealed: text('sealed').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }),
    termMonths: integer('term_months'),
    outcome: text('outcome').$type<AssessmentOutcome>(),
    leadUuid: uuid('lead_id'),
    startedAt: timestamptz('started_at').notNull(),
    changedAt: timestamptz('changed_at').notNull(),
    sentAt: timestamptz('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.applicationUuid] }),
    uniqueIndex('finance_applications_draft_key')
      .on(table.siteSlug, table.visitorUuid, table.vehicleId)
      .where(sql`state = 'draft'`),
    index('finance_applications_visitor_idx').on(table.siteSlug, table.visitorUuid, table.vehicleId),
    index('finance_applications_lead_idx').on(table.siteSlug, table.leadUuid),
    index('finance_applications_time_idx').on(table.changedAt),
    index('finance_applications_sent_idx')
      .on(table.siteSlug, table.sentAt, table.applicationUuid)
      .where(sql`state = 'sent'`),
  ],
);
