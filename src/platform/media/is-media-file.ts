import { extname } from 'node:path';
import { pictureTypes } from '../images/picture-types.ts';

const mediaEndings = new Set([...pictureTypes.keys(), '.mp4', '.webm', '.pdf']);

/** False for other files in a site's folder, such as scripts that make pictures: they stay private. */
export const isMediaFile = (path: string): boolean => mediaEndings.has(extname(path).toLowerCase());
