import type { DeliveryTarget } from '#src/leads/rules/delivery-kinds.ts';
import type { LeadRecord } from '#src/leads/rules/lead.ts';

/** The lead that a reservation becomes once paid, and its deliveries. Stored as JSON, so times are text. */
export interface StoredContact {
  readonly record: Omit<LeadRecord, 'receivedAt' | 'submissionHash'>;
  readonly targets: readonly DeliveryTarget[];
}
