/** Local times, such as '08:30' and '17:30'. */
export interface HoursPeriod {
  readonly open: string;
  readonly close: string;
}

/** @spec L3.06 */
export interface OpeningHours {
  /** 0 (Sunday) to 6 (Saturday). */
  readonly weekday: number;
  /** 'Open', 'Closed' or other text, such as 'By appointment only'. */
  readonly status: string;
  readonly formattedHours: string | null;
  /**
   * Sorted by opening time. A yard that closes for lunch has two periods. Empty if the yard is closed or no times are
   * known.
   */
  readonly periods: readonly HoursPeriod[];
}

/** @spec L3.07 */
export interface SpecialHours {
  /** 'YYYY-MM-DD' in the location's time zone. */
  readonly day: string;
  readonly status: string;
  readonly periods: readonly HoursPeriod[];
}

/** @spec L3.05 */
export interface SiteLocation {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** @spec D.03 */
  readonly stockFilterSlug: string;
  readonly type: 'sales' | 'service' | 'parts' | null;
  readonly subtypes: readonly string[];
  readonly dealershipId: number | null;
  readonly dealershipSlug: string | null;
  readonly primary: boolean;
  readonly visible: boolean;
  readonly manufacturers: readonly string[];
  readonly dealerLicenceNumber: string | null;
  readonly repairerNumber: string | null;
  readonly timeZone: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly postcode: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly isApproximate: boolean;
    readonly placeId: string | null;
    readonly placeUrl: string | null;
    readonly mapKey: string | null;
  };
  readonly contact: {
    readonly phone: string;
    readonly landlinePhone: string | null;
    /** Seven entries, Sunday first. Empty if the dealer gave no hours. */
    readonly openingHours: readonly OpeningHours[];
    /**
     * If a day has several entries, the first applies. Entries for this location come before those for all locations.
     */
    readonly specialHours: readonly SpecialHours[];
    readonly publicHolidays: 'closed' | 'asUsual' | HoursPeriod;
    /** Names of holidays treated as 'closed', whatever `publicHolidays` says. */
    readonly closedHolidays: readonly string[];
    /** 'asUsual' ignores holidays that start in the evening. */
    readonly eveningHolidays: 'closed' | 'asUsual';
  };
  readonly image: { readonly url: string; readonly thumbUrl: string } | null;
  readonly reviews: { readonly averageRating: number; readonly count: number } | null;
  readonly distributionLocations: readonly string[];
}

export interface Dealership {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly locationId: number;
  readonly manufacturers: readonly string[];
  /** Used for locations without reviews of their own. @spec L3.05 */
  readonly reviews: { readonly averageRating: number; readonly count: number } | null;
}
