import type { ErasedApplications } from '../../src/finance-application/server/purge-applications.ts';
import { type ArchivedLead, createLeadArchive } from '../../src/leads/server/admin/lead-archive.ts';
import type { LeadFilter } from '../../src/leads/server/admin/lead-filter.ts';
import { formatCount } from '../../src/lib/text/noun.ts';
import { type ForgetTools, forgetEmail, forgetPhone } from '../../src/privacy/server/forget-contact.ts';
import { describeLead, describeLeadFully } from './describe-lead.ts';
import { exportLeads } from './export-leads.ts';
import type { LeadAdmin } from './lead-admin.ts';
import type { LeadArguments, LeadCommandName } from './read-lead-arguments.ts';
import { releaseTrapped, resendMatching } from './resend-matching.ts';

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
  `${countOf(count, 'wheel spin')} anonymised. The draws stay on record.`;

const describeApplications = ({ erasedCount, unreadableCount }: ErasedApplications): string => {
  const erased = `${countOf(erasedCount, 'finance application')} deleted, including unsent ones.`;
  return unreadableCount === 0
    ? erased
    : `${erased} ${countOf(unreadableCount, 'other')} can't be decrypted without their keys: set SEALING_KEYS and run forget again.`;
};

const toolsOf = ({ database, sealer, mails, texts, now }: LeadAdmin): ForgetTools => ({
  database,
  sealer,
  folders: [mails, texts],
  now,
});

const forgetByPhone = async (phone: string, siteSlug: string | undefined, admin: LeadAdmin): Promise<void> => {
  const { print } = admin;
  const gone = await forgetPhone(phone, siteSlug, toolsOf(admin));
  print(
    `Deleted for ${phone}: ${countOf(gone.visitors, 'visitor')} with devices, ${countOf(gone.saved, 'saved vehicle')}, ${countOf(gone.files, 'stored message')}.`,
  );
  if (gone.spins > 0) print(describeSpins(gone.spins));
  if (gone.valuations > 0) print(`${countOf(gone.valuations, 'valuation')} without a lead deleted.`);
  print(describeApplications(gone.applications));
};

const forgetByEmail = async (email: string, siteSlug: string | undefined, admin: LeadAdmin): Promise<void> => {
  const { print } = admin;
  const gone = await forgetEmail(email, siteSlug, toolsOf(admin));
  print(
    `Deleted for ${email}: ${countOf(gone.leads, 'lead')} with deliveries, ${countOf(gone.files, 'stored email')}.`,
  );
  print(
    `${countOf(gone.reservations, 'reservation')} deleted. Reservations that hold a vehicle or have a refund due aren't deleted: release or settle them first.`,
  );
  print(describeSpins(gone.spins));
  print(`${countOf(gone.purchases, 'online purchase')} deleted. Purchases that hold a vehicle aren't deleted.`);
  print(
    `${countOf(gone.payments, 'payment')} deleted. Payments that can still be made or have a refund due aren't deleted: cancel or settle them first.`,
  );
  print(`${countOf(gone.appointments, 'appointment')} deleted. Upcoming times are available again.`);
  print(`${countOf(gone.valuations, 'valuation')} deleted.`);
  print(describeApplications(gone.applications));
  print(`${countOf(gone.notices, 'watchlist')} will no longer notify that address.`);
  print('Other nodes delete their email and message files within the hour, or when they start.');
  print("Emails already sent to the dealer, and database dumps, aren't changed.");
};

const forget: LeadCommand = async (args, admin) => {
  const { email, siteSlug } = args.filter;
  if (email !== undefined) await forgetByEmail(email, siteSlug, admin);
  if (args.phone !== undefined) await forgetByPhone(args.phone, siteSlug, admin);
};

export const leadCommands: Readonly<Record<LeadCommandName, LeadCommand>> = {
  list,
  show,
  resend,
  forget,
  export: exportLeads,
};
