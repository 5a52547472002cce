import type { MarketConfig } from '../config.ts';
import { isComparisonEligible } from './is-comparison-eligible.ts';

/** Whether the site compares prices at all: by the Autogauge plugin or by the autograb flag. @spec D.60 */
const isSwitchedOn = ({ plugins, autograb }: MarketConfig): boolean => plugins.includes('Autogauge') || autograb;

/** Whether a vehicle's page asks for its price comparison. @spec B2.51, B5.13, D.60 */
export const hasPriceComparison = (
  vehicle: Parameters<typeof isComparisonEligible>[0],
  config: MarketConfig,
): boolean => isSwitchedOn(config) && isComparisonEligible(vehicle);
