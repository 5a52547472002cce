import type { CheckedLead } from '../rules/check-lead.ts';
import type { LeadAttributes } from '../rules/lead-attributes.ts';
import type { LeadVehicle } from '../rules/lead-vehicle.ts';

/** The vehicle that a lead is about, as the site's own stock had it. */
export interface MailedVehicle extends LeadVehicle {
  /** Its page. */
  readonly path: string;
}

/** A lead as a dealer reads of it. */
export interface MailedLead extends Omit<CheckedLead, 'chosenCategory'> {
  readonly leadUuid: string;
  readonly category: string;
  readonly subcategory: string | null;
  readonly manufacturerSlug: string | null;
  readonly optInText: string;
  readonly pageId: string;
  readonly pagePath: string;
  readonly attributes: LeadAttributes;
  readonly userAgent: string | null;
  readonly receivedAt: Date;
  readonly vehicle: MailedVehicle | null;
}
