import type { Vehicle } from '../vehicle.ts';
import type { SpinConfig } from './spin-config.ts';

export interface SpinMedia {
  readonly frameUrls: readonly string[];
  /** A 360-degree picture of the cabin, twice as wide as high. */
  readonly interiorUrl: string | null;
}

const fewestFrames = 2;
/** Maximum number of frames of a spin: one for every 5 degrees. Each stays decoded and takes 4 MB on a wide screen. */
const mostFrames = 72;
/** @spec B5.44 */
const impelImagesAbove = 1;

const mayShow = ({ spinCode, images }: Vehicle, { hasImpel }: Pick<SpinConfig, 'hasImpel'>): boolean =>
  spinCode === null || (hasImpel && images.filter(({ isVideo }) => !isVideo).length > impelImagesAbove);

const thinOut = (frameUrls: readonly string[]): readonly string[] => {
  const placeOf = (at: number): number => Math.floor((at * mostFrames) / frameUrls.length);
  return frameUrls.filter((_, at) => placeOf(at) !== placeOf(at - 1));
};

/**
 * A vehicle with a spin code shows its spin only if the site has Impel and the vehicle has at least two photos.
 * @spec B2.36, B3.05, B5.44
 */
export const chooseSpinMedia = (vehicle: Vehicle, config: Pick<SpinConfig, 'hasImpel'>): SpinMedia | null => {
  if (!mayShow(vehicle, config)) return null;
  const frameUrls = vehicle.spinImages.length < fewestFrames ? [] : thinOut(vehicle.spinImages);
  const interiorUrl = vehicle.spinInteriorImage;
  return frameUrls.length === 0 && interiorUrl === null ? null : { frameUrls, interiorUrl };
};
