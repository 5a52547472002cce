import type { PhoneView } from '#src/lib/phones/phone-view.ts';
import type { OpeningHoursView } from './group-opening-hours.ts';

/** Where a vehicle can be seen. @spec B2.40 */
export interface LocationView {
  readonly name: string;
  /** City and state, or the location's name. @spec B2.57 */
  readonly badge: string;
  /** '61 Fernberg Street, Windsor QLD 4030' */
  readonly address: string | null;
  readonly phone: PhoneView | null;
  /** Empty for a place that is not one of the dealer's. */
  readonly openingHours: readonly OpeningHoursView[];
  readonly directionsHref: string | null;
  /** 'Located at {city}', when the city is not the primary location's. @spec B2.58 */
  readonly awayText: string | null;
}
