import { buildImageUrl, type ImageWidth } from '#src/lib/image-url.ts';

const webPicture = /^\/media\/[^?#]+\.(avif|webp)$/i;

/**
 * Returns a frame's URL. Our own AVIF and WebP files aren't resized: 24 frames would cost a first visitor many seconds.
 */
export const chooseFrameUrl = (url: string, widthPx: ImageWidth): string =>
  webPicture.test(url) ? url : buildImageUrl(url, widthPx, 'gallery');
