import type { Role } from './roles.ts';

/** A null list means no restriction. */
export interface StaffScope {
  readonly locationIds: readonly number[] | null;
  readonly categories: readonly string[] | null;
}

/** A person who reads a site's records. */
export interface StaffReader extends StaffScope {
  readonly siteSlug: string;
}

export interface Membership extends StaffReader {
  readonly role: Role;
}

/** True for a person who isn't limited to some locations or categories. */
export const hasAllLeads = ({ locationIds, categories }: StaffScope): boolean =>
  locationIds === null && categories === null;

export interface ScopedLead {
  readonly locationId: number | null;
  readonly category: string;
}

/** A lead without a location is visible only to people with all locations. */
export const isInScope = ({ locationIds, categories }: StaffScope, { locationId, category }: ScopedLead): boolean =>
  (locationIds === null || (locationId !== null && locationIds.includes(locationId))) &&
  (categories === null || categories.includes(category));
