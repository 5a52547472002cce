import { expect, it } from 'vitest';
import { buildPages } from './page-templates.ts';
import { siteAnswers } from './site-answers.ts';

const answers = siteAnswers.parse({
  name: 'Marri Autos',
  template: 'used',
  state: 'WA',
  entity: 'Marri Autos',
  abn: null,
  licenceNumber: null,
  host: null,
  email: 'sales@marriautos.example',
  brand: '#e10600',
  accent: '#ffd400',
  hasWorkshop: false,
  closedOnPublicHolidays: true,
  locations: [
    { street: '1 Gilmore Avenue', suburb: 'Kwinana', postcode: '6167', phone: '08 5550 1234', openingHours: 'Mon 9-5' },
  ],
});
const write = (changes: object = {}): string => Object.values(buildPages({ ...answers, ...changes }, 730)).join('\n');

it('mentions servicing, a manufacturer or repayments only where they apply [L2.29]', () => {
  expect(write()).not.toMatch(/servic|manufacturer|repayment/i);
  expect(write({ hasWorkshop: true })).toContain('sell and service vehicles');
  expect(write({ template: 'franchise' })).toContain('the manufacturer of your vehicle');
});
