/** Widths of pictures, in pixels. Other widths are refused, so that nobody can fill the disk with sizes. */
export const imageWidths = [160, 320, 480, 600, 800, 1200, 1800] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Quality of gallery pictures and of all other pictures, 1 to 100. @spec D.47, L7.12 */
export const imageQualities = { gallery: 80, other: 75 } as const;
export type ImageUse = keyof typeof imageQualities;

/** Builds the address of a picture in one width: `/images/{width}/{quality}/{source}`. @spec L7.12 */
export const buildImageUrl = (source: string, widthPx: ImageWidth, use: ImageUse = 'other'): string =>
  `/images/${widthPx}/${imageQualities[use]}/${encodeURIComponent(source)}`;

/**
 * Builds the address of a picture as a JPEG, 1200 pixels wide. Messengers show no other format beside a shared link.
 * @spec L7.12
 */
export const buildSharedImageUrl = (source: string): string =>
  `/images/jpeg/1200/${imageQualities.gallery}/${encodeURIComponent(source)}`;

export const buildSrcSet = (
  source: string,
  maxWidthPx: number,
  use: ImageUse = 'other',
  minWidthPx: ImageWidth = 160,
): string =>
  imageWidths
    .filter((width) => width >= minWidthPx && width <= maxWidthPx)
    .map((width) => `${buildImageUrl(source, width, use)} ${width}w`)
    .join(', ');
