import { z } from 'zod';
import { line } from '#src/lib/schema/scalar-schemas.ts';

const tiles = z
  .strictObject({
    url: z
      .string()
      .max(500)
      .regex(/^(https:\/\/[a-z0-9.-]+(:\d+)?)?\/[^\s{}'";]*(\{[zxy]\}[^\s{}'";]*){3}$/)
      .meta({ allowed: 'an https address or a path with {z}, {x} and {y}' })
      .meta({ description: 'Address of a map tile, with {z}, {x} and {y} for its zoom and place', spec: 'L9.24' }),
    attribution: line(160).meta({ description: "Attribution that the map's licence requires", spec: 'L9.24' }),
    attributionHref: z
      .string()
      .max(500)
      .regex(/^https:\/\/[^\s"<>]+$/)
      .meta({ allowed: 'an https address' })
      .meta({ description: "Page with the map's licence", spec: 'L9.24' }),
  })
  .nullable()
  .default(null)
  .meta({
    description:
      'Where the tiles of maps come from. With null, locations show the drawing if `isDrawn` is set, or else only the address and directions',
    spec: 'L9.24',
  });

export const mapConfig = z
  .strictObject({
    tiles,
    isDrawn: z.boolean().default(false).meta({
      description:
        'Whether locations show a drawing of the coast with the towns around them, if there are no map tiles, before they load, and in browsers without scripts',
      spec: 'L9.24',
    }),
    zoom: z.int().min(3).max(18).default(14).meta({
      description: 'Zoom of a map with one location; maps with several locations never zoom in closer',
      spec: 'L9.24',
    }),
  })
  .prefault({});

export type MapConfig = z.output<typeof mapConfig>;

/** @spec L9.24 */
export const listTileOrigins = ({ tiles }: Pick<MapConfig, 'tiles'>): readonly string[] =>
  tiles === null || tiles.url.startsWith('/') ? [] : [new URL(tiles.url).origin];
