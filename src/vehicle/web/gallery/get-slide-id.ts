export const getSlideId = (index: number): string => `photo-${index + 1}`;
