import { expect, it } from 'vitest';
import { buildPrivacyView, listOtherContacts, nameMessages, type ShownHeld } from './build-privacy-view.ts';

const contact = { kind: 'email', value: 'ann@example.com' } as const;
const lead = {
  lead_uuid: 'l',
  received_at: '2026-11-20T01:00:00Z',
  first_name: 'Ann',
  last_name: null,
  category: 'Used Vehicle Enquiry',
  subcategory: null,
  email: 'Ann@example.com',
  phone: '+61412345678',
};
const nothing: ShownHeld = {
  leads: [],
  appointments: [],
  reservations: [],
  purchases: [],
  payments: [],
  applications: [],
  tradeIns: [],
  prizes: [],
  accounts: [],
  watchlist: [],
  savedSearches: [],
  notices: [],
  unreadableApplications: 0,
  suppressions: [],
};
const build = (held: Partial<ShownHeld>) =>
  buildPrivacyView({ ...nothing, ...held }, contact, {
    timeZone: 'Australia/Brisbane',
    keptDays: { reservations: 1830, suppressions: 3650 },
    canExport: true,
    canErase: false,
    hrefOf: (kind) => (kind === 'leads' ? '/lead' : null),
  });

it('lists what is held by kind, at most ten of each, and leaves out empty kinds', () => {
  const view = build({
    leads: Array.from({ length: 12 }, () => ({ lead })),
    payments: [
      { reference: 'INV-1', amount_cents: 5000, state: 'paid', asked_at: '2026-11-20T01:00:00Z', email: null },
    ],
    tradeIns: [{ cars: [{ year: 2019, make: 'Kia', model: 'Cerato' }], started_at: '2026-11-20T01:00:00Z' }],
    accounts: [{ sessions: [{}], came_at: '2026-11-20T01:00:00Z' }],
    notices: [{ channel: 'mail', target: 'ann@work.example', agreed_at: '2026-11-20T01:00:00Z', stopped_at: null }],
  });
  expect(view.groups.map(({ title, count, more }) => [title, count, more])).toEqual([
    ['Leads', '12', 'and 2 more'],
    ['Payments', '1', null],
    ['Trade-ins', '1', null],
    ['Accounts', '1', null],
    ['Alerts', '1', null],
  ]);
  const texts = view.groups.map(({ lines }) => lines[0]?.text);
  expect(texts).toEqual([
    '20 November 2026, 11:00 am · Ann · Used Vehicle Enquiry',
    '20 November 2026, 11:00 am · INV-1 · $50 · paid',
    '20 November 2026, 11:00 am · 2019 Kia Cerato',
    '20 November 2026, 11:00 am · 1 device',
    '20 November 2026, 11:00 am · mail · ann@work.example',
  ]);
  expect(view.others).toEqual([
    { value: 'email ann@work.example', text: 'ann@work.example' },
    { value: 'phone +61412345678', text: '0412 345 678' },
  ]);
  expect([view.name, view.suppressed, view.unreadable]).toEqual(['ann@example.com', null, null]);
});

it('says what stays after an erasure, until when messages are stopped, and what can’t be read', () => {
  const view = build({
    unreadableApplications: 2,
    suppressions: [{ contact, since: new Date('2026-11-20T01:00:00Z') }],
  });
  expect(view.suppressed).toBe('Stopped on 20 November 2026');
  expect(view.unreadable).toContain('2 finance applications can’t be decrypted');
  expect(view.kept.join()).toContain('1,830 days');
  expect(view.kept[0]).toContain('Tick the number to erase them too.');
});

it('says that messages to a number are text messages, answers too', () => {
  expect(build({}).messages).toBe('Marketing and alerts');
  expect(nameMessages({ kind: 'phone', value: '+61412345678' })).toBe('Text messages');
});

it('offers each other contact of the same records once', () => {
  const others = listOtherContacts({ leads: [{ lead }, { lead }], payments: [], notices: [] }, [contact]);
  expect(others).toEqual([{ kind: 'phone', value: '+61412345678' }]);
});

it('offers 20 contacts at most, however many strangers gave the address', () => {
  const leads = Array.from({ length: 20_000 }, (_, index) => ({ lead: { ...lead, phone: `+61${index}` } }));
  const startedMs = performance.now();
  expect(listOtherContacts({ leads, payments: [], notices: [] }, [contact])).toHaveLength(20);
  expect(performance.now() - startedMs).toBeLessThan(500);
});
