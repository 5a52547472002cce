import { expect, it } from 'vitest';
import { mailingSite, makeLead, makeSparseLead, sparseLeadVehicle } from '../testing/make-lead.ts';
import { buildLeadMail } from './build-lead-mail.ts';

it('names the shopper, the local time, the page, the message and the vehicle [D.32] [L3.01] [L3.02] [L3.03]', () => {
  const view = buildLeadMail(makeLead(), mailingSite);
  expect(view.subject).toBe('General Enquiry: Ann Example, 2021 Mazda CX-5');
  expect(view.heading).toBe('General Enquiry: 2021 Mazda CX-5');
  expect(view.paragraphs).toEqual(['Ann Example contacted Wattle Motors on Saturday 21 November 2026 at 9:30 am.']);
  expect(view.quote).toBe('Is the blue one\nstill there?');
  expect(view.rows.map(({ label, text, href }) => [label, text, href])).toEqual([
    ['Phone', '0412 345 678', 'tel:+61412345678'],
    ['Email', 'ann@example.com', 'mailto:ann@example.com'],
    ['Postcode', '4030', null],
    ['Enquiry', 'General Enquiry', null],
    ['Vehicle', '2021 Mazda CX-5', 'https://www.wattle.example/cars/2021-mazda-cx-5-akera'],
    ['Details', 'Demo, Soul Red, 21,480 km, $38,990', null],
    ['Stock number', 'M1042', null],
    ['Location', 'Windsor', null],
    ['Dealership', 'Wattle Mazda', null],
    ['Distribution', 'Wattle Mazda', null],
    ['Rego', '123ABC', null],
    ['Services', 'Wheel alignment', null],
    ['Preferred contact', 'SMS', null],
    ['Trade-in', 'Yes', null],
    ['Rego state', 'QLD', null],
    ['Odometer (km)', '98,000', null],
    ['Sent from', 'https://www.wattle.example/contact', 'https://www.wattle.example/contact'],
    ['Page ID', 'contact', null],
    ['News and offers', 'Opted in', null],
  ]);
});

it('names the kind of enquiry, and the chosen location before the vehicle’s [L3.01]', () => {
  const [windsor] = mailingSite.locations;
  if (windsor === undefined) throw new Error('There is a place.');
  const site = {
    ...mailingSite,
    locations: [...mailingSite.locations, { ...windsor, id: 103, name: 'Springwood', timeZone: 'Australia/Sydney' }],
  };
  const custom = { appointment: '2026-11-25T23:00:00.000Z' };
  const view = buildLeadMail(makeLead({ subcategory: 'Photo Request', locationId: 103, custom }), site);
  expect(view.subject).toBe('Photo Request: Ann Example, 2021 Mazda CX-5');
  expect(view.rows.map(({ text }) => text)).toContain('General Enquiry, Photo Request');
  expect(view.rows.find(({ label }) => label === 'Location')?.text).toBe('Springwood');
  expect(view.rows.find(({ label }) => label === 'Appointment')?.text).toBe(
    'Thursday 26 November 2026 at 10:00 am AEDT',
  );
});

it.each([
  ['2026-11-25T23:00:00.000Z', /^Thursday 26 November 2026 at 9:00 am AEST$/],
  ['call', /^None chosen: please call to arrange one$/],
])('gives the requested time in the dealer’s time zone: %s [L2.53]', (appointment, words) => {
  const { rows } = buildLeadMail(makeLead({ custom: { appointment } }), mailingSite);
  expect(rows.find(({ label }) => label === 'Appointment')?.text).toMatch(words);
});

it('leaves the number of a subcategory out of its subject and heading', () => {
  const view = buildLeadMail(makeLead({ subcategory: '3. Offer Accepted' }), mailingSite);
  expect(view.subject).toBe('Offer Accepted: Ann Example, 2021 Mazda CX-5');
  expect(view.heading).toBe('Offer Accepted: 2021 Mazda CX-5');
});

it('has a subject that a name can’t add to', () => {
  const lead = makeLead({ firstName: 'Ann Bcc: evil@evil.example', lastName: 'Example, 2021 Ferrari' });
  expect(buildLeadMail(lead, mailingSite).subject).toBe('General Enquiry: Ann Bcc Example, 2021 Mazda CX-5');
});

it('lists the known facts of a vehicle', () => {
  const { rows } = buildLeadMail(makeLead({ vehicle: sparseLeadVehicle }), mailingSite);
  expect(rows.find(({ label }) => label === 'Details')?.text).toBe('New');
  expect(rows.map(({ label }) => label)).not.toContain('Distribution');
});

it('says when there is no last name, comment, vehicle or opt-in [L5.01] [L5.05]', () => {
  const view = buildLeadMail(makeSparseLead(), mailingSite);
  expect(view.subject).toBe('General Enquiry: Ann');
  expect(view.heading).toBe('General Enquiry: Ann');
  expect(view.quote).toBe('No comments.');
  expect(view.rows.map(({ label }) => label)).toEqual([
    'Phone',
    'Email',
    'Enquiry',
    'Sent from',
    'Page ID',
    'News and offers',
  ]);
  expect(view.rows.at(-1)?.text).toBe('Not opted in');
  const said = [view.subject, view.preview, view.heading, ...view.paragraphs, ...view.rows.map(({ text }) => text)];
  expect(said.join('\n')).not.toMatch(/null|undefined/);
});

it('writes a budget in dollars', () => {
  const { rows } = buildLeadMail(makeLead({ custom: { vehiclePriceBudget: '29990' } }), mailingSite);
  expect(rows.find(({ label }) => label === 'Budget')?.text).toBe('$29,990');
});
