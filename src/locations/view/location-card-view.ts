import type { RatingView } from './describe-rating.ts';
import type { HoursView } from './hours/hours-view.ts';

/** A location as cards and its own page draw it. @spec L2.62, L2.63 */
export interface LocationCardView {
  readonly id: number;
  readonly name: string;
  /** Where the location's card stands on the contact page. */
  readonly anchor: string;
  /** The location, else its map; null for neither. */
  readonly imageUrl: string | null;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly phones: readonly { readonly label: string; readonly href: string }[];
  readonly dealerLicenceNumber: string | null;
  readonly repairerNumber: string | null;
  readonly rating: RatingView | null;
  /** Whether vehicles are bought here too. @spec L3.05 */
  readonly isBuying: boolean;
  readonly hours: HoursView;
  /** The location's own page. */
  readonly detailHref: string;
  /** Where its form is; null for a site without a contact page. */
  readonly contactHref: string;
  /** Null where nothing is sold, as in a workshop. */
  readonly stockHref: string | null;
  readonly directionsHref: string;
  /** '3.4 km away'; null when nobody asked how far it is. */
  readonly distanceText: string | null;
}
