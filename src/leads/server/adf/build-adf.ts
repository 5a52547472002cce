import { create } from 'xmlbuilder2';
import type { MailedLead, MailedVehicle } from '../../view/mailed-lead.ts';
import type { MailingSite } from '../../view/mailing-site.ts';

type AdfSite = Pick<MailingSite, 'slug' | 'name' | 'url' | 'phones'>;

const namePart = (part: 'first' | 'last' | 'full', text: string) => ({ '@part': part, '#': text });

const isMobile = (phone: string): boolean => phone.startsWith('+614');

/** Year, make and model have to be there, and are empty where a lead is about no vehicle. Demonstrators count as used. */
const describeVehicle = (vehicle: MailedVehicle | null) => ({
  '@interest': 'buy',
  '@status': vehicle?.condition === 'new' ? 'new' : 'used',
  year: vehicle?.year?.toString() ?? '',
  make: vehicle?.make ?? '',
  model: vehicle?.model ?? '',
  ...(vehicle !== null && vehicle.stockNumber !== null && { stock: vehicle.stockNumber }),
  ...(vehicle !== null && { comments: vehicle.title }),
});

const describeCustomer = (lead: MailedLead) => ({
  contact: {
    name: [namePart('first', lead.firstName), ...(lead.lastName === null ? [] : [namePart('last', lead.lastName)])],
    email: lead.email,
    phone: { '@type': isMobile(lead.phone) ? 'cellphone' : 'voice', '#': lead.phone },
  },
  comments: [lead.category, ...(lead.message === null ? [] : [lead.message])].join('\n'),
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
    vehicle: describeVehicle(lead.vehicle),
    customer: describeCustomer(lead),
    ...describeSeller(site),
  };
  // What XML has no letter for is left out.
  return create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' })
    .ins('ADF', 'VERSION="1.0"')
    .ele({ adf: { prospect: escapeAmpersands(prospect) } })
    .end({ prettyPrint: true });
};
