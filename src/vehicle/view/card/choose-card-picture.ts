import { getVehicleTitle } from '../../rules/get-vehicle-title.ts';
import { findFirstPhotoUrl } from '../../rules/media/find-first-photo-url.ts';
import type { PageConfig } from '../../rules/page/page-config.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import { missingImageText, newArrivalText } from '../gallery/build-gallery.ts';

/** The picture of a card, or the words in its place. */
export type CardPicture =
  | { readonly kind: 'photo'; readonly url: string; readonly alt: string }
  | { readonly kind: 'missing'; readonly text: string };

/** Chooses the picture of a card: the primary one, else the first photograph; never the default picture. @spec B2.37, L8.04 */
export const chooseCardPicture = (
  vehicle: Vehicle,
  { defaultImageMarks }: Pick<PageConfig, 'defaultImageMarks'>,
): CardPicture => {
  const url = findFirstPhotoUrl(vehicle, defaultImageMarks);
  if (url === null) return { kind: 'missing', text: missingImageText };
  if (defaultImageMarks.some((mark) => url.includes(mark))) return { kind: 'missing', text: newArrivalText };
  return { kind: 'photo', url, alt: getVehicleTitle(vehicle) };
};
