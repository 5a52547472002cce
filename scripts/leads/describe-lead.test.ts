import { expect, it } from 'vitest';
import type { ArchivedLead } from '../../src/leads/server/admin/lead-archive.ts';
import { describeLead } from './describe-lead.ts';

const lead = {
  received_at: '2026-11-21 02:00Z',
  site_id: 'wattle-group',
  lead_uuid: 'one',
  is_trapped: false,
  category: 'General Enquiry',
  subcategory: 'Reservation',
  first_name: 'Ann',
  last_name: 'Example',
};
const delivery = { kind: 'mail', target: 'sales@a.example', state: 'dead', attempts: 1, last_error: 'no such box' };
const say = (fields: object, deliveries: readonly object[] = []) =>
  describeLead({ lead: { ...lead, ...fields }, deliveries } as unknown as ArchivedLead);

it('names the sender, and category, subcategory or both [L3.01]', () => {
  const head = '2026-11-21 02:00Z  wattle-group  one';
  expect(say({}, [delivery])).toBe(
    `${head}  General Enquiry, Reservation: Ann Example\n    mail sales@a.example: dead, 1 try, no such box`,
  );
  expect(say({ subcategory: null, last_name: null })).toBe(`${head}  General Enquiry: Ann\n    no deliveries`);
  expect(say({ category: null, is_trapped: true }, [{ ...delivery, attempts: 2, last_error: null }])).toBe(
    `${head}  Reservation: Ann Example, held as spam\n    mail sales@a.example: dead, 2 tries`,
  );
});
