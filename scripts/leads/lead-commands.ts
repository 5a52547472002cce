import { join } from 'node:path';
import { eraseVisitors } from '../../src/account/server/erase-visitors.ts';
import { eraseAppointments } from '../../src/appointments/server/appointment-store.ts';
import { eraseReservations } from '../../src/checkout/server/reservation-store.ts';
import { eraseApplications } from '../../src/finance-application/server/purge-applications.ts';
import { chooseDeliveryTargets } from '../../src/leads/rules/choose-delivery-targets.ts';
import { findLeadPlace } from '../../src/leads/rules/find-lead-place.ts';
import { createFilePurger, recordFilePurge } from '../../src/leads/server/admin/file-purges.ts';
import { type ArchivedLead, createLeadArchive } from '../../src/leads/server/admin/lead-archive.ts';
import type { LeadFilter } from '../../src/leads/server/admin/lead-filter.ts';
import { eraseLeads } from '../../src/leads/server/admin/purge-leads.ts';
import { releaseLead, resendLeads } from '../../src/leads/server/admin/resend-leads.ts';
import { eraseRequests } from '../../src/online-payment/server/request-store.ts';
import { erasePurchases } from '../../src/purchase/server/purge-purchases.ts';
import { loadSite } from '../../src/sites/server/load-site.ts';
import { eraseValuations } from '../../src/trade-in/server/purge-valuations.ts';
import { eraseNoticeAddress, eraseWatchlists } from '../../src/watchlist/server/purge-watchlists.ts';
import { eraseSpins } from '../../src/wheel/server/admin/purge-spins.ts';
import { describeLead, describeLeadFully } from './describe-lead.ts';
import { exportLeads } from './export-leads.ts';
import type { LeadAdmin } from './lead-admin.ts';
import type { LeadArguments, LeadCommandName } from './read-lead-arguments.ts';

type LeadCommand = (args: LeadArguments, admin: LeadAdmin) => Promise<void>;

const list: LeadCommand = async ({ filter, limit }, { database, print }) => {
  const archive = createLeadArchive(database);
  for (const entry of await archive.list(filter, limit)) print(describeLead(entry));
  const count = await archive.count(filter);
  if (count > limit) print(`The newest ${limit} of ${count} leads.`);
  else print(count === 1 ? '1 lead.' : `${count} leads.`);
};

const findLead = async (filter: LeadFilter, { database }: LeadAdmin): Promise<ArchivedLead> => {
  const [entry] = await createLeadArchive(database).list({ leadUuid: filter.leadUuid, siteSlug: filter.siteSlug }, 1);
  if (entry === undefined) throw new Error(`There is no lead ${filter.leadUuid}.`);
  return entry;
};

const show: LeadCommand = async ({ filter }, admin) => {
  admin.print(describeLeadFully(await findLead(filter, admin)));
};

/** A lead that went nowhere goes to whom its site sends leads now; its sender gets no confirmation, so late. */
const release = async ({ lead }: ArchivedLead, { database, sitesDir, now }: LeadAdmin): Promise<number> => {
  const loaded = await loadSite(join(sitesDir, lead.site_id));
  if (loaded.kind === 'refused') throw new Error(loaded.message);
  const config = { ...loaded.site.config.leads, confirmation: 'none' } as const;
  const place = { locationId: lead.location_id, dealershipSlug: lead.dealership_slug, vehicle: lead.vehicle };
  const locationSlug = findLeadPlace(place, loaded.site)?.slug ?? null;
  const targets = chooseDeliveryTargets({ email: lead.email, locationSlug, isTrapped: false }, config);
  return releaseLead(database, { siteSlug: lead.site_id, leadUuid: lead.lead_uuid }, targets, now);
};

const resend: LeadCommand = async ({ filter }, admin) => {
  const entry = filter.leadUuid === undefined ? undefined : await findLead(filter, admin);
  const isTrapped = entry?.lead.is_trapped === true;
  const count =
    entry !== undefined && isTrapped
      ? await release(entry, admin)
      : await resendLeads(admin.database, filter, admin.now);
  admin.print(`${count} ${count === 1 ? 'delivery is' : 'deliveries are'} on the way again.`);
};

