import { getVehicleTitle } from '../rules/get-vehicle-title.ts';
import type { PageConfig } from '../rules/page-config.ts';
import type { Vehicle } from '../rules/vehicle.ts';
import { missingImageText, newArrivalText } from './build-gallery.ts';

/** The picture of a card, or the words in its place. */
export type CardPicture =
  | { readonly kind: 'photo'; readonly url: string; readonly alt: string }
  | { readonly kind: 'missing'; readonly text: string };

/** Chooses the picture of a card: the primary one, else the first photograph; never the default picture. @spec B2.37, L8.04 */
export const chooseCardPicture = (
  vehicle: Vehicle,
  { defaultImageMarks }: Pick<PageConfig, 'defaultImageMarks'>,
): CardPicture => {
  const photographs = vehicle.images.filter(({ isVideo }) => !isVideo).map(({ image }) => image.url);
  const candidates = [vehicle.primaryImageUrl, ...photographs].filter((url) => url !== null);
  const url = candidates.find((candidate) => !defaultImageMarks.some((mark) => candidate.includes(mark)));
  if (url !== undefined) return { kind: 'photo', url, alt: getVehicleTitle(vehicle) };
  return { kind: 'missing', text: candidates.length > 0 ? newArrivalText : missingImageText };
};
