import { colourFamilies } from '#src/vehicle/rules/find-colour-family.ts';
import type { Swatch } from './facet-view.ts';

/** The swatch of a family of colours; undefined for paints of no family. */
export const findSwatch = (name: string): Swatch | undefined =>
  colourFamilies.find((family) => family === name)?.toLowerCase() as Swatch | undefined;
