export const photosFolder = new URL('../media/photos/', import.meta.url);
