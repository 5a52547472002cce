import { chooseFuelUse } from '#src/calculators/rules/fuel/calculate-fuel-cost.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { nameVehicle } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FuelConfig } from '../../rules/fuel/fuel-config.ts';

export interface FuelView {
  readonly priceText: string;
  readonly kmText: string;
  readonly litresPer100Km: number;
  readonly basis: string;
  readonly caution: string | null;
}

export interface FuelCell {
  readonly figure: string;
  readonly label: string;
}

const formatConsumption = (litresPer100Km: number): string =>
  `${formatNumber(litresPer100Km, Number.isInteger(litresPer100Km) ? 0 : 1)} L/100 km`;

const plugInCaution = {
  stated:
    'The manufacturer’s figure is for a plug-in hybrid that starts fully charged. Long trips use more, and the cost of charging isn’t included.',
  assumed:
    'A plug-in hybrid charged at home will use less than this on short trips. The cost of charging isn’t included.',
} as const;

/** @spec B2.47, B9.24 to B9.26 */
export const buildFuelView = (vehicle: Vehicle, config: FuelConfig): FuelView | null => {
  const use = chooseFuelUse(vehicle, config);
  if (use.kind === 'none') return null;
  const consumption = formatConsumption(use.litresPer100Km);
  const { one } = nameVehicle(vehicle);
  return {
    priceText: formatNumber(config.priceDollars, 2),
    kmText: formatNumber(config.weeklyKm),
    litresPer100Km: use.litresPer100Km,
    basis:
      use.kind === 'stated'
        ? `Based on ${consumption}, the manufacturer’s combined figure.`
        : `We don’t have a figure for this ${one}, so this is only an example at ${consumption}.`,
    caution: use.isPlugIn ? plugInCaution[use.kind] : null,
  };
};
