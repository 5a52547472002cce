import type { Vehicle } from '../vehicle.ts';

/**
 * Photographs of a vehicle: those that it has, so that its card and its page agree; the feed's own count where they are
 * not at hand, as in a search document.
 * @spec B3.05
 */
export const countPhotos = ({ images, photoCount }: Pick<Vehicle, 'images' | 'photoCount'>): number =>
  images.length === 0 ? photoCount : images.filter(({ isVideo }) => !isVideo).length;
