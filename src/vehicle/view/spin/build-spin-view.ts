import { getVehicleTitle } from '../../rules/get-vehicle-title.ts';
import { chooseSpinMedia } from '../../rules/spin/choose-spin-media.ts';
import type { SpinConfig } from '../../rules/spin/spin-config.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import type { SpinView } from './spin-view.ts';

/** Everything that the spin viewer needs of a vehicle; null where nothing can be turned. @spec B2.36, B3.06, B5.44 */
export const buildSpinView = (vehicle: Vehicle, config: SpinConfig): SpinView | null => {
  const media = chooseSpinMedia(vehicle, config);
  if (media === null) return null;
  return {
    title: getVehicleTitle(vehicle),
    ...media,
    exteriorHotspots: vehicle.hotspots?.exterior ?? [],
    interiorHotspots: vehicle.hotspots?.interior ?? [],
    autoRotateMs: config.autoRotates ? config.autoRotateMs : null,
    pixelsPerFrame: config.pixelsPerFrame,
  };
};
