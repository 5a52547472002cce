import { createZonedFormat } from '#src/lib/dates/zoned-format.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { listLeadRows } from './list-lead-rows.ts';
import type { MailView } from './mail-view.ts';
import type { MailedLead } from './mailed-lead.ts';
import type { MailingSite } from './mailing-site.ts';
import { nameShopper } from './name-shopper.ts';

const timeOf = createZonedFormat('en-AU', { dateStyle: 'full', timeStyle: 'short' });

/** The mail that brings a lead to the people of a dealer. @spec D.32 */
export const buildLeadMail = (
  lead: MailedLead,
  site: Pick<MailingSite, 'name' | 'url' | 'timeZone' | 'locations' | 'dealerships'>,
): MailView => {
  const name = lead.lastName === null ? lead.firstName : `${lead.firstName} ${lead.lastName}`;
  const about = lead.vehicle === null ? '' : `, ${lead.vehicle.title}`;
  return {
    subject: `${lead.subcategory ?? lead.category}: ${nameShopper(lead)}${about}`,
    preview: lead.message ?? `${name}, ${formatPhone(lead.phone)}`,
    sender: site.name,
    heading: name,
    paragraphs: [`${name} wrote to ${site.name} on ${timeOf(site.timeZone).format(lead.receivedAt)}.`],
    rows: listLeadRows(lead, site),
    quote: lead.message ?? 'No comments were left.',
    footer: [`An answer to this mail goes to ${lead.email}.`, `Lead ${lead.leadUuid}`],
  };
};
