import { expect, it } from 'vitest';
import { mailingSite, makeLead, makeSparseLead } from '../testing/make-lead.ts';
import { buildCancellationDocument, buildLeadDocument, type CancelledVisit } from './build-lead-document.ts';

it('describes a lead by the specified names [L3.01] [L3.02] [L3.03] [L7.02]', () => {
  expect(buildLeadDocument(makeLead(), mailingSite)).toEqual({
    type: 'lead',
    lead_id: '3ca07de9-6107-4f92-8fa1-3bf1b14ce10b',
    site: 'wattle',
    site_name: 'Wattle Motors',
    source: 'Website',
    category: 'General Enquiry',
    subcategory: null,
    received_at: '2026-11-20T23:30:00.000Z',
    url: 'https://www.wattle.example/contact',
    user_agent: 'Browser/1',
    lead_attributes: { visited_pages: ['/'], linked_query_params: { utm_source: 'news' } },
    name: 'Ann',
    last_name: 'Example',
    email: 'ann@example.com',
    phone: '+61412345678',
    postcode: '4030',
    message: 'Is the blue one\nstill there?',
    rego: '123ABC',
    location_id: null,
    location: 'Windsor',
    dealership_slug: 'wattle-mazda',
    manufacturer_slug: 'mazda',
    additional_services: ['Wheel alignment'],
    custom: { PreferredContactMethod: 'SMS', 'do-you-have-a-trade-in': 'Yes', regoState: 'QLD', kms: '98000' },
    page_id: 'contact',
    opt_in: true,
    opt_in_text: 'Yes to news.',
    car_id: 1042,
    car_dealership_id: 7,
    vehicle_status: 'in_stock',
    car: {
      name: '2021 Mazda CX-5',
      url: 'https://www.wattle.example/cars/2021-mazda-cx-5-akera',
      year: 2021,
      make: 'Mazda',
      model: 'CX-5',
      badge: 'Akera',
      car_type: 'demo',
      stock_number: 'M1042',
      vin: 'JM0KF4W2A10100001',
      km: 21_480,
      price: 38_990,
      colour: 'Soul Red',
      distribution_locations: ['Wattle Mazda'],
    },
  });
});

it('has null for missing facts', () => {
  const document = buildLeadDocument(makeSparseLead(), mailingSite);
  expect(document).toMatchObject({
    last_name: null,
    message: null,
    opt_in: false,
    car: null,
    car_id: null,
    location: null,
  });
});

const visit: CancelledVisit = {
  startMs: Date.parse('2026-11-26T09:00+10:00'),
  endMs: Date.parse('2026-11-26T09:30+10:00'),
  cancelledAtMs: Date.parse('2026-11-25T12:00+10:00'),
  locationId: 102,
  vehicleId: 1042,
};

it('names the cancelled visit, its lead and the time [D.22] [D.32]', () => {
  expect(buildCancellationDocument(makeLead(), visit, mailingSite)).toEqual({
    type: 'visit_cancelled',
    lead_id: '3ca07de9-6107-4f92-8fa1-3bf1b14ce10b',
    site: 'wattle',
    site_name: 'Wattle Motors',
    cancelled_at: '2026-11-25T02:00:00.000Z',
    starts_at: '2026-11-25T23:00:00.000Z',
    ends_at: '2026-11-25T23:30:00.000Z',
    location_id: 102,
    location: 'Windsor',
    car_id: 1042,
  });
});

it('has null without a vehicle, or when the location is gone [D.22]', () => {
  const sparse = { ...visit, locationId: 99, vehicleId: null };
  const document = buildCancellationDocument(makeSparseLead(), sparse, mailingSite);
  expect(document).toMatchObject({ location_id: 99, location: null, car_id: null });
});
