import { join } from 'node:path';
import { forgetVisitors } from '../../src/account/server/forget-visitors.ts';
import { forgetAppointments } from '../../src/appointments/server/appointment-store.ts';
import { forgetReservations } from '../../src/checkout/server/office/forget-reservations.ts';
import { forgetApplications } from '../../src/finance-application/server/forget-applications.ts';
import { chooseDeliveryTargets } from '../../src/leads/rules/choose-delivery-targets.ts';
import { findLeadPlace } from '../../src/leads/rules/find-lead-place.ts';
import { createFilePurger, recordFilePurge } from '../../src/leads/server/office/file-purges.ts';
import { forgetLeads } from '../../src/leads/server/office/forget-leads.ts';
import { type ArchivedLead, createLeadArchive } from '../../src/leads/server/office/lead-archive.ts';
import type { LeadFilter } from '../../src/leads/server/office/lead-filter.ts';
import { releaseLead, resendLeads } from '../../src/leads/server/office/resend-leads.ts';
import { forgetRequests } from '../../src/online-payment/server/office/forget-requests.ts';
import { forgetPurchases } from '../../src/purchase/server/forget-purchases.ts';
import { loadSite } from '../../src/sites/server/load-site.ts';
import { forgetValuations } from '../../src/trade-in/server/forget-valuations.ts';
import { forgetNoticeAddress, forgetWatchlists } from '../../src/watchlist/server/forget-watchlists.ts';
import { forgetGoes } from '../../src/wheel/server/office/forget-goes.ts';
import { describeLead, describeLeadFully } from './describe-lead.ts';
import { exportLeads } from './export-leads.ts';
import type { LeadOffice } from './lead-office.ts';
import type { LeadArguments, LeadCommandName } from './read-lead-arguments.ts';

type LeadCommand = (args: LeadArguments, office: LeadOffice) => Promise<void>;

const list: LeadCommand = async ({ filter, limit }, { database, print }) => {
  const archive = createLeadArchive(database);
  for (const entry of await archive.list(filter, limit)) print(describeLead(entry));
  const count = await archive.count(filter);
  if (count > limit) print(`The newest ${limit} of ${count} leads.`);
  else print(count === 1 ? '1 lead.' : `${count} leads.`);
};

const findLead = async (filter: LeadFilter, { database }: LeadOffice): Promise<ArchivedLead> => {
  const [entry] = await createLeadArchive(database).list({ leadUuid: filter.leadUuid, siteSlug: filter.siteSlug }, 1);
  if (entry === undefined) throw new Error(`There is no lead ${filter.leadUuid}.`);
  return entry;
};

const show: LeadCommand = async ({ filter }, office) => {
  office.print(describeLeadFully(await findLead(filter, office)));
};

/** A lead that went nowhere goes to whom its site sends leads now; its sender gets no confirmation, so late. */
const release = async ({ lead }: ArchivedLead, { database, sitesDir, now }: LeadOffice): Promise<number> => {
  const loaded = await loadSite(join(sitesDir, lead.site_id));
  if (loaded.kind === 'refused') throw new Error(loaded.message);
  const config = { ...loaded.site.config.leads, confirmation: 'none' } as const;
  const place = { locationId: lead.location_id, dealershipSlug: lead.dealership_slug, vehicle: lead.vehicle };
  const locationSlug = findLeadPlace(place, loaded.site)?.slug ?? null;
  const targets = chooseDeliveryTargets({ email: lead.email, locationSlug, isTrapped: false }, config);
  return releaseLead(database, { siteSlug: lead.site_id, leadUuid: lead.lead_uuid }, targets, now);
};

const resend: LeadCommand = async ({ filter }, office) => {
  const entry = filter.leadUuid === undefined ? undefined : await findLead(filter, office);
  const isTrapped = entry?.lead.is_trapped === true;
  const count =
    entry !== undefined && isTrapped
      ? await release(entry, office)
      : await resendLeads(office.database, filter, office.now);
  office.print(`${count} ${count === 1 ? 'delivery is' : 'deliveries are'} on the way again.`);
};

