/** In pixels; the server refuses other widths, so that nobody can fill the disk with resized copies. */
export const imageWidths = [160, 320, 480, 600, 800, 1200, 1800] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** On the scale of JPEG and WebP, 1 to 100. AVIF gets a lower number. @spec D.47, L7.12 */
export const imageQualities = { gallery: 80, other: 75 } as const;
export type ImageUse = keyof typeof imageQualities;

/** @spec L7.12 */
export const buildImageUrl = (source: string, widthPx: ImageWidth, use: ImageUse = 'other'): string =>
  `/images/${widthPx}/${imageQualities[use]}/${encodeURIComponent(source)}`;

/** Always a JPEG, because some messaging apps show neither WebP nor AVIF in link previews. @spec L7.12 */
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
