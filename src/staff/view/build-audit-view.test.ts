import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../rules/audit.ts';
import { buildAuditLines } from './build-audit-view.ts';

const entry: Omit<AuditEntry, 'personUuid'> = {
  entryUuid: 'entry',
  atMs: Date.parse('2026-11-29T10:10:00Z'),
  action: 'leadStageChanged',
  personName: 'Kit Salter',
  subject: { kind: 'lead', id: 'lead' },
  subjectName: null,
  before: null,
  after: null,
  address: '203.0.113.7',
  device: 'Safari on Mac',
};

const names = {
  timeZone: 'Australia/Brisbane',
  locations: [{ id: 3, name: 'Windsor' }],
  people: [{ personUuid: 'ann', name: 'Ann' }],
  nameSite: (slug: string) => (slug === 'acme' ? 'Acme Motors' : slug),
};

const writeAfter = (after: AuditEntry['after']) => buildAuditLines([{ ...entry, after }], names)[0]?.after;

describe('lines of the audit log', () => {
  it('spell out names of the code', () => {
    expect(writeAfter({ stage: 'testDrive', lostReason: null })).toBe('stage: test drive; lost reason: none');
  });

  it('write moments in the site’s time zone', () => {
    expect(writeAfter({ until: '2026-11-29T23:00:00.000Z' })).toBe('until: 30 November 2026, 9:00 am');
  });

  it('leave names of people and places, and lists of them, as they are', () => {
    expect(writeAfter({ role: 'sales', locations: ['McDowall', 'Windsor'], isOpen: true })).toBe(
      'role: sales; locations: McDowall, Windsor; is open: yes',
    );
  });

  it.each([
    [{ way: 'demo' }, 'method: demo link'],
    [{ way: 'recoveryCode' }, 'method: recovery code'],
    [{ contact: 'email' }, 'identified by: email address'],
    [{ assignee: 'ann', rule: '0b0e7a52' }, 'assigned to: Ann'],
    [{ assignee: 'left' }, 'assigned to: a former colleague'],
    [{ assignee: null }, 'assigned to: nobody'],
    [{ people: ['ann', 'left'] }, 'people: Ann, a former colleague'],
    [{ locationIds: [3, 4], categories: null }, 'locations: Windsor, a former location; categories: any'],
    [{ weekdays: [1, 6], hours: null, makes: [] }, 'weekdays: Monday, Saturday; hours: any; makes: any'],
    [{ amountCents: 25_000 }, 'amount: $250'],
    [{ state: 'owed', version: 3 }, 'state: refund owed'],
    [{ kind: 'sms', message: '0b0e7a52' }, 'by: SMS'],
    [{ assigned: ['email', 'sms'], warning: [] }, 'assigned: email, SMS; almost overdue: none'],
    [{ mergedInto: '0b0e7a52', site: 'acme' }, 'other site: Acme Motors'],
    [{ firstDay: '2026-11-01' }, 'first day: 1 November 2026'],
    [{ note: '0b0e7a52' }, null],
  ])('say %j as %j', (state, words) => {
    expect(writeAfter(state)).toBe(words);
  });
});
