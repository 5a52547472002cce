import { create } from 'xmlbuilder2';
import type { Lead } from '#src/leads/rules/lead.ts';
import type { MailingSite } from '#src/leads/view/mail-view.ts';
import { findLeadPlace } from '../../rules/find-lead-place.ts';
import { leadFieldTable } from '../../rules/lead-fields.ts';
import { type ChosenTime, describeChosenTime } from '../../view/describe-chosen-time.ts';
import { describeDepartment } from '../../view/describe-department.ts';

type AdfSite = Pick<MailingSite, 'slug' | 'name' | 'url' | 'phones' | 'timeZone' | 'locations' | 'dealerships'>;

const namePart = (part: 'first' | 'last' | 'full', text: string) => ({ '@part': part, '#': text });

const idOf = (source: string, text: string) => ({ '@source': source, '#': text });

const isMobile = (phone: string): boolean => phone.startsWith('+614');

const nameRequest = ({ category, subcategory }: Lead): string => [category, subcategory].filter(Boolean).join(', ');

const purchaseCategories: ReadonlySet<string> = new Set([
  ...(['New Vehicle Enquiry', 'Used Vehicle Enquiry', 'Demo Vehicle Enquiry'] as const),
  ...(['Finance Enquiry', 'Fleet Enquiry'] as const),
]);

const chooseInterest = ({ category, subcategory, vehicle }: Lead): string | undefined => {
  if (subcategory === 'Test Drive') return 'test-drive';
  if (vehicle !== null || purchaseCategories.has(category) || subcategory === 'Find My Next Vehicle') return 'buy';
  return category === 'Trade-In Enquiry' ? 'trade-in' : undefined;
};

/** The DTD requires a vehicle, so a lead without one gets an empty vehicle. */
const describeNoVehicle = (lead: Lead) => {
  const interest = chooseInterest(lead);
  return {
    ...(interest !== undefined && { '@interest': interest }),
    ...(interest === 'trade-in' && { '@status': 'used' }),
    year: '',
    make: '',
    model: '',
    comments: `${nameRequest(lead)}: no vehicle chosen`,
  };
};

/** ADF has no status for demo vehicles, so they get the status 'used'. */
const describeVehicle = (lead: Lead) => {
  const { vehicle } = lead;
  if (vehicle === null) return describeNoVehicle(lead);
  const { vin, badge, odometerKm, priceCents } = vehicle;
  return {
    '@interest': chooseInterest(lead),
    '@status': vehicle.carType === 'new' ? 'new' : 'used',
    id: idOf('car_id', String(vehicle.vehicleId)),
    year: String(vehicle.year),
    make: vehicle.make,
    model: vehicle.model,
    ...(vin !== null && { vin }),
    stock: vehicle.stockNumber,
    ...(badge !== null && { trim: badge }),
    ...(odometerKm !== null && { odometer: { '@units': 'km', '#': String(odometerKm) } }),
    ...(priceCents !== null && {
      price: { '@type': 'asking', '@currency': 'AUD', '#': (priceCents / 100).toFixed(2) },
    }),
    comments: vehicle.title,
  };
};

const describeTradeIn = ({ custom, rego }: Lead) => {
  if (custom['do-you-have-a-trade-in'] !== 'Yes') return [];
  const { kms, regoState } = custom;
  return [
    {
      '@interest': 'trade-in',
      '@status': 'used',
      year: '',
      make: '',
      model: '',
      ...(kms !== undefined && { odometer: { '@units': 'km', '#': kms } }),
      comments: ['Rego', rego ?? 'not known', regoState].filter(Boolean).join(' '),
    },
  ];
};

const campaignParameter = /^(utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid)$/;

const listCampaign = ({ attributes }: Lead): readonly string[] =>
  Object.entries(attributes.linked_query_params ?? {})
    .filter(([name]) => campaignParameter.test(name))
    .map(([name, text]) => `${name}=${text}`);

interface AdfRoute {
  readonly place: AdfSite['locations'][number] | undefined;
  readonly dealership: AdfSite['dealerships'][number] | undefined;
  readonly department: string | null;
  readonly time: ChosenTime | null;
}

const findRoute = (lead: Lead, site: AdfSite): AdfRoute => {
  const place = findLeadPlace(lead, site);
  return {
    place,
    dealership: site.dealerships.find(({ slug }) => slug === lead.dealershipSlug),
    department: describeDepartment(lead.category, place?.type),
    time: describeChosenTime(lead, place?.timeZone ?? site.timeZone),
  };
};

