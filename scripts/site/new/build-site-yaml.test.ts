import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { resolveOrThrow } from '../../../src/sites/testing/resolve-or-throw.ts';
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
  locations: [
    { ...yard, street: '1 Gilmore Avenue', suburb: 'Kwinana', postcode: '6167' },
    { ...yard, street: '2 Dixon Road', suburb: 'Rockingham', postcode: '6168' },
  ],
});
const build = (changes: object = {}) =>
  parse(
    buildSiteYaml({
      slug: 'marri-autos',
      websiteId: 2001,
      answers: { ...answers, ...changes },
      logoUrl: '/media/marri-autos/mark.svg',
      schemaPath: 'schema.json',
    }),
  );
const { config } = resolveOrThrow(build());

it('assumes no fuel figure for a car that has none [B9.25]', () => {
  expect(config.calculators.fuel.fallbackLitresPer100Km).toBeNull();
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
