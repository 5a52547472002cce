import { describeFullMoment } from '#src/lib/dates/describe-full-moment.ts';
import { formatKm, formatNumber, formatPrice } from '#src/lib/format-number.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { capitalise } from '#src/lib/text/words.ts';
import { findLeadPlace } from '../rules/find-lead-place.ts';
import type { Lead } from '../rules/lead.ts';
import { leadFieldTable } from '../rules/lead-fields.ts';
import type { LeadVehicle } from '../rules/lead-vehicle.ts';
import { describeChosenTime } from './describe-chosen-time.ts';
import { type MailingSite, type MailRow, type MailView, nameShopper } from './mail-view.ts';

export const joinVehicleFacts = ({ carType, colour, odometerKm, priceCents }: LeadVehicle): string =>
  [
    capitalise(carType),
    colour,
    odometerKm === null ? null : formatKm(odometerKm),
    priceCents === null ? null : formatPrice(priceCents),
  ]
    .filter((fact) => fact !== null && fact !== '')
    .join(', ');

/** @spec L3.03 */
export const listVehicleRows = (vehicle: LeadVehicle | null, { url }: Pick<MailingSite, 'url'>): readonly MailRow[] => {
  if (vehicle === null) return [];
  return [
    { label: 'Vehicle', text: vehicle.title, href: url + pagePaths.vehicle(vehicle.slug) },
    { label: 'Details', text: joinVehicleFacts(vehicle), href: null },
    { label: 'Stock number', text: vehicle.stockNumber, href: null },
  ];
};

/** @spec L2.55, L7.02 */
const customLabels: Readonly<Record<string, string>> = {
  vehiclePriceBudget: 'Budget',
  PreferredContactMethod: 'Preferred contact',
  finance: 'Finance',
  'do-you-have-a-trade-in': 'Trade-in',
  regoState: 'Rego state',
  kms: 'Odometer (km)',
  appointment: 'Appointment',
  valuation_car: 'Trade-in vehicle',
  adjustmentAnswers: 'Condition',
  offer_price: 'Estimate shown',
  offer_accepted: 'Estimate accepted',
  form_completed: 'Questions answered',
  valuation_id: 'Valuation ID',
  finance_application: 'Application ID',
  finance_amount: 'Loan amount',
  finance_term: 'Loan term',
  finance_lender: 'Rates from',
  finance_result: 'Initial result',
};

const describeCustom = (name: string, text: string, lead: Lead, timeZone: string): string => {
  if (name === leadFieldTable.appointment.name) {
    return describeChosenTime(lead, timeZone)?.text ?? 'None chosen: please call to arrange one';
  }
  if (!/^\d+$/.test(text)) return text;
  if (name === leadFieldTable.budget.name) return `$${formatNumber(Number(text))}`;
  return name === leadFieldTable.odometerKm.name ? formatNumber(Number(text)) : text;
};

const rowOf = (label: string, text: string | null | undefined): readonly MailRow[] =>
  text === null || text === undefined || text === '' ? [] : [{ label, text, href: null }];

/** @spec L3.01, L3.02, L3.03, L7.02 */
const listLeadRows = (
  lead: Lead,
  site: Pick<MailingSite, 'url' | 'locations' | 'dealerships' | 'timeZone'>,
): readonly MailRow[] => {
  const place = findLeadPlace(lead, site);
  return [
    { label: 'Phone', text: formatPhone(lead.phone), href: `tel:${lead.phone}` },
    { label: 'Email', text: lead.email, href: `mailto:${lead.email}` },
    ...rowOf('Postcode', lead.postcode),
    { label: 'Enquiry', text: [lead.category, lead.subcategory].filter(Boolean).join(', '), href: null },
    ...listVehicleRows(lead.vehicle, site),
    ...rowOf('Location', place?.name),
    ...rowOf('Dealership', site.dealerships.find(({ slug }) => slug === lead.dealershipSlug)?.name),
    ...rowOf('Distribution', lead.vehicle?.distributionLocations.join(', ')),
    ...rowOf('Rego', lead.rego),
    ...rowOf('Services', lead.additionalServices.join(', ')),
    ...Object.entries(lead.custom).flatMap(([name, text]) =>
      rowOf(customLabels[name] ?? name, describeCustom(name, text, lead, place?.timeZone ?? site.timeZone)),
    ),
    { label: 'Sent from', text: site.url + lead.pagePath, href: site.url + lead.pagePath },
    ...rowOf('Page ID', lead.pageId),
    { label: 'News and offers', text: lead.isOptedIn ? 'Opted in' : 'Not opted in', href: null },
  ];
};

/** @spec D.32 */
export const buildLeadMail = (
  lead: Lead,
  site: Pick<MailingSite, 'name' | 'url' | 'timeZone' | 'locations' | 'dealerships'>,
): MailView => {
  const name = lead.lastName === null ? lead.firstName : `${lead.firstName} ${lead.lastName}`;
  const about = lead.vehicle === null ? '' : `, ${lead.vehicle.title}`;
  const topic = (lead.subcategory ?? lead.category).replace(/^\d+\. /, '');
  return {
    subject: `${topic}: ${nameShopper(lead)}${about}`,
    preview: lead.message ?? `${name}, ${formatPhone(lead.phone)}`,
    sender: site.name,
    heading: `${topic}: ${lead.vehicle?.title ?? name}`,
    paragraphs: [`${name} contacted ${site.name} on ${describeFullMoment(lead.receivedAt.getTime(), site.timeZone)}.`],
    rows: listLeadRows(lead, site),
    quote: lead.message ?? 'No comments.',
    footer: [`Replies to this email go to ${lead.email}.`, `Lead ${lead.leadUuid}`],
  };
};
