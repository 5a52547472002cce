import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { AuditAction, AuditEntry } from '../rules/audit.ts';
import { exportAudit } from './audit-export.ts';

const entryOf = (action: AuditAction, personName: string | null = null): AuditEntry => ({
  entryUuid: crypto.randomUUID(),
  atMs: Date.UTC(2026, 10, 5, 3),
  action,
  personUuid: null,
  personName,
  subject: { kind: 'lead', id: 'L1' },
  subjectName: null,
  before: null,
  after: null,
  address: '',
  device: '',
});

it('names who did it, as the page does', async () => {
  const entries = [
    entryOf('leadStageChanged', 'Ann'),
    entryOf('leadReassigned'),
    entryOf('textsStopped'),
    entryOf('signInFailed'),
    entryOf('invited'),
  ];
  const days = { firstDay: '2026-11-05', lastDay: '2026-11-05' };
  const csv = await text(
    exportAudit({ list: async () => entries }, { slug: 'wattle', timeZone: 'Australia/Perth' }, days),
  );
  const rows = csv.trim().split('\r\n').slice(1);
  expect(rows.map((row) => row.split(',').slice(1, 2).concat(row.split(',').slice(3, 4)).join(': '))).toEqual([
    'Ann: leadStageChanged',
    'The desk: leadReassigned',
    'The customer: textsStopped',
    'Someone: signInFailed',
    'A server administrator: invited',
  ]);
});
