import { Document, type Node } from 'yaml';
import type { LeadCategory } from '../../../src/leads/rules/lead-categories.ts';
import { slugify } from '../../../src/lib/text/slugify.ts';
import { findNearestPostcodeCoordinates } from '../../../src/locations/server/find-postcode-coordinates.ts';
import { presets } from '../../../src/sites/presets/presets.ts';
import { type Palette, paletteSchema } from '../../../src/sites/theme/palette-schema.ts';
import { listHoursRows, readKnownHours } from './answers/read-opening-hours.ts';
import { stateFacts } from './answers/states.ts';
import { derivePalette } from './derive-palette.ts';
import { findLicence, listLicences, listUnlicensed } from './list-licences.ts';
import { listSuburbs } from './list-suburbs.ts';
import { namePlace } from './name-place.ts';
import type { PreparedLogo } from './prepare-logo.ts';
import { chooseHolidays, findSharedHolidays, type HolidayAnswer } from './public-holidays.ts';
import type { LocationAnswers, SiteAnswers } from './site-answers.ts';

const stockLinks = {
  used: { label: 'Used cars', href: '/search/used-cars/', noun: 'used cars', counted: 'used vehicle|used vehicles' },
  franchise: { label: 'Cars for sale', href: '/search/', noun: 'cars', counted: 'vehicle|vehicles' },
  group: { label: 'Cars for sale', href: '/search/', noun: 'cars', counted: 'vehicle|vehicles' },
  specialist: { label: 'Vehicles for sale', href: '/search/', noun: 'vehicles', counted: 'vehicle|vehicles' },
} as const;

const pickChanges = (palette: Palette, base: Palette): Partial<Palette> =>
  Object.fromEntries(Object.entries(palette).filter(([role, colour]) => base[role as keyof Palette] !== colour));

const buildPalette = ({ template, brand, accent }: SiteAnswers): Partial<Palette> => {
  const base = paletteSchema.parse(presets[template].brand?.palette ?? {});
  return pickChanges(derivePalette(base, { brand, accent }), base);
};

/** @spec L3.07 */
const writeHolidays = (answer: HolidayAnswer | undefined): object =>
  answer === undefined
    ? {}
    : {
        publicHolidays: answer.publicHolidays,
        ...(answer.closedHolidays.length > 0 && { closedHolidays: answer.closedHolidays }),
      };

const buildLocation = (site: SiteAnswers, given: LocationAnswers, index: number) => {
  const licenceNumber = findLicence(site, given);
  const { street, suburb, state = site.state, postcode, phone, openingHours } = given;
  const place = findNearestPostcodeCoordinates(postcode);
  if (place === undefined) throw new Error(`${postcode} isn't an Australian postcode.`);
  const name = namePlace(site.locations, index);
  return {
    id: index + 1,
    name,
    slug: slugify(name),
    ...(index === 0 && { primary: true }),
    ...(licenceNumber !== null && { dealerLicenceNumber: licenceNumber }),
    address: { street, city: suburb, state, postcode, ...place, isApproximate: true },
    contact: {
      phone,
      ...(openingHours !== undefined && { openingHours: listHoursRows(readKnownHours(openingHours)) }),
      ...(findSharedHolidays(site) === undefined && writeHolidays(chooseHolidays(given, site.closedOnPublicHolidays))),
    },
  };
};

const usesTemplateColours = (site: SiteAnswers): boolean => Object.keys(buildPalette(site)).length === 0;

const hasAllHours = ({ locations }: SiteAnswers): boolean =>
  locations.every(({ openingHours }) => openingHours !== undefined);

const addComments = (file: Document, site: SiteAnswers): void => {
  const { locations } = site;
  const note = (path: readonly (string | number)[], comment: string): void => {
    const node = file.getIn(path, true) as Node | undefined;
    if (node !== undefined) node.comment = ` ${comment}`;
  };
  note(['legal', 'entity'], 'the company that sells, such as Acme Cars Pty Ltd');
  if (site.abn === null) note(['legal'], 'abn: 53 004 085 616');
  if (site.host === null) note(['url'], 'once you have a web address, put it here and in hosts');
  if (!site.hasWorkshop)
    note(
      ['navigation'],
      '- { label: Service, href: /service } # if you service vehicles: see docs/changing-a-site/pages.md',
    );
  note(
    ['appointments', 'booking'],
    hasAllHours(site)
      ? "shoppers book a test drive straight away; with 'wishes', you confirm each one yourself"
      : "you confirm each test drive yourself; with opening hours, 'slots' lets shoppers book straight away",
  );
  if (usesTemplateColours(site)) note(['brand', 'palette'], "you gave no colours, so these are the template's");
  note(['places'], 'specialHours:\n   - { date: "2026-12-24", start_hour: "09:00", end_hour: "12:00" }');
  const missing = listLicences(site).filter(({ number }) => number === null);
  if (missing.length > 0)
    note(['legal', 'licences'], missing.map(({ label }) => `- { label: ${label}, number: "" }`).join('\n '));
  for (const index of listUnlicensed(site)) {
    const { inSentence } = stateFacts[locations[index]?.state ?? site.state];
    note(['locations', index], `dealerLicenceNumber: "" # your licence in ${inSentence}`);
  }
  for (const [index, { openingHours }] of locations.entries()) {
    if (openingHours === undefined)
      note(['locations', index, 'contact'], 'openingHours:\n   - { days: Mon-Fri, open: "08:30", close: "17:30" }');
    note(
      ['locations', index, 'address', 'isApproximate'],
      "the middle of the postcode area; delete this line once the two above are the yard's own",
    );
  }
};

