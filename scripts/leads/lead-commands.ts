import { eraseVisitors } from '../../src/account/server/erase-visitors.ts';
import { eraseAppointments } from '../../src/appointments/server/appointment-store.ts';
import { eraseReservations } from '../../src/checkout/server/reservation-store.ts';
import { type ErasedApplications, eraseApplications } from '../../src/finance-application/server/purge-applications.ts';
import { createFilePurger, recordFilePurge } from '../../src/leads/server/admin/file-purges.ts';
import { type ArchivedLead, createLeadArchive } from '../../src/leads/server/admin/lead-archive.ts';
import type { LeadFilter } from '../../src/leads/server/admin/lead-filter.ts';
import { eraseLeads } from '../../src/leads/server/admin/purge-leads.ts';
import { formatCount } from '../../src/lib/text/noun.ts';
import { eraseRequests } from '../../src/online-payment/server/request-store.ts';
import { erasePurchases } from '../../src/purchase/server/purge-purchases.ts';
import { eraseValuations } from '../../src/trade-in/server/purge-valuations.ts';
import { eraseNoticeAddress, eraseWatchlists } from '../../src/watchlist/server/purge-watchlists.ts';
import { eraseSpins } from '../../src/wheel/server/admin/purge-spins.ts';
import { describeLead, describeLeadFully } from './describe-lead.ts';
import { exportLeads } from './export-leads.ts';
import type { LeadAdmin } from './lead-admin.ts';
import type { LeadArguments, LeadCommandName } from './read-lead-arguments.ts';
import { releaseTrapped, resendMatching } from './resend-leads.ts';

const countOf = (count: number, one: string): string => formatCount(count, { one, many: `${one}s` });

type LeadCommand = (args: LeadArguments, admin: LeadAdmin) => Promise<void>;

const list: LeadCommand = async ({ filter, limit }, { database, print }) => {
  const archive = createLeadArchive(database);
  for (const entry of await archive.list(filter, limit)) print(describeLead(entry));
  const count = await archive.count(filter);
  if (count > limit) print(`The newest ${limit} of ${count} leads.`);
  else print(`${countOf(count, 'lead')}.`);
};

const findLead = async (filter: LeadFilter, { database }: LeadAdmin): Promise<ArchivedLead> => {
  const [entry] = await createLeadArchive(database).list({ leadUuid: filter.leadUuid, siteSlug: filter.siteSlug }, 1);
  if (entry === undefined) throw new Error(`There is no lead ${filter.leadUuid}.`);
  return entry;
};

const show: LeadCommand = async ({ filter }, admin) => {
  admin.print(describeLeadFully(await findLead(filter, admin)));
};

const resend: LeadCommand = async ({ filter }, admin) => {
  const entry = filter.leadUuid === undefined ? undefined : await findLead(filter, admin);
  if (entry?.lead.is_trapped === true) await releaseTrapped(entry, admin);
  else await resendMatching(filter, admin);
};

const describeSpins = (count: number): string =>
  `${countOf(count, 'wheel spin')} anonymised; the draws stay in the record.`;

const describeApplications = ({ erasedCount, unreadableCount }: ErasedApplications): string => {
  const erased = `${countOf(erasedCount, 'finance application')} deleted, including unsent ones.`;
  return unreadableCount === 0
    ? erased
    : `${erased} ${countOf(unreadableCount, 'other')} can't be read without their keys: set SEALING_KEYS, and forget again.`;
};

/** Deletes the files recorded for deletion from this machine's folders. Every other node deletes its own. */
const purgeFiles = ({ database, mails, texts, now }: LeadAdmin): Promise<number> =>
  createFilePurger(database, [mails, texts], () => now).purgeBefore(new Date(0), now);

const forgetByPhone = async (phone: string, siteSlug: string | undefined, admin: LeadAdmin): Promise<void> => {
  const { database, sealer, now, print } = admin;
  const { visitorUuids, codeUuids } = await eraseVisitors(database, { phone, siteSlug });
  await recordFilePurge(database, { fileIds: codeUuids, address: siteSlug === undefined ? phone : null, askedAt: now });
  const fileCount = await purgeFiles(admin);
  const savedCount = await eraseWatchlists(database, visitorUuids);
  const spinCount = await eraseSpins(database, { visitorUuids });
  print(
    `Deleted for ${phone}: ${countOf(visitorUuids.length, 'visitor')} with devices, ${countOf(savedCount, 'saved vehicle')}, ${countOf(fileCount, 'stored message')}.`,
  );
  if (spinCount > 0) print(describeSpins(spinCount));
  print(describeApplications(await eraseApplications(database, sealer, { visitorUuids, phone, siteSlug })));
};

const forgetByEmail = async (email: string, { filter }: LeadArguments, admin: LeadAdmin): Promise<void> => {
  const { database, sealer, now, print } = admin;
  const erased = await eraseLeads(database, { email, siteSlug: filter.siteSlug }, now);
  // Files of notices are found by address alone, so with --site they stay: they could belong to other sites.
  if (filter.siteSlug === undefined) await recordFilePurge(database, { fileIds: [], address: email, askedAt: now });
  const fileCount = await purgeFiles(admin);
  const leadUuids = erased.map(({ leadUuid }) => leadUuid);
  const bookedCount = await eraseAppointments(database, leadUuids);
  const valuationCount = await eraseValuations(database, leadUuids);
  print(
    `Deleted for ${email}: ${countOf(erased.length, 'lead')} with deliveries, ${countOf(fileCount, 'stored mail')}.`,
  );
  const reservedCount = await eraseReservations(database, { email, siteSlug: filter.siteSlug });
  print(
    `${countOf(reservedCount, 'reservation')} deleted. One that holds a vehicle or has a refund due stays: release or settle it first.`,
  );
  const spinCount = await eraseSpins(database, { email, siteSlug: filter.siteSlug });
  print(describeSpins(spinCount));
  const purchaseCount = await erasePurchases(database, { email, siteSlug: filter.siteSlug });
  print(`${countOf(purchaseCount, 'online purchase')} deleted. A purchase that holds a vehicle stays.`);
  const requestCount = await eraseRequests(database, { email, siteSlug: filter.siteSlug });
  print(
    `${countOf(requestCount, 'payment')} deleted. One that can still be paid or has a refund due stays: cancel or settle it first.`,
  );
  print(`${countOf(bookedCount, 'appointment')} deleted; future times are free again.`);
  print(`${countOf(valuationCount, 'valuation')} deleted.`);
  const applicant = { leadUuids, email, siteSlug: filter.siteSlug };
  print(describeApplications(await eraseApplications(database, sealer, applicant)));
  const noticeCount = await eraseNoticeAddress(database, email, filter.siteSlug);
  print(`${countOf(noticeCount, 'watchlist')} no longer notifying that address.`);
  print('Other nodes delete their mail and message files within the hour, or when they start.');
  print('This does not reach mails already sent to the dealer, or database dumps.');
};

const forget: LeadCommand = async (args, admin) => {
  const { email, siteSlug } = args.filter;
  if (email !== undefined) await forgetByEmail(email, args, admin);
  if (args.phone !== undefined) await forgetByPhone(args.phone, siteSlug, admin);
};

export const leadCommands: Readonly<Record<LeadCommandName, LeadCommand>> = {
  list,
  show,
  resend,
  forget,
  export: exportLeads,
};
