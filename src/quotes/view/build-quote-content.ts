import type { Lead } from '#src/leads/rules/lead.ts';
import type { QuoteContent, QuoteFigures } from '#src/leads/rules/quote.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { joinKnown } from '#src/lib/text/words.ts';
import { findPrimaryLocation, findVehicleLocation } from '#src/locations/rules/find-vehicle-location.ts';
import { formatAddress } from '#src/locations/view/format-address.ts';
import { formatLicence, type Licence } from '#src/sites/model/format-licence.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import type { PageConfig } from '#src/vehicle/rules/page/page-config.ts';
import type { SpecRowName } from '#src/vehicle/rules/page/spec-row-names.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildSpecRows } from '#src/vehicle/view/information/build-spec-rows.ts';

export interface QuotingSite {
  readonly name: string;
  readonly phones: { readonly main: string };
  readonly locations: readonly SiteLocation[];
  readonly legal: {
    readonly entity: string;
    readonly abn?: string | undefined;
    readonly licences: readonly Licence[];
  };
  readonly config: { readonly vehicle: { readonly page: PageConfig } };
}

interface QuoteFacts {
  readonly site: QuotingSite;
  readonly vehicle: Vehicle;
  readonly lead: Pick<Lead, 'firstName' | 'lastName' | 'phone' | 'email'>;
  readonly figures: QuoteFigures;
  readonly tradeIn: string | null;
  readonly validUntil: string;
  readonly preparedBy: string;
  /** 'YYYY-MM-DD' in the site's time zone. */
  readonly today: string;
}

const factRows: readonly SpecRowName[] = [
  'stockNumber',
  'vin',
  'regoExpiry',
  'colour',
  'kilometres',
  'build',
  'compliance',
  'transmission',
  'engine',
];

const describeDealer = ({ site, vehicle }: QuoteFacts): QuoteContent['dealer'] => {
  const { name, legal, phones, locations } = site;
  const location = findVehicleLocation(vehicle, locations) ?? findPrimaryLocation(locations);
  const ownLicence = location?.dealerLicenceNumber;
  // Without a licence for the location, the quote lists all of the company's licences. Each is for a state or a yard,
  // and the one that applies is unknown.
  const licences = ownLicence == null ? legal.licences.map(formatLicence) : [`Motor dealer licence ${ownLicence}`];
  return {
    name,
    seller: legal.entity === name ? name : `${legal.entity}, trading as ${name}`,
    abn: legal.abn ?? null,
    lines: [
      ...(location === undefined ? [] : [`${location.name}, ${formatAddress(location.address)}`]),
      formatPhone(location?.contact.phone ?? phones.main),
      ...(licences.length === 0 ? [] : [licences.join(' · ')]),
    ],
  };
};

const listFacts = ({ vehicle, site, today }: QuoteFacts): QuoteContent['vehicle']['facts'] => [
  ...(vehicle.regoPlate === null ? [] : [{ label: 'Rego number', text: vehicle.regoPlate }]),
  ...buildSpecRows(vehicle, factRows, site.config.vehicle.page, today).map(({ label, value }) => ({
    label,
    text: value,
  })),
];

export const buildQuoteContent = (facts: QuoteFacts): QuoteContent => {
  const { vehicle, lead, figures, tradeIn, validUntil, preparedBy, today } = facts;
  return {
    dealer: describeDealer(facts),
    customer: {
      name: joinKnown([lead.firstName, lead.lastName], ' '),
      phone: formatPhone(lead.phone),
      email: lead.email,
    },
    vehicle: {
      title: joinKnown([getVehicleTitle(vehicle), vehicle.badge], ' '),
      facts: listFacts(facts),
    },
    tradeIn,
    figures,
    preparedBy,
    madeOn: today,
    validUntil,
  };
};
