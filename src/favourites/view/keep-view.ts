import type { FavouriteEntry } from '../rules/entries.ts';

/** What the buttons that keep a vehicle in the browser need to know of it. */
export interface KeepView {
  /** The lists are a site's own. @spec B3.20 */
  readonly siteSlug: string;
  readonly entry: FavouriteEntry;
  /** False where only comparing is offered. @spec B4.32, B4.33 */
  readonly canFavourite: boolean;
}