const describeTurns = (count: number): string =>
  `${count} turns of the wheel are nobody's any more: what was drawn stays in its book.`;

const describeApplications = (count: number): string =>
  `${count} applications for finance went too, those that were never sent among them.`;

/** Deletes from this machine's folders what was recorded for every node; what is older than files are kept was dropped by the server. */
const purgeFiles = ({ database, mails, texts, now }: LeadOffice): Promise<number> =>
  createFilePurger(database, [mails, texts], () => now).forgetBefore(new Date(0), now);

/** Who signed in with a number, with their devices, what they saved, the codes that they were sent, and what they applied for, signed in or not. */
const forgetSignedIn = async (phone: string, siteSlug: string | undefined, office: LeadOffice): Promise<void> => {
  const { database, sealer, now, print } = office;
  const { visitorUuids, codeUuids } = await forgetVisitors(database, { phone, siteSlug });
  await recordFilePurge(database, { fileIds: codeUuids, address: siteSlug === undefined ? phone : null, askedAt: now });
  const fileCount = await purgeFiles(office);
  const savedCount = await forgetWatchlists(database, visitorUuids);
  const turnCount = await forgetGoes(database, { visitorUuids });
  print(
    `${visitorUuids.length} visitors of ${phone}, their devices, ${savedCount} saved vehicles and ${fileCount} kept messages are deleted.`,
  );
  if (turnCount > 0) print(describeTurns(turnCount));
  const applicationCount = await forgetApplications(database, sealer, { visitorUuids, phone, siteSlug });
  print(describeApplications(applicationCount));
};

/** Who wrote, with all that came of it. */
const forgetWriter = async (email: string, { filter }: LeadArguments, office: LeadOffice): Promise<void> => {
  const { database, sealer, now, print } = office;
  const gone = await forgetLeads(database, { email, siteSlug: filter.siteSlug }, now);
  // Notices and questions about an address are known by it alone, which doesn't say at which site.
  if (filter.siteSlug === undefined) await recordFilePurge(database, { fileIds: [], address: email, askedAt: now });
  const fileCount = await purgeFiles(office);
  const leadUuids = gone.map(({ leadUuid }) => leadUuid);
  const bookedCount = await forgetAppointments(database, leadUuids);
  const valuationCount = await forgetValuations(database, leadUuids);
  print(`${gone.length} leads, their deliveries and ${fileCount} kept mails of ${email} are deleted.`);
  const reservedCount = await forgetReservations(database, { email, siteSlug: filter.siteSlug });
  print(`${reservedCount} reservations that are over went too; one that still holds a vehicle is released first.`);
  const turnCount = await forgetGoes(database, { email, siteSlug: filter.siteSlug });
  print(describeTurns(turnCount));
  const purchaseCount = await forgetPurchases(database, { email, siteSlug: filter.siteSlug });
  print(`${purchaseCount} online purchases went too, but for those that still hold a vehicle.`);
  const requestCount = await forgetRequests(database, { email, siteSlug: filter.siteSlug });
  print(`${requestCount} payments that are over went too; one that can still be paid is cancelled first.`);
  print(`${bookedCount} booked times went with them; those to come can be booked again.`);
  print(`${valuationCount} valuations of their cars went too.`);
  const applicant = { leadUuids, email, siteSlug: filter.siteSlug };
  const applicationCount = await forgetApplications(database, sealer, applicant);
  print(describeApplications(applicationCount));
  const noticeCount = await forgetNoticeAddress(database, email, filter.siteSlug);
  print(`${noticeCount} watchlists tell that address of changes no more.`);
  print('Other nodes delete their kept mails and messages within the hour, or when they start.');
  print('What went to the dealer by mail, and what stands in dumps of the database, is not in reach of this.');
};

const forget: LeadCommand = async (args, office) => {
  const { email, siteSlug } = args.filter;
  if (email !== undefined) await forgetWriter(email, args, office);
  if (args.phone !== undefined) await forgetSignedIn(args.phone, siteSlug, office);
};

/** What each command does. */
export const leadCommands: Readonly<Record<LeadCommandName, LeadCommand>> = {
  list,
  show,
  resend,
  forget,
  export: exportLeads,
};
