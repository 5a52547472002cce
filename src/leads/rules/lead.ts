import type { CheckedLead } from './check-lead.ts';
import type { FormKindName } from './form-kinds.ts';
import type { LeadVehicle } from './lead-vehicle.ts';

/** @spec L7.02 */
export interface LeadAttributes {
  readonly visited_pages?: readonly string[];
  /** Query parameters of the form's page, and the campaign of the landing page. */
  readonly linked_query_params?: Readonly<Record<string, string>>;
}

export interface Lead extends Omit<CheckedLead, 'chosenCategory'> {
  readonly leadUuid: string;
  readonly form: FormKindName;
  readonly category: string;
  readonly subcategory: string | null;
  readonly manufacturerSlug: string | null;
  readonly vehicle: LeadVehicle | null;
  readonly optInText: string;
  /** @spec L3.01 */
  readonly pageId: string;
  readonly pagePath: string;
  readonly attributes: LeadAttributes;
  readonly userAgent: string | null;
  readonly receivedAt: Date;
}

export interface LeadRecord extends Omit<Lead, 'leadUuid'> {
  /** Idempotency key. */
  readonly submissionHash: string;
  readonly pageUrl: string;
  readonly isTrapped: boolean;
}
