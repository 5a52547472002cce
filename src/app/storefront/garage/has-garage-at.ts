import type { FavouritesConfig } from '#src/favourites/rules/config.ts';

/** Whether a site's garage stands at an address. @spec D.29, D.30, B6.02 */
export const hasGarageAt = (
  pathname: string,
  { isEnabled, hasGaragePage, garagePath }: Pick<FavouritesConfig, 'isEnabled' | 'hasGaragePage' | 'garagePath'>,
): boolean => isEnabled && hasGaragePage && pathname.replace(/\/$/, '') === garagePath;
