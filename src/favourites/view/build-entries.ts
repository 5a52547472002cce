import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FavouriteEntry, ViewedEntry } from '../rules/entries.ts';

/** Builds what the browser stores of a favourite. @spec B3.20 */
export const buildFavouriteEntry = (
  { id, name, slug, make, model }: Vehicle,
  primaryImageUrl: string | null,
): FavouriteEntry => ({ id, name, slug, make, model, primary_image_url: primaryImageUrl });

/** Builds what the browser stores of a viewed vehicle. @spec B3.21 */
export const buildViewedEntry = ({ id, stockNumber, make, model, body, simpleBody }: Vehicle): ViewedEntry => ({
  id,
  stocknum: stockNumber,
  make,
  model,
  body,
  simple_body: simpleBody,
});
