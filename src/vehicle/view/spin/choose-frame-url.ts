import { buildImageUrl, type ImageWidth } from '#src/lib/image-url.ts';

const webPicture = /^\/media\/[^?#]+\.(avif|webp)$/i;

/** Web formats are served as they are: resizing 24 frames would cost a first visitor many seconds. */
export const chooseFrameUrl = (url: string, widthPx: ImageWidth): string =>
  webPicture.test(url) ? url : buildImageUrl(url, widthPx, 'gallery');
