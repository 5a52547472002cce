import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FavouriteEntry, ViewedEntry } from '../rules/entries.ts';

/** What the browser keeps of a favourite. @spec B3.20 */
export const buildFavouriteEntry = (
  { id, name, slug, make, model }: Vehicle,
  primaryImageUrl: string | null,
): FavouriteEntry => ({ id, name, slug, make, model, primary_image_url: primaryImageUrl });

/** What the browser keeps of a vehicle whose page was seen. @spec B3.21 */
export const buildViewedEntry = ({ id, stockNumber, make, model, body, simpleBody }: Vehicle): ViewedEntry => ({
  id,
  stocknum: stockNumber,
  make,
  model,
  body,
  simple_body: simpleBody,
});
