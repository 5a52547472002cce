import { mergeLayers, type RawObject } from '../config/merge-layers.ts';

const openingHours = [{ days: 'Mon-Fri', open: '08:30', close: '17:30' }];

const makeLeastSite = (slug: string, template: string): RawObject => ({
  slug,
  template,
  name: `The dealer ${slug}`,
  tagline: 'Cars',
  hosts: [`www.${slug}.example`],
  url: `https://www.${slug}.example`,
  websiteId: [...slug].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1_000_000,
  timeZone: 'Australia/Brisbane',
  state: 'QLD',
  phones: { main: '07 5550 1969' },
  brand: { logoUrl: '/media/logo.svg' },
  vehicle: { phoneStart: 'revealed' },
  locations: [
    {
      id: 1,
      name: 'Moorooka',
      slug: 'moorooka',
      address: {
        street: '1 Test Street',
        city: 'Moorooka',
        state: 'QLD',
        postcode: '4105',
        latitude: -27.5,
        longitude: 153,
      },
      contact: { phone: '07 5550 1901', openingHours },
    },
  ],
  home: { hero: { title: 'Cars', text: 'Cars for sale' } },
  legal: { entity: 'The Dealer Pty Ltd' },
});

export const minimalSite = (slug: string, template = 'group', changes: RawObject = {}): RawObject =>
  mergeLayers(makeLeastSite(slug, template), changes);
