import type { CheckedLead } from '../rules/check-lead.ts';
import type { FormKindName } from '../rules/form-kinds.ts';
import type { LeadAttributes } from '../rules/lead-attributes.ts';
import type { LeadVehicle } from '../rules/lead-vehicle.ts';

/** A lead as it is kept. */
export interface LeadRecord extends Omit<CheckedLead, 'chosenCategory'> {
  /** The same for a form that comes twice. */
  readonly submissionHash: string;
  readonly form: FormKindName;
  readonly category: string;
  readonly subcategory: string | null;
  readonly manufacturerSlug: string | null;
  /** Null for a lead about no vehicle, or about one that the site does not have. */
  readonly vehicle: LeadVehicle | null;
  readonly optInText: string;
  /** @spec L3.01 */
  readonly pageId: string;
  readonly pagePath: string;
  readonly pageUrl: string;
  readonly attributes: LeadAttributes;
  readonly userAgent: string | null;
  readonly isTrapped: boolean;
  readonly receivedAt: Date;
}
