import { expect, it } from 'vitest';
import { describeAnswers } from './describe-answers.ts';
import { siteAnswers } from './site-answers.ts';

const yard = { street: '1 High Street', suburb: 'Echuca', postcode: '3564', phone: '03 5550 1234' };
const site = {
  name: 'Murray Plains Motors',
  template: 'used',
  state: 'VIC',
  entity: 'Murray Plains Motors',
  abn: null,
  licenceNumber: '11234',
  host: null,
  email: 'sales@murray.example',
  brand: 'navy',
  accent: 'gold',
  hasWorkshop: false,
};
const describeSite = (changes: object) => describeAnswers(siteAnswers.parse({ ...site, ...changes }));

it('says how an address, hours, holidays and licences were read', () => {
  const moama = {
    ...yard,
    suburb: 'Moama',
    state: 'NSW',
    postcode: '2731',
    openingHours: 'Sat 9-1, Sun by appointment',
  };
  expect(
    describeSite({ locations: [{ ...yard, openingHours: 'Mon-Fri 8.30-12 and 1-5, Sun shut, PH 10-2' }, moama] }),
  ).toEqual([
    'We read:',
    '  1 High Street, Echuca VIC 3564, 03 5550 1234',
    '    Mon-Fri 8:30 am to 12:00 pm, 1:00 pm to 5:00 pm; Sun closed',
    '  1 High Street, Moama NSW 2731, 03 5550 1234',
    '    Sat 9:00 am to 1:00 pm; Sun by appointment only',
    "  Public holidays at Echuca: 10:00 am to 2:00 pm, on days when you're usually open, Christmas Day too",
    "  Public holidays at Moama: closed, because the hours don't say otherwise",
    '  Licences: LMCT (VIC) 11234, Motor dealer licence (NSW) missing',
  ]);
});

it('says that a yard shows no hours if it was given none', () => {
  const lines = describeSite({ locations: [yard] });
  expect(lines).toEqual([
    'We read:',
    '  1 High Street, Echuca VIC 3564, 03 5550 1234',
    '    No hours: pages will ask shoppers to call you.',
    '  Licences: LMCT 11234',
  ]);
});

it('asks about hours that start in the evening', () => {
  const lines = describeSite({ locations: [{ ...yard, openingHours: 'Mon-Fri 5.30-8.30, Sat 9-1' }] });
  expect(lines).toContain('    Mon-Fri 5:30 pm to 8:30 pm; Sat 9:00 am to 1:00 pm');
  expect(lines.filter((line) => line.includes('Check'))).toEqual([
    '    Check Mon-Fri: it opens in the evening. For the morning, write am.',
  ]);
});
