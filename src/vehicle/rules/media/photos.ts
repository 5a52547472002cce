import type { Vehicle } from '../vehicle.ts';

/** Falls back to the feed's count if there are no images, as in a search document. @spec B3.05 */
export const countPhotos = ({ images, photoCount }: Pick<Vehicle, 'images' | 'photoCount'>): number =>
  images.length === 0 ? photoCount : images.filter(({ isVideo }) => !isVideo).length;

/** True if the URL contains one of `marks`, such as 'new-arrival': the picture then only stands in for a missing photo. */
export const isDefaultPicture = (url: string, marks: readonly string[]): boolean =>
  marks.some((mark) => url.includes(mark));

/** @spec B2.37 */
export const findFirstPhotoUrl = (
  { primaryImageUrl, images }: Pick<Vehicle, 'primaryImageUrl' | 'images'>,
  defaultImageMarks: readonly string[],
): string | null => {
  const photographs = images.filter(({ isVideo }) => !isVideo).map(({ image }) => image.url);
  const candidates = [primaryImageUrl, ...photographs].filter((url) => url !== null);
  return candidates.find((url) => !isDefaultPicture(url, defaultImageMarks)) ?? candidates[0] ?? null;
};

/** The photo that a card shows on hover. Search documents have thumbnails instead of images. @spec B2.17 */
export const findNextPhotoUrl = (
  vehicle: Pick<Vehicle, 'primaryImageUrl' | 'images' | 'thumbnails'>,
  defaultImageMarks: readonly string[],
): string | null => {
  const { images, thumbnails } = vehicle;
  const first = findFirstPhotoUrl(vehicle, defaultImageMarks);
  const photos = images.filter(({ isVideo }) => !isVideo).map(({ image }) => image.url);
  const others = images.length === 0 ? thumbnails : photos;
  return others.find((url) => url !== first && !isDefaultPicture(url, defaultImageMarks)) ?? null;
};
