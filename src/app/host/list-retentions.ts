import { createCodeStore } from '#src/account/server/code-store.ts';
import { createAppointmentPurge } from '#src/appointments/server/appointment-store.ts';
import { createReservationPurge } from '#src/checkout/server/reservation-store.ts';
import { createApplicationPurge } from '#src/finance-application/server/purge-applications.ts';
import { createHeldTimerPurge } from '#src/inbox/server/clock/held-timers.ts';
import { createFilePurger } from '#src/leads/server/admin/file-purges.ts';
import { createLeadPurge } from '#src/leads/server/admin/purge-leads.ts';
import { createSuppressionStore } from '#src/leads/server/unsubscribe/suppression-store.ts';
import { createRequestPurge } from '#src/online-payment/server/request-store.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Env } from '#src/platform/env.ts';
import type { Purgeable, Retention } from '#src/platform/jobs/retention-job.ts';
import { openMailFolder } from '#src/platform/mail/mail-folder.ts';
import { findMailFolder } from '#src/platform/mail/open-mailer.ts';
import { findSmsFolder } from '#src/platform/sms/open-sms-sender.ts';
import { createPurchasePurge } from '#src/purchase/server/purge-purchases.ts';
import { expiredDays } from '#src/staff/rules/staff-limits.ts';
import { createStaffPurge } from '#src/staff/server/staff-purge.ts';
import { createFeedRunStore } from '#src/stock-import/server/feed-run-store.ts';
import { createPlatePurge, createValuationPurge } from '#src/trade-in/server/purge-valuations.ts';
import { confirmDays } from '#src/watchlist/rules/config.ts';
import { createConsentStore, createUnprovenPurge } from '#src/watchlist/server/consent-store.ts';
import { createNoticeStore } from '#src/watchlist/server/notice-store.ts';
import { createSearchStore } from '#src/watchlist/server/searches/search-store.ts';
import { createWatchlistStore } from '#src/watchlist/server/watchlist-store.ts';
import { createSpinPurge } from '#src/wheel/server/admin/purge-spins.ts';

export interface RetentionsOptions {
  readonly database: DatabaseService;
  readonly env: Env;
  readonly visitors: Purgeable;
  readonly events: Purgeable;
  readonly reveals: Purgeable;
  readonly paymentEvents: Purgeable;
}

export const listRetentions = (options: RetentionsOptions): readonly Retention[] => {
  const { database, env, visitors, events, reveals, paymentEvents } = options;
  const [mails, texts] = [openMailFolder(findMailFolder(env)), openMailFolder(findSmsFolder(env))];
  return [
    { kind: 'leads', store: createLeadPurge(database), retentionDays: env.LEAD_DAYS },
    { kind: 'timers of erased leads', store: createHeldTimerPurge(database), retentionDays: env.LEAD_DAYS },
    { kind: 'booked times', store: createAppointmentPurge(database), retentionDays: env.APPOINTMENT_DAYS },
    { kind: 'messages of payments', store: paymentEvents, retentionDays: env.PAYMENT_EVENT_DAYS },
    { kind: 'reservations', store: createReservationPurge(database), retentionDays: env.RESERVATION_DAYS },
    { kind: 'payment requests', store: createRequestPurge(database), retentionDays: env.ASKED_PAYMENT_DAYS },
    { kind: 'wheel spins', store: createSpinPurge(database), retentionDays: env.WHEEL_DAYS },
    {
      kind: 'purchase drafts',
      store: createPurchasePurge(database, 'drafts'),
      retentionDays: env.PURCHASE_DRAFT_DAYS,
    },
    { kind: 'purchases', store: createPurchasePurge(database, 'orders'), retentionDays: env.RESERVATION_DAYS },
    {
      kind: 'unsubscribed addresses',
      store: createSuppressionStore(database.primary),
      // An unsubscribe must be kept for at least as long as leads are, because an older lead can contain the shopper's
      // consent.
      retentionDays: Math.max(env.SUPPRESSION_DAYS, env.LEAD_DAYS),
    },
    { kind: 'mail files', store: mails, retentionDays: env.MAIL_DAYS },
    { kind: 'text message files', store: texts, retentionDays: env.SMS_DAYS },
    {
      kind: 'files of erased people',
      store: createFilePurger(database, [mails, texts]),
      retentionDays: Math.max(env.MAIL_DAYS, env.SMS_DAYS),
    },
    { kind: 'sign-in codes', store: createCodeStore(database.interactive), retentionDays: env.CODE_DAYS },
    { kind: 'valuations', store: createValuationPurge(database), retentionDays: env.VALUATION_DAYS },
    { kind: 'plates', store: createPlatePurge(database), retentionDays: env.PLATE_DAYS },
    {
      kind: 'finance applications',
      store: createApplicationPurge(database, 'sent'),
      retentionDays: env.FINANCE_APPLICATION_DAYS,
    },
    {
      kind: 'finance application drafts',
      store: createApplicationPurge(database, 'draft'),
      retentionDays: env.FINANCE_DRAFT_DAYS,
    },
    { kind: 'visitors', store: visitors, retentionDays: env.VISITOR_DAYS },
    { kind: 'watchlists', store: createWatchlistStore(database), retentionDays: env.VISITOR_DAYS },
    { kind: 'saved searches', store: createSearchStore(database), retentionDays: env.VISITOR_DAYS },
    { kind: 'consents to notices', store: createConsentStore(database), retentionDays: env.VISITOR_DAYS },
    { kind: 'unconfirmed addresses', store: createUnprovenPurge(database), retentionDays: confirmDays },
    { kind: 'waiting notices', store: createNoticeStore(database), retentionDays: env.VISITOR_DAYS },
    { kind: 'events', store: events, retentionDays: env.EVENT_DAYS },
    {
      kind: 'feed imports',
      store: createFeedRunStore(database.primary),
      retentionDays: env.FEED_RUN_DAYS,
    },
    { kind: 'staff sessions and links', store: createStaffPurge(database), retentionDays: expiredDays },
    { kind: 'reveals', store: reveals, retentionDays: env.REVEAL_DAYS },
  ];
};
