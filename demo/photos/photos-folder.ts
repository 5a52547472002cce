export const photosFolder = new URL('../../media/demo/photos/', import.meta.url);
