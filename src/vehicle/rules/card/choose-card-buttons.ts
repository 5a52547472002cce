import { getStockStatus } from '../status/stock-status.ts';
import type { Vehicle } from '../vehicle.ts';
import type { CardButtonName } from './card-config.ts';

const needsFreeVehicle: ReadonlySet<CardButtonName> = new Set(['reserveNow', 'shopNow']);
const needsVehicleHere: ReadonlySet<CardButtonName> = new Set(['reserveNow', 'shopNow', 'bookTestDrive']);

/** @spec B2.25, B2.26, B2.27, B4.01, B4.04, D.40 */
export const chooseCardButtons = (
  vehicle: Pick<Vehicle, 'status' | 'isReserved'>,
  switchedOn: readonly CardButtonName[],
  hasPrice: boolean,
): readonly (CardButtonName | 'findSimilar')[] => {
  const status = getStockStatus(vehicle);
  if (status === 'sold' || status === 'unavailable') return ['findSimilar'];
  const isFree = !vehicle.isReserved && hasPrice;
  return switchedOn.filter(
    (name) => !(status === 'comingSoon' && needsVehicleHere.has(name)) && (isFree || !needsFreeVehicle.has(name)),
  );
};
