import type { PageConfig } from '../rules/page/page-config.ts';
import type { Figure } from './figure.ts';

/** Fewer facts than this look lost in their row. */
const fewest = 2;
const count = 3;

/**
 * The facts with an icon beside the price: the known ones of km, transmission and body, or the first of the plate where
 * the site leads with it or hardly one of the others is known.
 * @spec B2.41, B3.08
 */
export const chooseLeadFigures = (
  icons: readonly Figure[],
  plate: readonly Figure[],
  { leadFigures }: Pick<PageConfig, 'leadFigures'>,
): readonly Figure[] => {
  const isPlateWanted = leadFigures === 'plate' || icons.length < fewest;
  return isPlateWanted && plate.length >= count ? plate.slice(0, count) : icons;
};
