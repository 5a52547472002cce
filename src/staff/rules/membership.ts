import type { Role } from './roles.ts';

/** A null list means no restriction. */
export interface StaffScope {
  readonly locationIds: readonly number[] | null;
  readonly categories: readonly string[] | null;
}

export interface StaffReader extends StaffScope {
  readonly siteSlug: string;
}

export interface Membership extends StaffReader {
  readonly role: Role;
}

export const hasAllLeads = ({ locationIds, categories }: StaffScope): boolean =>
  locationIds === null && categories === null;

export interface ScopedLead {
  readonly locationId: number | null;
  readonly category: string;
}

/** Only people with all locations see leads without a location. */
export const isInScope = ({ locationIds, categories }: StaffScope, { locationId, category }: ScopedLead): boolean =>
  (locationIds === null || (locationId !== null && locationIds.includes(locationId))) &&
  (categories === null || categories.includes(category));
