import type { ImageUse, ImageWidth } from '#src/lib/image-url.ts';
import { findFirstPhotoUrl } from '../rules/media/photos.ts';
import type { Vehicle } from '../rules/vehicle.ts';

export interface SizedPicture {
  readonly source: string;
  readonly widthPx: ImageWidth;
  readonly use: ImageUse;
}

const widths = { card: [320, 480, 600, 800], stage: [800, 1200, 1800], thumbnail: [160, 320] } as const;

const sizeFor = (source: string, place: keyof typeof widths): readonly SizedPicture[] =>
  widths[place].map((widthPx) => ({ source, widthPx, use: place === 'stage' ? 'gallery' : 'other' }));

export const listCardPictures = (
  vehicle: Pick<Vehicle, 'primaryImageUrl' | 'images'>,
  defaultImageMarks: readonly string[],
): readonly SizedPicture[] => {
  const url = findFirstPhotoUrl(vehicle, defaultImageMarks);
  return url === null ? [] : sizeFor(url, 'card');
};

export const listGalleryPictures = ({ images }: Pick<Vehicle, 'images'>): readonly SizedPicture[] =>
  images.flatMap(({ image, isVideo }) =>
    isVideo ? [] : [...sizeFor(image.url, 'stage'), ...sizeFor(image.thumb?.url ?? image.url, 'thumbnail')],
  );
