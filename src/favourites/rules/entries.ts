/** A saved vehicle, as the browser keeps it for one site. @spec B3.20 */
export interface FavouriteEntry {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly make: string;
  readonly model: string;
  readonly primary_image_url: string | null;
}

/** A vehicle whose page was seen, as the browser keeps it for one site. @spec B3.21 */
export interface ViewedEntry {
  readonly id: number;
  readonly stocknum: string;
  readonly make: string;
  readonly model: string;
  readonly body: string | null;
  readonly simple_body: string | null;
}

/** Most favourites of one site: what one question for their cards can name. */
export const mostFavourites = 100;

/** Most vehicles side by side. @spec D.54 */
export const mostCompared = 4;

/** Most viewed vehicles that are remembered, this one included. */
export const mostViewed = 13;
