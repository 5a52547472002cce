import { z } from 'zod';
import { line } from '#src/lib/schema/scalar-schemas.ts';

const tiles = z
  .strictObject({
    url: z
      .string()
      .max(500)
      .regex(/^(https:\/\/[a-z0-9.-]+(:\d+)?)?\/[^\s{}'";]*(\{[zxy]\}[^\s{}'";]*){3}$/)
      .meta({ allowed: 'an https address or a path with {z}, {x} and {y}' })
      .meta({ description: 'Address of a tile; the pages of maps may load pictures from its host', spec: 'L9.24' }),
    attribution: line(160).meta({ description: 'Whose map it is, as its licence wants it said', spec: 'L9.24' }),
    attributionHref: z
      .string()
      .max(500)
      .regex(/^https:\/\/[^\s"<>]+$/)
      .meta({ allowed: 'an https address' })
      .meta({ description: 'Where that licence is', spec: 'L9.24' }),
  })
  .nullable()
  .default(null)
  .meta({ description: 'Tiles of the map; with null there are the address and the way to it alone', spec: 'L9.24' });

export const mapConfig = z
  .strictObject({
    tiles,
    zoom: z.int().min(3).max(18).default(14).meta({
      description: 'Zoom of the map of one location; that of several shows them all, and no nearer than this',
      spec: 'L9.24',
    }),
  })
  .prefault({});

export type MapConfig = z.output<typeof mapConfig>;

/** Lists the origin that map tiles load from; none without tiles or with tiles of the site's own. @spec L9.24 */
export const listTileOrigins = ({ tiles }: Pick<MapConfig, 'tiles'>): readonly string[] =>
  tiles === null || tiles.url.startsWith('/') ? [] : [new URL(tiles.url).origin];
