import { expect, it } from 'vitest';
import { mailingSite, makeMailedLead, makeSparseMailedLead } from '../testing/make-mailed-lead.ts';
import { buildLeadDocument } from './build-lead-document.ts';

it('says a lead in the words of the specification [L3.01] [L3.03] [L7.02]', () => {
  expect(buildLeadDocument(makeMailedLead(), mailingSite)).toEqual({
    lead_id: '3ca07de9-6107-4f92-8fa1-3bf1b14ce10b',
    site: 'wattle',
    site_name: 'Wattle Motors',
    source: 'Website',
    category: 'General Enquiry',
    received_at: '2026-11-20T23:30:00.000Z',
    url: 'https://www.wattle.example/contact',
    name: 'Ann',
    last_name: 'Example',
    email: 'ann@example.com',
    phone: '+61412345678',
    message: 'Is the blue one\nstill there?',
    opt_in: true,
    opt_in_text: 'Yes to news.',
    car: {
      name: '2021 Mazda CX-5 Akera',
      url: 'https://www.wattle.example/cars/2021-mazda-cx-5-akera',
      year: 2021,
      make: 'Mazda',
      model: 'CX-5',
      car_type: 'demo',
      stock_number: 'M1042',
    },
  });
});

it('says so where there is nothing', () => {
  const document = buildLeadDocument(makeSparseMailedLead(), mailingSite);
  expect(document).toMatchObject({ last_name: null, message: null, opt_in: false, car: null });
});
