import { buildImageUrl, type ImageWidth } from '#src/lib/image-url.ts';

const webPicture = /^\/media\/[^?#]+\.(avif|webp)$/i;

/** Doesn't resize AVIF and WebP files under /media/, because resizing 24 frames would delay a visitor by seconds. */
export const chooseFrameUrl = (url: string, widthPx: ImageWidth): string =>
  webPicture.test(url) ? url : buildImageUrl(url, widthPx, 'gallery');
