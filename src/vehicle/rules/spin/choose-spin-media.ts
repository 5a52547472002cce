import type { Vehicle } from '../vehicle.ts';
import type { SpinConfig } from './spin-config.ts';

/** What can be turned of a vehicle: at least one of the two is there. */
export interface SpinMedia {
  /** Pictures all round the outside; none, or two and more. */
  readonly frameUrls: readonly string[];
  /** A picture of the cabin all round, twice as wide as high. */
  readonly interiorUrl: string | null;
}

/** One picture alone does not turn. */
const fewestFrames = 2;
/** A frame for each 5 degrees: every one is kept decoded, 4 MB on a wide screen, so that it can be turned to at once. */
const mostFrames = 72;
/** Images above which Impel's media show. @spec B5.44 */
const impelImagesAbove = 1;

const mayShow = ({ spinCode, images }: Vehicle, { hasImpel }: Pick<SpinConfig, 'hasImpel'>): boolean =>
  spinCode === null || (hasImpel && images.filter(({ isVideo }) => !isVideo).length > impelImagesAbove);

/** As many frames as a turn may have, evenly from all round. */
const thinOut = (frameUrls: readonly string[]): readonly string[] => {
  const placeOf = (at: number): number => Math.floor((at * mostFrames) / frameUrls.length);
  return frameUrls.filter((_, at) => placeOf(at) !== placeOf(at - 1));
};

/**
 * The spin media of a vehicle. Media with a spin code are Impel's: they show only on sites that have it, and beside more
 * than one image.
 * @spec B2.36, B3.05, B5.44
 */
export const chooseSpinMedia = (vehicle: Vehicle, config: Pick<SpinConfig, 'hasImpel'>): SpinMedia | null => {
  if (!mayShow(vehicle, config)) return null;
  const frameUrls = vehicle.spinImages.length < fewestFrames ? [] : thinOut(vehicle.spinImages);
  const interiorUrl = vehicle.spinInteriorImage;
  return frameUrls.length === 0 && interiorUrl === null ? null : { frameUrls, interiorUrl };
};
