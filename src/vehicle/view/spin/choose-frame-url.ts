import { buildImageUrl, type ImageWidth } from '#src/lib/image-url.ts';

/** Pictures in the dealer's media folder that are already in a web format. */
const pressedPicture = /^\/media\/[^?#]+\.(avif|webp)$/i;

/**
 * Returns the address of a spin picture. Web formats are served as they are, since resizing 24 frames would cost a
 * first visitor many seconds. Others are resized to one width.
 */
export const chooseFrameUrl = (url: string, widthPx: ImageWidth): string =>
  pressedPicture.test(url) ? url : buildImageUrl(url, widthPx, 'gallery');
