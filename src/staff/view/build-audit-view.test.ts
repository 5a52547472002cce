import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../rules/audit.ts';
import { buildAuditLines } from './build-audit-view.ts';

const timeZone = 'Australia/Brisbane';

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

const writeAfter = (after: AuditEntry['after']) => buildAuditLines([{ ...entry, after }], timeZone)[0]?.after;

describe('lines of the audit log', () => {
  it('spell out names of the code', () => {
    expect(writeAfter({ stage: 'testDrive', lostReason: null })).toBe('stage: test drive; lost reason: none');
  });

  it('write moments in the site’s time zone', () => {
    expect(writeAfter({ until: '2026-11-29T23:00:00.000Z' })).toBe('until: 30 November 2026, 9:00 am');
  });

  it('leave names of people and places, and lists of them, as they are', () => {
    expect(writeAfter({ role: 'sales', locations: ['McDowall', 'Windsor'], isOpen: true })).toBe(
      'role: sales; locations: McDowall, Windsor; is open: true',
    );
  });
});
