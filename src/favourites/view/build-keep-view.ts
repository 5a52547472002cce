import { isInStock } from '#src/vehicle/rules/standing/is-in-stock.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { canFavourite } from '../rules/can-favourite.ts';
import type { FavouritesConfig } from '../rules/config.ts';
import { buildFavouriteEntry } from './build-entries.ts';
import type { KeepView } from './keep-view.ts';

interface SiteOfKeep {
  readonly slug: string;
  readonly config: { readonly favourites: Pick<FavouritesConfig, 'isEnabled' | 'conditions'> };
}

/** The favourite and compare toggles of a vehicle; null when it is not in stock. @spec B4.32, B1.13 */
export const buildKeepView = (vehicle: Vehicle, site: SiteOfKeep, primaryImageUrl: string | null): KeepView | null =>
  isInStock(vehicle)
    ? {
        siteSlug: site.slug,
        entry: buildFavouriteEntry(vehicle, primaryImageUrl),
        canFavourite: canFavourite(vehicle, site.config.favourites),
      }
    : null;
