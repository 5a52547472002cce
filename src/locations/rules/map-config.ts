import { z } from 'zod';
import { line } from '#src/lib/schema/scalar-schemas.ts';

const tiles = z
  .strictObject({
    url: z
      .string()
      .max(500)
      .regex(/^(https:\/\/[a-z0-9.-]+(:\d+)?)?\/[^\s{}'";]*(\{[zxy]\}[^\s{}'";]*){3}$/)
      .meta({ allowed: 'an https address or a path with {z}, {x} and {y}' })
      .meta({ description: 'Address of a tile; pages with maps may load pictures from its host', spec: 'L9.24' }),
    attribution: line(160).meta({ description: "Attribution that the map's licence requires", spec: 'L9.24' }),
    attributionHref: z
      .string()
      .max(500)
      .regex(/^https:\/\/[^\s"<>]+$/)
      .meta({ allowed: 'an https address' })
      .meta({ description: 'Page of that licence', spec: 'L9.24' }),
  })
  .nullable()
  .default(null)
  .meta({
    description: 'Map tiles; with null and without a drawing, only the address and directions are shown',
    spec: 'L9.24',
  });

export const mapConfig = z
  .strictObject({
    tiles,
    isDrawn: z.boolean().default(false).meta({
      description:
        'Draws the locations on their coast, with the towns around them. The drawing shows without tiles, without scripts, and until the tiles load',
      spec: 'L9.24',
    }),
    zoom: z.int().min(3).max(18).default(14).meta({
      description: 'Zoom of a map with one location, and closest zoom for several',
      spec: 'L9.24',
    }),
  })
  .prefault({});

export type MapConfig = z.output<typeof mapConfig>;

/** @spec L9.24 */
export const listTileOrigins = ({ tiles }: Pick<MapConfig, 'tiles'>): readonly string[] =>
  tiles === null || tiles.url.startsWith('/') ? [] : [new URL(tiles.url).origin];
