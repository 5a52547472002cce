/** Where the finished photographs of the demo's vehicles lie. */
export const photosFolder = new URL('../media/photos/', import.meta.url);
