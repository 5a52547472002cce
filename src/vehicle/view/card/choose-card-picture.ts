import { findFirstPhotoUrl, isDefaultPicture } from '#src/vehicle/rules/media/photos.ts';
import { getVehicleTitle } from '../../rules/get-vehicle-title.ts';
import type { PageConfig } from '../../rules/page/page-config.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import type { PictureView } from '../gallery/build-gallery.ts';
import { choosePlaceholderText } from '../gallery/choose-placeholder-text.ts';
import type { VehicleHeadingView } from '../vehicle-heading-view.ts';

type CardPicture =
  | { readonly kind: 'photo'; readonly url: string; readonly alt: string }
  | { readonly kind: 'missing'; readonly text: string };

/** Chooses a card's picture: the primary one, else the first photo. The dealer's default picture is never used. @spec B2.37, L8.04 */
export const chooseCardPicture = (
  vehicle: Vehicle,
  { defaultImageMarks }: Pick<PageConfig, 'defaultImageMarks'>,
): CardPicture => {
  const url = findFirstPhotoUrl(vehicle, defaultImageMarks);
  const isDefault = url !== null && isDefaultPicture(url, defaultImageMarks);
  if (url === null || isDefault) return { kind: 'missing', text: choosePlaceholderText(vehicle, isDefault) };
  return { kind: 'photo', url, alt: getVehicleTitle(vehicle) };
};

export interface CardPictureView extends Pick<VehicleHeadingView, 'status' | 'tag'> {
  readonly picture: PictureView | null;
  /** Shown when there is no picture or it fails to load. @spec L8.04 */
  readonly missingPictureText: string;
  readonly photoCount: number;
}
