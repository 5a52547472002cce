import { buildImageUrl, type ImageWidth } from '#src/lib/image-url.ts';

/** Pictures of the dealer's own media folder that are pressed for the web already. */
const pressedPicture = /^\/media\/[^?#]+\.(avif|webp)$/i;

/**
 * The address that a spin loads a picture from: a picture that is pressed for the web as it is, because 24 of them made
 * anew would take a first visitor many seconds; any other in one width.
 */
export const chooseFrameUrl = (url: string, widthPx: ImageWidth): string =>
  pressedPicture.test(url) ? url : buildImageUrl(url, widthPx, 'gallery');