const buildLicences = (site: SiteAnswers) => {
  const licences = listLicences(site).flatMap(({ label, number }) => (number === null ? [] : [{ label, number }]));
  return licences.length === 0 ? {} : { licences };
};

const buildDestinations = (site: SiteAnswers) => {
  const destinations = site.locations.flatMap((location, index) =>
    location.email === undefined
      ? []
      : [{ kind: 'mail', to: location.email, locations: [slugify(namePlace(site.locations, index))] }],
  );
  return destinations.length === 0 ? {} : { destinations };
};

const buildAddresses = (host: string | null, slug: string, port: number) =>
  host === null
    ? { hosts: [`${slug}.localhost`], url: `http://${slug}.localhost:${port}` }
    : { hosts: [host, host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`], url: `https://${host}` };

const saleCategories: Readonly<Record<SiteAnswers['template'], readonly LeadCategory[]>> = {
  used: ['Used Vehicle Enquiry'],
  franchise: ['New Vehicle Enquiry', 'Used Vehicle Enquiry', 'Demo Vehicle Enquiry'],
  group: ['New Vehicle Enquiry', 'Used Vehicle Enquiry', 'Demo Vehicle Enquiry'],
  specialist: ['New Vehicle Enquiry', 'Used Vehicle Enquiry'],
};

/** @spec L5.02 */
const buildCategories = ({ template, hasWorkshop }: SiteAnswers): readonly LeadCategory[] => [
  'General Enquiry',
  ...saleCategories[template],
  'Trade-In Enquiry',
  ...(hasWorkshop ? (['Service Enquiry', 'Parts Enquiry'] as const) : []),
  'Feedback',
];

const maxNamedSuburbs = 3;

export interface SiteYamlOptions {
  readonly slug: string;
  readonly websiteId: number;
  readonly answers: SiteAnswers;
  /** Port of the server on this machine, for a site without a web address. */
  readonly port: number;
  readonly logo: PreparedLogo['brand'];
  readonly schemaPath: string;
}

/** @spec B0.01 */
export const buildSiteYaml = ({ slug, websiteId, answers, port, logo, schemaPath }: SiteYamlOptions): string => {
  const { name, template, state, entity, abn, host, email, hasWorkshop, locations } = answers;
  const [first] = locations;
  const suburbs = new Set(locations.map(({ suburb }) => suburb));
  const where = suburbs.size > maxNamedSuburbs ? state : listSuburbs(locations);
  const stock = stockLinks[template];
  const service = hasWorkshop ? [{ label: 'Service', href: '/service' }] : [];
  const site = {
    slug,
    template,
    name,
    tagline: `${stock.label} in ${where}`,
    ...buildAddresses(host, slug, port),
    websiteId,
    timeZone: stateFacts[state].timeZone,
    state,
    phones: { main: first?.phone },
    brand: { ...logo, palette: buildPalette(answers) },
    navigation: [
      { label: stock.label, href: stock.href },
      ...service,
      { label: 'About us', href: '/about-us' },
      { label: 'Contact', href: '/contact' },
    ],
    footer: {
      groups: [
        { title: 'Buy', entries: [{ label: `All ${stock.noun}`, href: stock.href }, ...service] },
        {
          title: 'About',
          entries: [
            { label: 'About us', href: '/about-us' },
            { label: 'Contact', href: '/contact' },
            { label: 'Terms and conditions', href: '/terms-and-conditions' },
            { label: 'Privacy policy', href: '/privacy-policy' },
          ],
        },
      ],
    },
    home: {
      hero: {
        title: `${stock.label} in ${where}`,
        // Says 'listed' instead of 'cars listed', because a car yard can have a motorcycle for sale too.
        text: `{count:${stock.counted}} listed.`,
        action: { label: `See all ${stock.noun}`, href: stock.href },
      },
    },
    legal: {
      entity,
      ...(abn !== null && { abn }),
      ...buildLicences(answers),
    },
    // The menu says 'Used cars', so vehicle cards say 'Used' too.
    search: { carTypeLabels: { used: 'Used' } },
    // Until the stock has fuel figures, an assumed figure would show the same costs for every car.
    calculators: { fuel: { fallbackLitresPer100Km: null } },
    // Times can't be booked at a yard without hours, so the dealer confirms each visit.
    appointments: { booking: hasAllHours(answers) ? 'slots' : 'wishes' },
    places: {
      map: { isDrawn: true },
      ...writeHolidays(findSharedHolidays(answers)),
      order: locations.map((_, index) => index + 1),
    },
    leads: {
      mailTo: [email],
      categories: buildCategories(answers),
      ...buildDestinations(answers),
      privacyHref: '/privacy-policy',
    },
    locations: locations.map((location, index) => buildLocation(answers, location, index)),
  };
  const file = new Document(site, { aliasDuplicateObjects: false });
  addComments(file, answers);
  return `# yaml-language-server: $schema=${schemaPath}\n${file.toString({ lineWidth: 120 })}`;
};
