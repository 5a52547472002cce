import { findBodyPicture } from '#src/vehicle/rules/bodies/find-body-picture.ts';
import type { BodyPickerConfig } from '../../rules/body-picker-config.ts';
import type { TilePicture } from './stock-tile-view.ts';

const none: TilePicture = { kind: 'none' };

const choosePhotograph = (url: string | null): TilePicture => (url === null ? none : { kind: 'photograph', url });

/** The site's own cut-out of what a tile shows, else the photograph of a vehicle. */
export const chooseVehiclePicture = (cutOutUrl: string | undefined, photographUrl: string | null): TilePicture =>
  cutOutUrl === undefined ? choosePhotograph(photographUrl) : { kind: 'cutOut', url: cutOutUrl };

/** The picture of a body type: the site's own cut-out, our drawing, or the photograph of a vehicle. @spec L9.34 */
export const chooseBodyPicture = (
  body: string,
  cutOutUrl: string | undefined,
  photographUrl: string | null,
  { pictures }: Pick<BodyPickerConfig, 'pictures'>,
): TilePicture => {
  if (pictures === 'none') return none;
  const drawn = pictures === 'drawings' && cutOutUrl === undefined ? findBodyPicture(body) : undefined;
  return drawn === undefined ? chooseVehiclePicture(cutOutUrl, photographUrl) : { kind: 'drawing', body: drawn };
};
