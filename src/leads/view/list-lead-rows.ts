import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { findLeadPlace } from '../rules/find-lead-place.ts';
import { listVehicleRows } from './list-vehicle-rows.ts';
import type { MailRow } from './mail-view.ts';
import type { MailedLead } from './mailed-lead.ts';
import type { MailingSite } from './mailing-site.ts';

/** How facts are called that have no column of their own. @spec L2.55, L7.02 */
const customLabels: Readonly<Record<string, string>> = {
  vehiclePriceBudget: 'Budget',
  PreferredContactMethod: 'Preferred contact',
  finance: 'Finance',
  'do-you-have-a-trade-in': 'Trade-in',
  regoState: 'Rego state',
  kms: 'Odometer, km',
};

const rowOf = (label: string, text: string | null | undefined): readonly MailRow[] =>
  text === null || text === undefined || text === '' ? [] : [{ label, text, href: null }];

/** What a lead says beside its words, for people: only what is there. @spec L3.01, L3.03, L7.02 */
export const listLeadRows = (lead: MailedLead, site: Pick<MailingSite, 'url' | 'locations'>): readonly MailRow[] => [
  { label: 'Phone', text: formatPhone(lead.phone), href: `tel:${lead.phone}` },
  { label: 'Email', text: lead.email, href: `mailto:${lead.email}` },
  ...rowOf('Postcode', lead.postcode),
  { label: 'About', text: [lead.category, lead.subcategory].filter(Boolean).join(', '), href: null },
  ...listVehicleRows(lead.vehicle, site),
  ...rowOf('Location', findLeadPlace(lead, site.locations)?.name),
  ...rowOf('Rego', lead.rego),
  ...rowOf('Services', lead.additionalServices.join(', ')),
  ...Object.entries(lead.custom).flatMap(([name, text]) => rowOf(customLabels[name] ?? name, text)),
  { label: 'Sent from', text: site.url + lead.pagePath, href: site.url + lead.pagePath },
  { label: 'News', text: lead.isOptedIn ? 'agreed to news and offers' : 'no news or offers', href: null },
];
