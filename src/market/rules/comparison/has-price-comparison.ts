import type { MarketConfig } from '../config.ts';
import { isComparisonEligible } from './is-comparison-eligible.ts';

const isSwitchedOn = ({ plugins, autograb }: MarketConfig): boolean => plugins.includes('Autogauge') || autograb;

/**
 * True when the site compares prices (Autogauge plugin or autograb flag) and the vehicle is eligible.
 * @spec B2.51, B5.13, D.60
 */
export const hasPriceComparison = (
  vehicle: Parameters<typeof isComparisonEligible>[0],
  config: MarketConfig,
): boolean => isSwitchedOn(config) && isComparisonEligible(vehicle);
