import type { Lead } from '../rules/lead.ts';
import type { LeadVehicle } from '../rules/lead-vehicle.ts';
import type { MailingSite } from '../view/mail-view.ts';

export const leadVehicle: LeadVehicle = {
  vehicleId: 1042,
  slug: '2021-mazda-cx-5-akera',
  title: '2021 Mazda CX-5',
  year: 2021,
  make: 'Mazda',
  model: 'CX-5',
  badge: 'Akera',
  carType: 'demo',
  status: 'in_stock',
  stockNumber: 'M1042',
  vin: 'JM0KF4W2A10100001',
  priceCents: 3_899_000,
  odometerKm: 21_480,
  colour: 'Soul Red',
  dealershipId: 7,
  dealershipSlug: 'wattle-mazda',
  manufacturerSlug: 'mazda',
  locationId: 102,
  locationName: 'Windsor',
  distributionLocations: ['Wattle Mazda'],
};

/** A vehicle with the fewest facts. */
export const sparseLeadVehicle: LeadVehicle = {
  ...leadVehicle,
  badge: null,
  vin: null,
  priceCents: null,
  odometerKm: null,
  colour: null,
  carType: 'new',
  dealershipId: null,
  dealershipSlug: null,
  locationId: null,
  locationName: null,
  distributionLocations: [],
};

/** A lead with every fact, with the given changes. */
export const makeLead = (fields: Partial<Lead> = {}): Lead => ({
  leadUuid: '3ca07de9-6107-4f92-8fa1-3bf1b14ce10b',
  category: 'General Enquiry',
  subcategory: null,
  manufacturerSlug: 'mazda',
  dealershipSlug: 'wattle-mazda',
  postcode: '4030',
  rego: '123ABC',
  locationId: null,
  additionalServices: ['Wheel alignment'],
  custom: { PreferredContactMethod: 'SMS', 'do-you-have-a-trade-in': 'Yes', regoState: 'QLD', kms: '98000' },
  attributes: { visited_pages: ['/'], linked_query_params: { utm_source: 'news' } },
  userAgent: 'Browser/1',
  pageId: 'contact',
  pagePath: '/contact',
  receivedAt: new Date('2026-11-20T23:30:00Z'),
  firstName: 'Ann',
  lastName: 'Example',
  email: 'ann@example.com',
  phone: '+61412345678',
  message: 'Is the blue one\nstill there?',
  isOptedIn: true,
  optInText: 'Yes to news.',
  vehicle: leadVehicle,
  ...fields,
});

/** A lead with the fewest facts. */
export const makeSparseLead = (): Lead =>
  makeLead({
    lastName: null,
    message: null,
    isOptedIn: false,
    vehicle: null,
    postcode: null,
    rego: null,
    userAgent: null,
    manufacturerSlug: null,
    dealershipSlug: null,
    additionalServices: [],
    custom: {},
    attributes: {},
  });

export const mailingSite: MailingSite = {
  slug: 'wattle',
  name: 'Wattle Motors',
  url: 'https://www.wattle.example',
  timeZone: 'Australia/Brisbane',
  phones: { main: '+61755501969' },
  locations: [
    {
      id: 102,
      name: 'Windsor',
      slug: 'windsor',
      type: 'sales',
      timeZone: 'Australia/Brisbane',
      address: {
        street: '12 Lutwyche Road',
        city: 'Windsor',
        state: 'QLD',
        postcode: '4030',
        latitude: -27.43,
        longitude: 153.03,
        placeId: null,
        placeUrl: null,
        mapKey: null,
      },
      contact: {
        phone: '+61755501902',
        landlinePhone: null,
        openingHours: [],
        specialHours: [],
        publicHolidays: 'closed',
      },
    },
  ],
  dealerships: [{ id: 7, slug: 'wattle-mazda', name: 'Wattle Mazda', locationId: 102 }],
  brand: {
    palette: {
      surface: '#ffffff',
      surfaceGround: '#f6f8f3',
      text: '#13211b',
      textQuiet: '#4a5a52',
      line: '#dce4dc',
      brand: '#0f4a38',
      onBrand: '#ffffff',
      link: '#0b6148',
    },
  },
};
