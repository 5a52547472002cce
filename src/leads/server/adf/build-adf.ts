import { create } from 'xmlbuilder2';
import type { MailedLead } from '../../view/mailed-lead.ts';
import type { MailingSite } from '../../view/mailing-site.ts';

type AdfSite = Pick<MailingSite, 'slug' | 'name' | 'url' | 'phones'>;

const namePart = (part: 'first' | 'last' | 'full', text: string) => ({ '@part': part, '#': text });

const isMobile = (phone: string): boolean => phone.startsWith('+614');

/** What a shopper wants of the vehicle, in the standard's words. */
const chooseInterest = ({ subcategory }: MailedLead): string => (subcategory === 'Test Drive' ? 'test-drive' : 'buy');

/** Year, make and model have to be there, and are empty where a lead is about no vehicle. Demonstrators count as used. */
const describeVehicle = (lead: MailedLead) => {
  const { vehicle } = lead;
  const attributes = { '@interest': chooseInterest(lead), '@status': vehicle?.carType === 'new' ? 'new' : 'used' };
  if (vehicle === null) return { ...attributes, year: '', make: '', model: '' };
  const { vin, badge, odometerKm, priceCents } = vehicle;
  return {
    ...attributes,
    id: { '@source': 'car_id', '#': String(vehicle.vehicleId) },
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

/** What a shopper would trade in is a vehicle of its own; all that is known of it is what was typed. */
const describeTradeIn = ({ custom, rego }: MailedLead) => {
  if (custom['do-you-have-a-trade-in'] !== 'Yes') return [];
  const { kms, regoState } = custom;
  return [
    {
      ...{ '@interest': 'trade-in', '@status': 'used', year: '', make: '', model: '' },
      ...(kms !== undefined && { odometer: { '@units': 'km', '#': kms } }),
      comments: ['Rego', rego ?? 'not known', regoState].filter(Boolean).join(' '),
    },
  ];
};

const listDistribution = ({ vehicle }: MailedLead): readonly string[] => {
  const names = vehicle?.distributionLocations ?? [];
  return names.length === 0 ? [] : [`Distribution locations: ${names.join(', ')}`];
};

/** What the standard has no element for. @spec L3.02 */
const listComments = (lead: MailedLead): readonly string[] => [
  [lead.category, lead.subcategory].filter(Boolean).join(', '),
  ...(lead.message === null ? [] : [lead.message]),
  ...listDistribution(lead),
  ...(lead.rego === null ? [] : [`Rego: ${lead.rego}`]),
  ...(lead.additionalServices.length === 0 ? [] : [`Services: ${lead.additionalServices.join(', ')}`]),
  ...Object.entries(lead.custom).map(([name, text]) => `${name}: ${text}`),
];

const describeCustomer = (lead: MailedLead) => ({
  contact: {
    name: [namePart('first', lead.firstName), ...(lead.lastName === null ? [] : [namePart('last', lead.lastName)])],
    email: lead.email,
    phone: { '@type': isMobile(lead.phone) ? 'cellphone' : 'voice', '#': lead.phone },
    // A street has to be there.
    ...(lead.postcode !== null && { address: { street: '', postalcode: lead.postcode, country: 'AU' } }),
  },
  comments: listComments(lead).join('\n'),
});

const describeSeller = ({ slug, name, url, phones }: AdfSite) => ({
  vendor: {
    id: { '@source': 'Forecourt', '#': slug },
    vendorname: name,
    url,
    contact: { name: namePart('full', name), phone: { '@type': 'voice', '#': phones.main } },
  },
  provider: { name: namePart('full', name), service: 'Website', url },
});

/** The library reads entities in what it is given, and leaves alone what looks like one where it writes: `&a;` as typed is letters. */
const escapeAmpersands = <Tree extends object>(tree: Tree): Tree =>
  JSON.parse(JSON.stringify(tree), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('&', '&amp;amp;') : value,
  );

/** A lead as ADF 1.0, which dealer systems read: elements in the order of its DTD. @spec D.32 */
export const buildAdf = (lead: MailedLead, site: AdfSite): string => {
  const prospect = {
    '@status': 'new',
    id: { '@source': site.slug, '#': lead.leadUuid },
    requestdate: lead.receivedAt.toISOString().replace('Z', '+00:00'),
    vehicle: [describeVehicle(lead), ...describeTradeIn(lead)],
    customer: describeCustomer(lead),
    ...describeSeller(site),
  };
  // What XML has no letter for is left out.
  return create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' })
    .ins('ADF', 'VERSION="1.0"')
    .ele({ adf: { prospect: escapeAmpersands(prospect) } })
    .end({ prettyPrint: true });
};
