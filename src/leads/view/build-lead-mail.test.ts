import { expect, it } from 'vitest';
import { buildLeadMail, type MailedLead } from './build-lead-mail.ts';

const site = { name: 'Wattle Motors', url: 'https://www.wattle.example', timeZone: 'Australia/Brisbane' };
const lead: MailedLead = {
  leadUuid: '3ca07de9-6107-4f92-8fa1-3bf1b14ce10b',
  category: 'General Enquiry',
  pagePath: '/contact',
  receivedAt: new Date('2026-11-20T23:30:00Z'),
  firstName: 'Ann',
  lastName: 'Example',
  email: 'ann@example.com',
  phone: '+61412345678',
  message: 'Is the blue one\nstill there?',
  isOptedIn: true,
};

it('says who wrote, when by the clock of the dealer, and what [D.32]', () => {
  const { subject, text } = buildLeadMail(lead, site);
  expect(subject).toBe('General Enquiry: Ann Example');
  expect(text).toContain('Ann Example wrote to Wattle Motors on Saturday, 21 November 2026 at 9:30 am.');
  expect(text).toContain('Phone:     0412 345 678\nEmail:     ann@example.com\n');
  expect(text).toContain('Sent from: https://www.wattle.example/contact');
  expect(text).toContain('agreed to news and offers');
  expect(text).toContain('\n\nIs the blue one\nstill there?\n\n');
  expect(text).toContain('Lead 3ca07de9-6107-4f92-8fa1-3bf1b14ce10b');
});

it('says so where there is no last name, no comment and no agreement [L5.01] [L5.05]', () => {
  const { subject, text } = buildLeadMail({ ...lead, lastName: null, message: null, isOptedIn: false }, site);
  expect(subject).toBe('General Enquiry: Ann');
  expect(text).toContain('no news or offers');
  expect(text).toContain('No comments were left.');
  expect(text).not.toContain('null');
});
