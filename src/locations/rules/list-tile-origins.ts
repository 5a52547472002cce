import type { MapConfig } from './map-config.ts';

/** Where the pages of a site load the tiles of its map from; nowhere on a site without, or with tiles of its own. @spec L9.24 */
export const listTileOrigins = ({ tiles }: Pick<MapConfig, 'tiles'>): readonly string[] =>
  tiles === null || tiles.url.startsWith('/') ? [] : [new URL(tiles.url).origin];
