import type { DeliveryTarget } from '#src/leads/rules/delivery-kinds.ts';
import type { LeadRecord } from '#src/leads/rules/lead.ts';

/** The lead that a reservation becomes once it is paid, with whom to tell; kept as JSON, so moments are text. */
export interface StoredContact {
  readonly record: Omit<LeadRecord, 'receivedAt' | 'submissionHash'>;
  readonly targets: readonly DeliveryTarget[];
}
