import { eraseVisitors } from '#src/account/server/erase-visitors.ts';
import { eraseAppointments } from '#src/appointments/server/appointment-store.ts';
import { eraseReservations } from '#src/checkout/server/reservation-store.ts';
import { type ErasedApplications, eraseApplications } from '#src/finance-application/server/purge-applications.ts';
import { createHeldTimerPurge } from '#src/inbox/server/clock/held-timers.ts';
import { createFilePurger, recordFilePurge } from '#src/leads/server/admin/file-purges.ts';
import { eraseLeads } from '#src/leads/server/admin/purge-leads.ts';
import { eraseRequests } from '#src/online-payment/server/request-store.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { MailFolder } from '#src/platform/mail/mail-folder.ts';
import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import { erasePurchases } from '#src/purchase/server/purge-purchases.ts';
import { eraseValuations } from '#src/trade-in/server/purge-valuations.ts';
import { eraseNoticeAddress, eraseWatchlists } from '#src/watchlist/server/purge-watchlists.ts';
import { eraseSpins } from '#src/wheel/server/admin/purge-spins.ts';

export interface ForgetTools {
  readonly database: Pick<DatabaseService, 'primary'>;
  readonly sealer: Sealer;
  /** This machine's folders of emails and text messages. Each other node deletes its own files. */
  readonly folders: readonly MailFolder[];
  readonly now: Date;
}

export interface ForgottenEmail {
  readonly leads: number;
  readonly files: number;
  readonly appointments: number;
  readonly valuations: number;
  readonly reservations: number;
  readonly purchases: number;
  readonly payments: number;
  readonly spins: number;
  readonly notices: number;
  readonly applications: ErasedApplications;
}

export interface ForgottenPhone {
  readonly visitors: number;
  readonly saved: number;
  readonly valuations: number;
  readonly files: number;
  readonly spins: number;
  readonly applications: ErasedApplications;
}

const purgeFiles = ({ database, folders, now }: ForgetTools): Promise<number> =>
  createFilePurger(database, folders, () => now).purgeBefore(new Date(0), now);

/**
 * Keeps visitors and what they saved. Those are erased by phone number.
 * @param siteSlug undefined for all sites
 */
export const forgetEmail = async (
  email: string,
  siteSlug: string | undefined,
  tools: ForgetTools,
): Promise<ForgottenEmail> => {
  const { database, sealer, now } = tools;
  const person = { email, siteSlug };
  const erased = await eraseLeads(database, person, now);
  await createHeldTimerPurge(database).purgeBefore(now, now);
  // The file of a notice contains an email address but no site. An erasure on a single site therefore keeps such files.
  if (siteSlug === undefined) await recordFilePurge(database, { fileIds: [], address: email, askedAt: now });
  const files = await purgeFiles(tools);
  const leadUuids = erased.map(({ leadUuid }) => leadUuid);
  return {
    leads: erased.length,
    files,
    appointments: await eraseAppointments(database, leadUuids),
    valuations: await eraseValuations(database, { leadUuids }),
    reservations: await eraseReservations(database, person),
    spins: await eraseSpins(database, person),
    purchases: await erasePurchases(database, person),
    payments: await eraseRequests(database, person),
    applications: await eraseApplications(database, sealer, { leadUuids, ...person }),
    notices: await eraseNoticeAddress(database, email, siteSlug),
  };
};

/**
 * Keeps leads (with their valuations and appointments), reservations, purchases and payment requests.
 * @param phone E.164
 * @param siteSlug undefined for all sites
 */
export const forgetPhone = async (
  phone: string,
  siteSlug: string | undefined,
  tools: ForgetTools,
): Promise<ForgottenPhone> => {
  const { database, sealer, now } = tools;
  const { visitorUuids, codeUuids } = await eraseVisitors(database, { phone, siteSlug });
  await recordFilePurge(database, { fileIds: codeUuids, address: siteSlug === undefined ? phone : null, askedAt: now });
  const files = await purgeFiles(tools);
  return {
    visitors: visitorUuids.length,
    files,
    saved: await eraseWatchlists(database, visitorUuids),
    valuations: await eraseValuations(database, { visitorUuids }),
    spins: await eraseSpins(database, { visitorUuids }),
    applications: await eraseApplications(database, sealer, { visitorUuids, phone, siteSlug }),
  };
};
