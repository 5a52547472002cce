import { vi } from 'vitest';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { DeliveryTarget } from '../rules/delivery-kinds.ts';
import type { LeadRecord } from '../rules/lead.ts';
import type { LeadEntry } from '../rules/lead-fields.ts';
import type { StoreOutcome, WriteAlongside } from '../server/lead-store.ts';
import type { Submission } from '../server/prepare-lead.ts';
import { createLeadService } from '../server/submit-lead.ts';
import { makeLeadEntry } from './make-lead-entry.ts';
import { makeLeadSite } from './make-lead-site.ts';

export const siteOf = (leads: object = { mailTo: ['sales@a.example'] }) => ({
  ...makeLeadSite(leads),
  name: 'Wattle Motors',
});
export const entryOf = (fields: Partial<LeadEntry> = {}): LeadEntry =>
  makeLeadEntry({ category: 'General Enquiry', locationId: '1', ...fields });
export const submissionOf = (fields: Partial<Submission> = {}): Submission => ({
  form: 'contact',
  entry: entryOf(),
  carAsked: null,
  page: '/contact',
  visitedPages: [],
  userAgent: 'Browser/1',
  submissionKey: null,
  filledMs: null,
  isTrapped: false,
  ...fields,
});

export const openService = (findVehicle = vi.fn(async (): Promise<Vehicle | undefined> => undefined)) => {
  const store = vi.fn(async (_slug: string, _record: LeadRecord, _targets: readonly DeliveryTarget[]) => 'lead-1');
  const storeWith = vi.fn(
    async (
      _slug: string,
      _record: LeadRecord,
      _targets: readonly DeliveryTarget[],
      _write: WriteAlongside,
    ): Promise<StoreOutcome> => ({ kind: 'stored', leadUuid: 'lead-2' }),
  );
  const onStored = vi.fn();
  return {
    store,
    storeWith,
    onStored,
    findVehicle,
    service: createLeadService({ store: { store, storeWith }, findVehicle, onStored }),
  };
};
