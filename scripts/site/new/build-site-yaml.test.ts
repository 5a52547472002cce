import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { chooseLocations } from '../../../src/locations/rules/places/choose-locations.ts';
import { presets } from '../../../src/sites/presets/presets.ts';
import { resolveOrThrow } from '../../../src/sites/testing/resolve-or-throw.ts';
import { paletteSchema } from '../../../src/sites/theme/palette-schema.ts';
import { buildSiteYaml } from './build-site-yaml.ts';
import { siteAnswers } from './site-answers.ts';

const yard = { phone: '08 5550 1234', openingHours: 'Mon-Fri 8-17, Sat 8-12, Sun closed' };
const answers = siteAnswers.parse({
  name: 'Marri Autos',
  template: 'used',
  state: 'WA',
  entity: 'Marri Autos Pty Ltd',
  abn: null,
  licenceNumber: null,
  host: 'www.marriautos.example',
  email: 'sales@marriautos.example',
  brand: '#e10600',
  accent: '#ffd400',
  hasWorkshop: false,
  closedOnPublicHolidays: true,
  locations: [
    { ...yard, street: '1 Gilmore Avenue', suburb: 'Kwinana', postcode: '6167' },
    { ...yard, street: '2 Dixon Road', suburb: 'Rockingham', postcode: '6168' },
  ],
});
const write = (changes: object = {}) =>
  buildSiteYaml({
    slug: 'marri-autos',
    websiteId: 2001,
    port: 3000,
    answers: { ...answers, ...changes },
    logo: { logoUrl: '/media/marri-autos/mark.svg' },
    schemaPath: 'schema.json',
  });
const build = (changes: object = {}) => parse(write(changes));
const { config } = resolveOrThrow(build());

it('assumes no fuel figure for a car that has none [B9.25]', () => {
  expect(config.calculators.fuel.fallbackLitresPer100Km).toBeNull();
});

it('names used cars by one word, in the menu and on cards [B9.14]', () => {
  expect(config.search.carTypeLabels.used).toBe('Used');
  expect(build().navigation[0].label).toBe('Used cars');
});

it('shows the places in the order they were given in, the main one first [L2.60]', () => {
  const [kwinana, rockingham] = answers.locations;
  const { config: reversed, locations } = resolveOrThrow(build({ locations: [rockingham, kwinana] }));
  const shown = chooseLocations(locations, 'all', reversed.places);
  expect(shown.map(({ name }) => name)).toEqual(['Rockingham', 'Kwinana']);
});

it('draws where the yards are, because a new site has no map tiles [L9.24]', () => {
  expect(config.places.map).toMatchObject({ isDrawn: true, tiles: null });
});

it('sends the enquiries of a location to its own mailbox too', () => {
  const [kwinana, rockingham] = answers.locations;
  const { leads } = resolveOrThrow(
    build({ locations: [kwinana, { ...rockingham, email: 'rockingham@marriautos.example' }] }),
  ).config;
  expect(leads.mailTo).toEqual(['sales@marriautos.example']);
  expect(leads.destinations).toMatchObject([
    { kind: 'mail', to: 'rockingham@marriautos.example', locations: ['rockingham'] },
  ]);
  expect(config.leads.destinations).toEqual([]);
});

it('answers at the address with and without www', () => {
  const both = ['www.marriautos.example', 'marriautos.example'];
  expect(build().hosts).toEqual(both);
  expect(build({ host: 'marriautos.example' })).toMatchObject({
    hosts: both.toReversed(),
    url: 'https://marriautos.example',
  });
});

it('writes the holidays that the dealer answered, and those that the hours name [L3.07]', () => {
  const [kwinana] = answers.locations;
  const writePlaces = (openingHours: string, closedOnPublicHolidays?: boolean) =>
    build({ closedOnPublicHolidays, locations: [{ ...kwinana, openingHours }] }).places;
  expect(writePlaces('Mon-Fri 9-5', true)).toMatchObject({ publicHolidays: 'closed' });
  expect(writePlaces('Mon-Fri 9-5', false)).toMatchObject({ publicHolidays: 'asUsual' });
  expect(writePlaces('Mon-Sat 9-5, closed Sundays & public hols')).toMatchObject({ publicHolidays: 'closed' });
  expect(writePlaces('Mon-Sat 9-5, PH 10-2, shut Christmas Day')).toMatchObject({
    publicHolidays: { open: '10:00', close: '14:00' },
    closedHolidays: ['Christmas Day'],
  });
  expect(writePlaces('7 days 9-5 except Christmas Day', false)).toMatchObject({
    publicHolidays: 'asUsual',
    closedHolidays: ['Christmas Day'],
  });
});

