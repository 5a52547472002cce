import { expect, it } from 'vitest';
import { mailingSite, makeMailedLead, makeSparseMailedLead } from '../testing/make-mailed-lead.ts';
import { buildCancellationDocument, type CancelledVisit } from './build-cancellation-document.ts';

const visit: CancelledVisit = {
  startMs: Date.parse('2026-11-26T09:00+10:00'),
  endMs: Date.parse('2026-11-26T09:30+10:00'),
  cancelledAtMs: Date.parse('2026-11-25T12:00+10:00'),
  ...{ locationId: 102, vehicleId: 1042 },
};

it('says which visit of which lead is cancelled, and when [D.22] [D.32]', () => {
  expect(buildCancellationDocument(makeMailedLead(), visit, mailingSite)).toEqual({
    type: 'visit_cancelled',
    lead_id: '3ca07de9-6107-4f92-8fa1-3bf1b14ce10b',
    site: 'wattle',
    site_name: 'Wattle Motors',
    cancelled_at: '2026-11-25T02:00:00.000Z',
    starts_at: '2026-11-25T23:00:00.000Z',
    ends_at: '2026-11-25T23:30:00.000Z',
    location_id: 102,
    location: 'Windsor',
    car_id: 1042,
  });
});

it('says so where no vehicle was named and the place is no more [D.22]', () => {
  const sparse = { ...visit, locationId: 99, vehicleId: null };
  const document = buildCancellationDocument(makeSparseMailedLead(), sparse, mailingSite);
  expect(document).toMatchObject({ location_id: 99, location: null, car_id: null });
});
