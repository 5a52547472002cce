/** The anchor of a slide, from its place in the gallery from 0: thumbnails lead there without scripts too. */
export const getSlideId = (index: number): string => `photo-${index + 1}`;
