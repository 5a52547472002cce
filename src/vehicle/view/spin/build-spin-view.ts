import { getVehicleTitle } from '../../rules/get-vehicle-title.ts';
import { chooseSpinMedia } from '../../rules/spin/choose-spin-media.ts';
import type { SpinConfig } from '../../rules/spin/spin-config.ts';
import type { Vehicle } from '../../rules/vehicle.ts';

export interface HotspotView {
  readonly id: string;
  readonly description: string;
  readonly anchors: readonly {
    readonly angle: number;
    /** Measured from the frame's left edge. `yPercent` is measured from its top edge. */
    readonly xPercent: number;
    readonly yPercent: number;
  }[];
}

/** @spec B2.67 to B2.70, B4.42 to B4.45, B5.42, B9.44 */
export interface SpinView {
  readonly title: string;
  readonly frameUrls: readonly string[];
  readonly interiorUrl: string | null;
  readonly exteriorHotspots: readonly HotspotView[];
  readonly interiorHotspots: readonly HotspotView[];
  readonly autoRotateMs: number | null;
  readonly pixelsPerFrame: number;
}

/** @spec B2.36, B3.06, B5.44 */
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
