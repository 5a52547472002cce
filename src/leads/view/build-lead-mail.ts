import { createZonedFormat } from '#src/lib/dates/zoned-format.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { listVehicleRows } from './list-vehicle-rows.ts';
import type { MailRow, MailView } from './mail-view.ts';
import type { MailedLead } from './mailed-lead.ts';
import type { MailingSite } from './mailing-site.ts';

const timeOf = createZonedFormat('en-AU', { dateStyle: 'full', timeStyle: 'short' });

const listRows = (lead: MailedLead, site: Pick<MailingSite, 'url'>): readonly MailRow[] => [
  { label: 'Phone', text: formatPhone(lead.phone), href: `tel:${lead.phone}` },
  { label: 'Email', text: lead.email, href: `mailto:${lead.email}` },
  { label: 'About', text: lead.category, href: null },
  ...listVehicleRows(lead.vehicle, site),
  { label: 'Sent from', text: site.url + lead.pagePath, href: site.url + lead.pagePath },
  { label: 'News', text: lead.isOptedIn ? 'agreed to news and offers' : 'no news or offers', href: null },
];

/** The mail that brings a lead to the people of a dealer. @spec D.32 */
export const buildLeadMail = (lead: MailedLead, site: Pick<MailingSite, 'name' | 'url' | 'timeZone'>): MailView => {
  const name = lead.lastName === null ? lead.firstName : `${lead.firstName} ${lead.lastName}`;
  const about = lead.vehicle === null ? '' : `, ${lead.vehicle.title}`;
  return {
    subject: `${lead.category}: ${name}${about}`,
    preview: lead.message ?? `${name}, ${formatPhone(lead.phone)}`,
    sender: site.name,
    heading: name,
    paragraphs: [`${name} wrote to ${site.name} on ${timeOf(site.timeZone).format(lead.receivedAt)}.`],
    rows: listRows(lead, site),
    quote: lead.message ?? 'No comments were left.',
    footer: [`An answer to this mail goes to ${lead.email}.`, `Lead ${lead.leadUuid}`],
  };
};
