import { extname } from 'node:path';
import { type MediaFile, parseMediaPath } from '../media/parse-media-path.ts';
import { pictureTypes } from './picture-types.ts';

export type PictureSource =
  | ({ readonly kind: 'media'; readonly type: string } & MediaFile)
  | { readonly kind: 'remote'; readonly url: URL };

export interface PictureOrigins {
  readonly mediaFolders: readonly string[];
  /** Host names without a port: only port 443 is allowed. */
  readonly allowedHosts: readonly string[];
}

const mediaPrefix = '/media/';

const parseMedia = (text: string, mediaFolders: readonly string[]): PictureSource | undefined => {
  const type = pictureTypes.get(extname(text).toLowerCase());
  const file = parseMediaPath(text, mediaFolders);
  return type === undefined || file === undefined ? undefined : { kind: 'media', type, ...file };
};

const parseRemote = (text: string, allowedHosts: readonly string[]): PictureSource | undefined => {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  if (!allowedHosts.includes(url.host)) return undefined;
  url.hash = '';
  return { kind: 'remote', url };
};

/** @spec L7.12 */
export const parsePictureSource = (
  text: string,
  { mediaFolders, allowedHosts }: PictureOrigins,
): PictureSource | undefined =>
  text.startsWith(mediaPrefix)
    ? parseMedia(text.slice(mediaPrefix.length), mediaFolders)
    : parseRemote(text, allowedHosts);
