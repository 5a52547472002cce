import { formatNumber } from '#src/lib/format-number.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { chooseFuelUse } from '../../rules/fuel/choose-fuel-use.ts';
import type { FuelConfig } from '../../rules/fuel/fuel-config.ts';
import type { FuelView } from './fuel-view.ts';

const formatConsumption = (litresPer100Km: number): string =>
  `${formatNumber(litresPer100Km, Number.isInteger(litresPer100Km) ? 0 : 1)} L/100 km`;

const plugInCaution = {
  stated:
    "The maker's figure is for a plug-in hybrid that starts out charged. On long trips it uses more, and the power that you charge with is not counted.",
  assumed:
    'A plug-in hybrid that is charged at home uses less than this on short trips. The power that you charge with is not counted.',
} as const;

/** The fuel calculator of a vehicle, or null where there is none. @spec B2.47, B9.24 to B9.26 */
export const buildFuelView = (vehicle: Vehicle, config: FuelConfig): FuelView | null => {
  const use = chooseFuelUse(vehicle, config);
  if (use.kind === 'none') return null;
  const consumption = formatConsumption(use.litresPer100Km);
  const { one } = chooseVehicleNoun([vehicle.itemType]);
  return {
    priceText: formatNumber(config.priceDollars, 2),
    kmText: formatNumber(config.weeklyKm),
    litresPer100Km: use.litresPer100Km,
    basis:
      use.kind === 'stated'
        ? `Worked out at ${consumption}, the maker's combined figure.`
        : `We have no fuel figure for this ${one}, so this is worked out at ${consumption}.`,
    caution: use.isPlugIn ? plugInCaution[use.kind] : null,
  };
};
