import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { canFavourite } from '../rules/can-favourite.ts';
import type { FavouritesConfig } from '../rules/config.ts';
import type { FavouriteEntry } from '../rules/entries.ts';

export interface KeepView {
  /** @spec B3.20 */
  readonly siteSlug: string;
  readonly entry: FavouriteEntry;
  /** @spec B4.32, B4.33 */
  readonly canFavourite: boolean;
}

/** @spec B3.20 */
const buildFavouriteEntry = (
  { id, name, slug, make, model }: Vehicle,
  primaryImageUrl: string | null,
): FavouriteEntry => ({ id, name, slug, make, model, primary_image_url: primaryImageUrl });

interface SiteOfKeep {
  readonly slug: string;
  readonly config: { readonly favourites: Pick<FavouritesConfig, 'isEnabled' | 'conditions'> };
}

/** @spec B4.32, B1.13 */
export const buildKeepView = (vehicle: Vehicle, site: SiteOfKeep, primaryImageUrl: string | null): KeepView | null =>
  isInStock(vehicle)
    ? {
        siteSlug: site.slug,
        entry: buildFavouriteEntry(vehicle, primaryImageUrl),
        canFavourite: canFavourite(vehicle, site.config.favourites),
      }
    : null;
