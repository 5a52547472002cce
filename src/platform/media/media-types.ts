import { extname } from 'node:path';
import { pictureTypes } from '../images/picture-types.ts';

const mediaTypes: ReadonlyMap<string, string> = new Map([
  ...pictureTypes,
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
  ['.pdf', 'application/pdf'],
]);

const findType = (path: string): string | undefined => mediaTypes.get(extname(path).toLowerCase());

export const isMediaFile = (path: string): boolean => findType(path) !== undefined;

export const mediaTypeOf = (path: string): string => findType(path) ?? 'application/octet-stream';
