import { isStockedKind } from '../is-stocked-kind.ts';
import type { Vehicle } from '../vehicle.ts';
import type { ItemType } from '../vehicle-classes.ts';
import { hasLeftListing } from './has-left-listing.ts';

/** As much of a site's switches as decides what it lists. */
export interface Listing {
  readonly itemTypes: readonly ItemType[];
  readonly soldWindowDays: number;
}

/** Whether a site shows a vehicle: of a kind that it sells, not taken off the website, not sold too long ago. @spec B1.02, B4.16, B4.17 */
export const isListed = (vehicle: Vehicle, { itemTypes, soldWindowDays }: Listing, now: Date): boolean =>
  isStockedKind(vehicle, itemTypes) && !hasLeftListing(vehicle, soldWindowDays, now);