const describeTurns = (count: number): string =>
  `${count} turns of the wheel are nobody's any more: what was drawn stays in its book.`;

const describeApplications = (count: number): string =>
  `${count} applications for finance went too, those that were never sent among them.`;

/** Deletes from this machine's folders what was recorded for every node; what is older than files are kept was dropped by the server. */
const purgeFiles = ({ database, mails, texts, now }: LeadAdmin): Promise<number> =>
  createFilePurger(database, [mails, texts], () => now).purgeBefore(new Date(0), now);

/** Who signed in with a number, with their devices, what they saved, the codes that they were sent, and what they applied for, signed in or not. */
const forgetSignedIn = async (phone: string, siteSlug: string | undefined, admin: LeadAdmin): Promise<void> => {
  const { database, sealer, now, print } = admin;
  const { visitorUuids, codeUuids } = await eraseVisitors(database, { phone, siteSlug });
  await recordFilePurge(database, { fileIds: codeUuids, address: siteSlug === undefined ? phone : null, askedAt: now });
  const fileCount = await purgeFiles(admin);
  const savedCount = await eraseWatchlists(database, visitorUuids);
  const turnCount = await eraseSpins(database, { visitorUuids });
  print(
    `${visitorUuids.length} visitors of ${phone}, their devices, ${savedCount} saved vehicles and ${fileCount} kept messages are deleted.`,
  );
  if (turnCount > 0) print(describeTurns(turnCount));
  const applicationCount = await eraseApplications(database, sealer, { visitorUuids, phone, siteSlug });
  print(describeApplications(applicationCount));
};

/** Who wrote, with all that came of it. */
const forgetWriter = async (email: string, { filter }: LeadArguments, admin: LeadAdmin): Promise<void> => {
  const { database, sealer, now, print } = admin;
  const gone = await eraseLeads(database, { email, siteSlug: filter.siteSlug }, now);
  // Notices and questions about an address are known by it alone, which doesn't say at which site.
  if (filter.siteSlug === undefined) await recordFilePurge(database, { fileIds: [], address: email, askedAt: now });
  const fileCount = await purgeFiles(admin);
  const leadUuids = gone.map(({ leadUuid }) => leadUuid);
  const bookedCount = await eraseAppointments(database, leadUuids);
  const valuationCount = await eraseValuations(database, leadUuids);
  print(`${gone.length} leads, their deliveries and ${fileCount} kept mails of ${email} are deleted.`);
  const reservedCount = await eraseReservations(database, { email, siteSlug: filter.siteSlug });
  print(`${reservedCount} reservations that are over went too; one that still holds a vehicle is released first.`);
  const turnCount = await eraseSpins(database, { email, siteSlug: filter.siteSlug });
  print(describeTurns(turnCount));
  const purchaseCount = await erasePurchases(database, { email, siteSlug: filter.siteSlug });
  print(`${purchaseCount} online purchases went too, but for those that still hold a vehicle.`);
  const requestCount = await eraseRequests(database, { email, siteSlug: filter.siteSlug });
  print(`${requestCount} payments that are over went too; one that can still be paid is cancelled first.`);
  print(`${bookedCount} booked times went with them; those to come can be booked again.`);
  print(`${valuationCount} valuations of their cars went too.`);
  const applicant = { leadUuids, email, siteSlug: filter.siteSlug };
  const applicationCount = await eraseApplications(database, sealer, applicant);
  print(describeApplications(applicationCount));
  const noticeCount = await eraseNoticeAddress(database, email, filter.siteSlug);
  print(`${noticeCount} watchlists tell that address of changes no more.`);
  print('Other nodes delete their kept mails and messages within the hour, or when they start.');
  print('What went to the dealer by mail, and what stands in dumps of the database, is not in reach of this.');
};

const forget: LeadCommand = async (args, admin) => {
  const { email, siteSlug } = args.filter;
  if (email !== undefined) await forgetWriter(email, args, admin);
  if (args.phone !== undefined) await forgetSignedIn(args.phone, siteSlug, admin);
};

/** What each command does. */
export const leadCommands: Readonly<Record<LeadCommandName, LeadCommand>> = {
  list,
  show,
  resend,
  forget,
  export: exportLeads,
};
