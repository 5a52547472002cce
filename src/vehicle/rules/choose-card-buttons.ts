import type { CardButtonName } from './card-buttons.ts';
import { getStockStatus } from './stock-status.ts';
import type { Vehicle } from './vehicle.ts';

/** Buttons that take a vehicle off the market or onto the road: it must stand there and be free. */
const needsFreeVehicle: ReadonlySet<CardButtonName> = new Set(['reserveNow', 'shopNow']);
const needsVehicleHere: ReadonlySet<CardButtonName> = new Set(['reserveNow', 'shopNow', 'bookTestDrive']);

/**
 * The buttons of a card out of those that the site switched on. A vehicle that is not in stock offers only something
 * similar.
 * @spec B2.25, B2.26, B4.01, B4.04
 */
export const chooseCardButtons = (
  vehicle: Pick<Vehicle, 'status' | 'isReserved'>,
  switchedOn: readonly CardButtonName[],
): readonly (CardButtonName | 'findSimilar')[] => {
  const status = getStockStatus(vehicle);
  if (status === 'sold' || status === 'unavailable') return ['findSimilar'];
  return switchedOn.filter(
    (name) =>
      !(status === 'comingSoon' && needsVehicleHere.has(name)) && !(vehicle.isReserved && needsFreeVehicle.has(name)),
  );
};
