import type { CheckedLead } from '../rules/check-lead.ts';

/** The vehicle that a lead is about, as the site's own stock had it. */
export interface MailedVehicle {
  /** '2021 Mazda CX-5 Akera'. */
  readonly title: string;
  /** Its page. */
  readonly path: string;
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  readonly condition: 'new' | 'demo' | 'used' | null;
  readonly stockNumber: string | null;
}

/** A lead as a dealer reads of it. */
export interface MailedLead
  extends Pick<CheckedLead, 'firstName' | 'lastName' | 'email' | 'phone' | 'message' | 'isOptedIn'> {
  readonly leadUuid: string;
  readonly category: string;
  readonly optInText: string;
  readonly pagePath: string;
  readonly receivedAt: Date;
  readonly vehicle: MailedVehicle | null;
}