it('writes each yard’s own holidays if they differ [L3.07]', () => {
  const [kwinana, rockingham] = answers.locations;
  const locations = [
    { ...kwinana, openingHours: 'Mon-Fri 9-5, PH 10-2, shut Christmas Day' },
    { ...rockingham, openingHours: 'Mon-Fri 9-5' },
  ];
  const site = build({ closedOnPublicHolidays: undefined, locations });
  expect(site.places).not.toHaveProperty('publicHolidays');
  const own = resolveOrThrow(site).locations.map(({ contact }) => [contact.publicHolidays, contact.closedHolidays]);
  expect(own).toEqual([
    [{ open: '10:00', close: '14:00' }, ['Christmas Day']],
    ['closed', []],
  ]);
});

it('writes no hours and no colours that nobody gave, and says so in the file [L3.06]', () => {
  const [kwinana, rockingham] = answers.locations;
  const { brand, accent } = paletteSchema.parse(presets.used.brand?.palette ?? {});
  const file = write({ brand, accent, locations: [kwinana, { ...rockingham, openingHours: undefined }] });
  const { config: found, locations } = resolveOrThrow(parse(file));
  expect(locations.map(({ contact }) => contact.openingHours.length)).toEqual([7, 0]);
  expect(found.appointments.booking).toBe('wishes');
  expect(file).toMatch(/\n +# openingHours:\n +# +- \{ days: Mon-Fri/);
  expect(file).toContain("you gave no colours, so these are the template's");
  expect(write()).not.toMatch(/# openingHours|you gave no colours/);
});

it('offers in the contact form only what the dealer does [L5.02]', () => {
  const list = (changes: object) => build(changes).leads.categories;
  expect(list({})).toEqual(['General Enquiry', 'Used Vehicle Enquiry', 'Trade-In Enquiry', 'Feedback']);
  expect(list({ hasWorkshop: true })).toContain('Service Enquiry');
  expect(list({ template: 'franchise' })).toContain('New Vehicle Enquiry');
});

it('claims no domain for a dealer without one', () => {
  expect(build({ host: null })).toMatchObject({
    hosts: ['marri-autos.localhost'],
    url: 'http://marri-autos.localhost:3000',
  });
});

it('gives a second yard in one suburb a name of its own, and a yard across the border its state', () => {
  const [kwinana, rockingham] = answers.locations;
  const second = { ...kwinana, street: '9 Main Street', email: 'main@marriautos.example' };
  const site = build({ locations: [kwinana, second, { ...rockingham, state: 'NT' }] });
  expect(site.locations).toMatchObject([
    { slug: 'kwinana', address: { state: 'WA' } },
    { name: 'Kwinana, 9 Main Street', slug: 'kwinana-9-main-street' },
    { slug: 'rockingham', address: { state: 'NT' } },
  ]);
  expect(resolveOrThrow(site).config.leads.destinations).toMatchObject([{ locations: ['kwinana-9-main-street'] }]);
});

const licensed = (second: object) => {
  const [kwinana, rockingham] = answers.locations;
  return { licenceNumber: 'MD 12345', locations: [kwinana, { ...rockingham, ...second }] };
};

it('gives the licence only to locations in its own state, and marks what the others need [L2.63]', () => {
  const home = build(licensed({}));
  expect(home.locations).toMatchObject([{ dealerLicenceNumber: 'MD 12345' }, { dealerLicenceNumber: 'MD 12345' }]);
  expect(home.legal.licences).toEqual([{ label: 'Motor vehicle dealer licence', number: 'MD 12345' }]);
  expect(write(licensed({}))).not.toContain('# dealerLicenceNumber');

  const file = write(licensed({ state: 'NT' }));
  const { locations } = resolveOrThrow(parse(file));
  expect(locations.map(({ dealerLicenceNumber }) => dealerLicenceNumber)).toEqual(['MD 12345', null]);
  expect(file).toMatch(/\n {4}# dealerLicenceNumber: "" # your licence in the Northern Territory\n/);
  expect(file).toMatch(/\n {4}# - \{ label: Motor vehicle dealer licence \(NT\), number: "" \}\n/);
});

it('takes the licence of a location in another state, and names the states in the footer [L2.63]', () => {
  const site = build(licensed({ state: 'NT', licenceNumber: '77' }));
  expect(site.locations).toMatchObject([{ dealerLicenceNumber: 'MD 12345' }, { dealerLicenceNumber: '77' }]);
  expect(site.legal.licences).toEqual([
    { label: 'Motor vehicle dealer licence (WA)', number: 'MD 12345' },
    { label: 'Motor vehicle dealer licence (NT)', number: '77' },
  ]);
});
