import type { MailedLead } from './mailed-lead.ts';
import type { MailingSite } from './mailing-site.ts';

/** A lead as programs read it, in the words of the specification. @spec L3.01, L3.03, L7.02, D.32 */
export const buildLeadDocument = (lead: MailedLead, site: Pick<MailingSite, 'slug' | 'name' | 'url'>) => ({
  lead_id: lead.leadUuid,
  site: site.slug,
  site_name: site.name,
  source: 'Website',
  category: lead.category,
  received_at: lead.receivedAt.toISOString(),
  url: site.url + lead.pagePath,
  name: lead.firstName,
  last_name: lead.lastName,
  email: lead.email,
  phone: lead.phone,
  message: lead.message,
  opt_in: lead.isOptedIn,
  opt_in_text: lead.optInText,
  car: lead.vehicle && {
    name: lead.vehicle.title,
    url: site.url + lead.vehicle.path,
    year: lead.vehicle.year,
    make: lead.vehicle.make,
    model: lead.vehicle.model,
    car_type: lead.vehicle.condition,
    stock_number: lead.vehicle.stockNumber,
  },
});
