import type { PageConfig } from '../rules/page/page-config.ts';
import type { Figure } from './figure.ts';

const fewest = 2;
const count = 3;

/** @spec B2.41, B3.08 */
export const chooseLeadFigures = (
  icons: readonly Figure[],
  plate: readonly Figure[],
  { leadFigures }: Pick<PageConfig, 'leadFigures'>,
): readonly Figure[] => {
  const isPlateWanted = leadFigures === 'plate' || icons.length < fewest;
  return isPlateWanted && plate.length >= count ? plate.slice(0, count) : icons;
};
