import { createZonedFormat } from '#src/lib/dates/zoned-format.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import type { CheckedLead } from '../rules/check-lead.ts';

/** A lead as a dealer reads of it. */
export interface MailedLead extends CheckedLead {
  readonly leadUuid: string;
  readonly category: string;
  readonly pagePath: string;
  readonly receivedAt: Date;
}

/** What a mail says. */
export interface LeadMail {
  readonly subject: string;
  readonly text: string;
}

const timeOf = createZonedFormat('en-AU', { dateStyle: 'full', timeStyle: 'short' });

/** The mail that brings a lead to the dealer. @spec D.32 */
export const buildLeadMail = (
  lead: MailedLead,
  site: { readonly name: string; readonly url: string; readonly timeZone: string },
): LeadMail => {
  const name = lead.lastName === null ? lead.firstName : `${lead.firstName} ${lead.lastName}`;
  const text = [
    `${name} wrote to ${site.name} on ${timeOf(site.timeZone).format(lead.receivedAt)}.`,
    '',
    `Phone:     ${formatPhone(lead.phone)}`,
    `Email:     ${lead.email}`,
    `About:     ${lead.category}`,
    `Sent from: ${site.url}${lead.pagePath}`,
    `News:      ${lead.isOptedIn ? 'agreed to news and offers' : 'no news or offers'}`,
    '',
    lead.message ?? 'No comments were left.',
    '',
    '--',
    `An answer to this mail goes to ${lead.email}. Lead ${lead.leadUuid}`,
    '',
  ].join('\n');
  return { subject: `${lead.category}: ${name}`, text };
};
