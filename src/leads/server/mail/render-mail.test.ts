import { expect, it } from 'vitest';
import type { Lead } from '#src/leads/rules/lead.ts';
import { mailingSite, makeLead, makeSparseLead } from '../../testing/make-lead.ts';
import { buildConfirmationMail } from '../../view/build-confirmation-mail.ts';
import { buildLeadMail } from '../../view/build-lead-mail.ts';
import { renderMail } from './render-mail.ts';

const { palette } = mailingSite.brand;
const renderLead = (lead: Lead) => renderMail(buildLeadMail(lead, mailingSite), palette);
const renderConfirmation = (lead: Lead) => renderMail(buildConfirmationMail(lead, mailingSite), palette);

it('has a plain-text version: facts in columns, the shopper’s words, the vehicle’s link [D.32]', async () => {
  expect((await renderLead(makeLead())).text).toBe(`Wattle Motors


General Enquiry: 2021 Mazda CX-5

Ann Example contacted Wattle Motors on Saturday 21 November 2026 at 9:30 am.

Is the blue one
still there?

Phone               0412 345 678
Email               ann@example.com
Postcode            4030
Enquiry             General Enquiry
Vehicle             2021 Mazda CX-5 https://www.wattle.example/cars/2021-mazda-cx-5-akera
Details             Demo, Soul Red, 21,480 km, $38,990
Stock number        M1042
Location            Windsor
Dealership          Wattle Mazda
Distribution        Wattle Mazda
Rego                123ABC
Services            Wheel alignment
Preferred contact   SMS
Trade-in            Yes
Rego state          QLD
Odometer (km)       98,000
Sent from           https://www.wattle.example/contact
Page ID             contact
News and offers     Opted in

----------------------------------------

Replies to this email go to ann@example.com.

Lead 3ca07de9-6107-4f92-8fa1-3bf1b14ce10b
`);
});

it('has links to call, write and view the vehicle, in the site’s colours [D.32]', async () => {
  const { html } = await renderLead(makeLead());
  expect(html).toContain('<h1');
  expect(html).toContain('href="tel:+61412345678"');
  expect(html).toContain('href="mailto:ann@example.com"');
  expect(html).toContain('href="https://www.wattle.example/cars/2021-mazda-cx-5-akera"');
  expect(html).toContain('Is the blue one<br/>still there?');
  expect(html).toContain(palette.brand);
});

it('renders a lead with the fewest facts', async () => {
  const { html, text } = await renderLead(makeSparseLead());
  expect(text).toContain('No comments.');
  for (const part of [html, text]) expect(part).not.toMatch(/Vehicle|Stock number|undefined|>null/);
});

it('escapes whatever a shopper typed', async () => {
  const hostile = '<img src=x onerror=alert(1)> </td> & "quotes" {{x}}';
  const { html, text } = await renderLead(makeLead({ firstName: hostile, message: hostile }));
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(text.split(hostile).length).toBe(3);
});

it('confirms a lead with the phone number, and repeats nothing that was typed [D.32]', async () => {
  const lead = makeLead({ firstName: 'Buy Coins', lastName: 'At Evil', message: 'https://evil.example' });
  const { subject, html, text } = await renderConfirmation(lead);
  expect(subject).toBe('Thanks, we’ve got your message: 2021 Mazda CX-5');
  expect(text).toContain('07 5550 1969');
  expect(text).toContain('2021 Mazda CX-5');
  for (const part of [subject, html, text]) expect(part).not.toMatch(/coins|evil|ann@example/i);
});

it('confirms what was asked for, as the page after the form does [D.32] [L4.06]', async () => {
  const asked = await renderConfirmation(makeLead({ form: 'testDrive' }));
  expect(asked.subject).toBe('Thanks, we’ve got your request: 2021 Mazda CX-5');
  expect(asked.text).toContain('You don’t have a booking yet.');
  const service = await renderConfirmation(makeLead({ form: 'service', vehicle: null }));
  expect(service.subject).toBe('Thanks, we’ve got your booking request');
});
