import type { Vehicle } from '../vehicle.ts';

/**
 * Photographs of a vehicle: those that it has, so that its card and its page agree; the feed's own count where they are
 * not at hand, as in a search document.
 * @spec B3.05
 */
export const countPhotos = ({ images, photoCount }: Pick<Vehicle, 'images' | 'photoCount'>): number =>
  images.length === 0 ? photoCount : images.filter(({ isVideo }) => !isVideo).length;

/**
 * The picture that leads: the primary one, else the first photograph, a default picture ('new arrival') only when there
 * is no other; null without any.
 * @param defaultImageMarks parts of addresses that tell a default picture
 * @spec B2.37
 */
export const findFirstPhotoUrl = (
  { primaryImageUrl, images }: Pick<Vehicle, 'primaryImageUrl' | 'images'>,
  defaultImageMarks: readonly string[],
): string | null => {
  const photographs = images.filter(({ isVideo }) => !isVideo).map(({ image }) => image.url);
  const candidates = [primaryImageUrl, ...photographs].filter((url) => url !== null);
  const isDefault = (url: string): boolean => defaultImageMarks.some((mark) => url.includes(mark));
  return candidates.find((url) => !isDefault(url)) ?? candidates[0] ?? null;
};
