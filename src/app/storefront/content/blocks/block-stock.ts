import type { VehicleCardView } from '#src/app/storefront/vehicle-card/vehicle-card-view.ts';

/** A search of which a page shows the first vehicles. */
export interface AskedShelf {
  /** Path and query of a search of the site. */
  readonly search: string;
  readonly limit: number;
}

/** What the stock says to the blocks of a page. */
export interface BlockStock {
  /** Vehicles listed, as the search would count them. */
  readonly count: number;
  /** Makes among them. */
  readonly makesCount: number;
  /** Cards of the searches that the page shows, by address. */
  readonly shelves: Readonly<Record<string, readonly VehicleCardView[]>>;
}