const labelled = (label: string, text: string | null | undefined): readonly string[] =>
  text === null || text === undefined || text === '' ? [] : [`${label}: ${text}`];

const listCustom = ({ custom }: Lead): readonly string[] =>
  Object.entries(custom)
    .filter(([name]) => name !== leadFieldTable.appointment.name)
    .map(([name, text]) => `${name}: ${text}`);

const askedToCall = ({ custom }: Lead, time: ChosenTime | null): string | null =>
  custom[leadFieldTable.appointment.name] !== undefined && time === null
    ? 'none chosen: please call to arrange one'
    : null;

/** ADF's comments end with the shopper's message, because it can have several lines. @spec L3.01, L3.02 */
const listComments = (lead: Lead, { place, dealership, department, time }: AdfRoute, siteUrl: string) => [
  nameRequest(lead),
  ...labelled('Time', time?.text ?? askedToCall(lead, time)),
  ...labelled('Location', place?.name),
  ...labelled('Dealership', dealership?.name),
  ...labelled('Department', department),
  ...labelled('Distribution locations', lead.vehicle?.distributionLocations.join(', ')),
  ...labelled('Rego', lead.rego),
  ...labelled('Services', lead.additionalServices.join(', ')),
  ...listCustom(lead),
  `News and offers: ${lead.isOptedIn ? 'yes' : 'no'} (${lead.optInText})`,
  `Page: ${[lead.pageId, siteUrl + lead.pagePath].filter(Boolean).join(', ')}`,
  ...labelled('Campaign', listCampaign(lead).join(', ')),
  ...labelled('Message', lead.message),
];

const describeCustomer = (lead: Lead, route: AdfRoute, siteUrl: string) => ({
  contact: {
    name: [namePart('first', lead.firstName), ...(lead.lastName === null ? [] : [namePart('last', lead.lastName)])],
    email: lead.email,
    phone: { '@type': isMobile(lead.phone) ? 'cellphone' : 'voice', '#': lead.phone },
    // The DTD requires a street.
    ...(lead.postcode !== null && { address: { street: '', postalcode: lead.postcode, country: 'AU' } }),
  },
  ...(route.time !== null && {
    timeframe: { description: route.time.text, earliestdate: route.time.iso },
  }),
  comments: listComments(lead, route, siteUrl).join('\n'),
});

const describeAddress = ({ address: { street, city, state, postcode } }: NonNullable<AdfRoute['place']>) => ({
  street,
  city,
  regioncode: state,
  postalcode: postcode,
  country: 'AU',
});

const describeSeller = ({ slug, name, url, phones }: AdfSite, { place, dealership, department }: AdfRoute) => ({
  vendor: {
    id: [
      idOf('Forecourt', slug),
      ...(dealership === undefined ? [] : [idOf('dealership_slug', dealership.slug)]),
      ...(place === undefined ? [] : [idOf('location_id', String(place.id))]),
    ],
    vendorname: dealership?.name ?? name,
    url,
    contact: {
      name: namePart('full', [place?.name ?? dealership?.name ?? name, department].filter(Boolean).join(', ')),
      phone: { '@type': 'voice', '#': place?.contact.phone ?? phones.main },
      ...(place !== undefined && { address: describeAddress(place) }),
    },
  },
  provider: { name: namePart('full', name), service: 'Website', url },
});

/** Escapes `&` twice, because xmlbuilder2 decodes its input once and keeps the entities that are left. */
const escapeAmpersands = <Tree extends object>(tree: Tree): Tree =>
  JSON.parse(JSON.stringify(tree), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('&', '&amp;amp;') : value,
  );

/** Elements are in the order of ADF's DTD. @spec D.32 */
export const buildAdf = (lead: Lead, site: AdfSite): string => {
  const route = findRoute(lead, site);
  const prospect = {
    '@status': 'new',
    id: { '@source': site.slug, '#': lead.leadUuid },
    requestdate: lead.receivedAt.toISOString().replace('Z', '+00:00'),
    vehicle: [describeVehicle(lead), ...describeTradeIn(lead)],
    customer: describeCustomer(lead, route, site.url),
    ...describeSeller(site, route),
  };
  // Drops characters that XML can't hold.
  return create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' })
    .ins('ADF', 'VERSION="1.0"')
    .ele({ adf: { prospect: escapeAmpersands(prospect) } })
    .end({ prettyPrint: true });
};
