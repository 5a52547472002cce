import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FinanceConfig } from './config.ts';

const includesName = (names: readonly string[], name: string | null): boolean =>
  name !== null && names.some((candidate) => candidate.toLowerCase() === name.toLowerCase());

/** @spec B5.07, B5.08 */
export const findExclusion = (
  { make, dealershipSlug }: Pick<Vehicle, 'make' | 'dealershipSlug'>,
  { excludedMakes, excludedDealerships }: FinanceConfig,
): 'makeExcluded' | 'dealershipExcluded' | null => {
  if (includesName(excludedMakes, make)) return 'makeExcluded';
  return includesName(excludedDealerships, dealershipSlug) ? 'dealershipExcluded' : null;
};
