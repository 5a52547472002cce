import type { OpeningHours } from './opening-hours.ts';
import type { SpecialHours } from './special-hours.ts';

/** A place of the dealer. @spec L3.05 */
export interface SiteLocation {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** Name of the location's stock in search addresses. @spec D.03 */
  readonly stockFilterSlug: string;
  /** What happens here; null is anything. */
  readonly type: 'sales' | 'service' | 'parts' | null;
  readonly subtypes: readonly string[];
  readonly dealershipId: number | null;
  readonly dealershipSlug: string | null;
  readonly primary: boolean;
  readonly visible: boolean;
  /** Slugs of the makes sold new here. */
  readonly manufacturers: readonly string[];
  readonly dealerLicenceNumber: string | null;
  readonly repairerNumber: string | null;
  /** Its own, because a dealer's places can lie in several: what 'today' and 'open' mean there. */
  readonly timeZone: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly postcode: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly placeId: string | null;
    readonly placeUrl: string | null;
    readonly mapKey: string | null;
  };
  readonly contact: {
    /** E.164. */
    readonly phone: string;
    /** E.164. */
    readonly landlinePhone: string | null;
    /** Seven entries, Sunday first. */
    readonly openingHours: readonly OpeningHours[];
    /** Those of the place itself before those of every place. */
    readonly specialHours: readonly SpecialHours[];
    /** What it does on the public holidays of its state. */
    readonly publicHolidays: 'closed' | 'asUsual';
  };
  readonly image: { readonly url: string; readonly thumbUrl: string } | null;
  readonly reviews: { readonly averageRating: number; readonly count: number } | null;
  readonly distributionLocations: readonly string[];
}
