/** Returns a slide's anchor, so that thumbnails work without scripts. */
export const getSlideId = (index: number): string => `photo-${index + 1}`;
