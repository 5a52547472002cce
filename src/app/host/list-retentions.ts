import { createCodeStore } from '#src/account/server/queries.ts';
import { createAppointmentForgetting } from '#src/appointments/server/queries.ts';
import { createReservationForgetting } from '#src/checkout/server/queries.ts';
import { createApplicationForgetting } from '#src/finance-application/server/queries.ts';
import { createFilePurger, createLeadForgetting, createSuppressionStore } from '#src/leads/server/queries.ts';
import { createRequestForgetting } from '#src/online-payment/server/queries.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Env } from '#src/platform/env.ts';
import type { Forgetful, Retention } from '#src/platform/jobs/schedule-forgetting.ts';
import { openKeptMails } from '#src/platform/mail/kept-mails.ts';
import { findMailFolder } from '#src/platform/mail/open-mailer.ts';
import { findSmsFolder } from '#src/platform/sms/open-sms-sender.ts';
import { createPurchaseForgetting } from '#src/purchase/server/queries.ts';
import { createPlateForgetting, createValuationForgetting } from '#src/trade-in/server/queries.ts';
import { confirmDays } from '#src/watchlist/rules/config.ts';
import {
  createConsentStore,
  createNoticeStore,
  createSearchStore,
  createUnprovenForgetting,
  createWatchlistStore,
} from '#src/watchlist/server/queries.ts';
import { createGoForgetting } from '#src/wheel/server/queries.ts';

export interface RetentionsOptions {
  readonly database: DatabaseService;
  readonly env: Env;
  readonly visitors: Forgetful;
  readonly events: Forgetful;
  readonly reveals: Forgetful;
  readonly paymentEvents: Forgetful;
}

/** What people leave behind, and for how long each kind of it is kept. */
export const listRetentions = (options: RetentionsOptions): readonly Retention[] => {
  const { database, env, visitors, events, reveals, paymentEvents } = options;
  const [mails, texts] = [openKeptMails(findMailFolder(env)), openKeptMails(findSmsFolder(env))];
  return [
    { kind: 'leads', store: createLeadForgetting(database), keptDays: env.LEAD_DAYS },
    { kind: 'booked times', store: createAppointmentForgetting(database), keptDays: env.APPOINTMENT_DAYS },
    { kind: 'messages of payments', store: paymentEvents, keptDays: env.PAYMENT_EVENT_DAYS },
    { kind: 'reservations', store: createReservationForgetting(database), keptDays: env.RESERVATION_DAYS },
    { kind: 'payments asked for', store: createRequestForgetting(database), keptDays: env.ASKED_PAYMENT_DAYS },
    { kind: 'turns of the wheel', store: createGoForgetting(database), keptDays: env.WHEEL_DAYS },
    {
      kind: 'purchases begun',
      store: createPurchaseForgetting(database, 'drafts'),
      keptDays: env.PURCHASE_DRAFT_DAYS,
    },
    { kind: 'purchases', store: createPurchaseForgetting(database, 'orders'), keptDays: env.RESERVATION_DAYS },
    {
      kind: 'who wants no news',
      store: createSuppressionStore(database.primary),
      // As long as there is a lead that said yes before.
      keptDays: Math.max(env.SUPPRESSION_DAYS, env.LEAD_DAYS),
    },
    { kind: 'kept mails', store: mails, keptDays: env.MAIL_DAYS },
    { kind: 'kept text messages', store: texts, keptDays: env.SMS_DAYS },
    {
      kind: 'files of people who were forgotten',
      store: createFilePurger(database, [mails, texts]),
      keptDays: Math.max(env.MAIL_DAYS, env.SMS_DAYS),
    },
    { kind: 'codes to sign in', store: createCodeStore(database.interactive), keptDays: env.CODE_DAYS },
    { kind: 'valuations', store: createValuationForgetting(database), keptDays: env.VALUATION_DAYS },
    { kind: 'plates', store: createPlateForgetting(database), keptDays: env.PLATE_DAYS },
    {
      kind: 'applications for finance',
      store: createApplicationForgetting(database, 'sent'),
      keptDays: env.FINANCE_APPLICATION_DAYS,
    },
    {
      kind: 'applications for finance that were not sent',
      store: createApplicationForgetting(database, 'draft'),
      keptDays: env.FINANCE_DRAFT_DAYS,
    },
    { kind: 'visitors', store: visitors, keptDays: env.VISITOR_DAYS },
    { kind: 'watchlists', store: createWatchlistStore(database), keptDays: env.VISITOR_DAYS },
    { kind: 'saved searches', store: createSearchStore(database), keptDays: env.VISITOR_DAYS },
    { kind: 'who is told of changes', store: createConsentStore(database), keptDays: env.VISITOR_DAYS },
    { kind: 'addresses that nobody proved', store: createUnprovenForgetting(database), keptDays: confirmDays },
    { kind: 'notices that wait', store: createNoticeStore(database), keptDays: env.VISITOR_DAYS },
    { kind: 'events', store: events, keptDays: env.EVENT_DAYS },
    { kind: 'reveals', store: reveals, keptDays: env.REVEAL_DAYS },
  ];
};
