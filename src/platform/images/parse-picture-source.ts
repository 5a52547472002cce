import { extname } from 'node:path';
import { pictureTypes } from './picture-types.ts';

export type PictureSource =
  | { readonly kind: 'media'; readonly path: string; readonly type: string }
  | { readonly kind: 'remote'; readonly url: URL };

const mediaPrefix = '/media/demo/';

// Excludes path traversal (leading dots, \), drives and schemes (:), further encoding (%) and control characters.
const isPlainName = (name: string): boolean => /^(?!\.)[^\p{Cc}\p{Cs}\\:%?#]+$/u.test(name);

const parseMedia = (path: string): PictureSource | undefined => {
  const type = pictureTypes.get(extname(path).toLowerCase());
  return type !== undefined && path.split('/').every(isPlainName) ? { kind: 'media', path, type } : undefined;
};

const parseRemote = (text: string, allowedHosts: readonly string[]): PictureSource | undefined => {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  // `host` includes the port unless it is 443.
  if (!allowedHosts.includes(url.host)) return undefined;
  url.hash = '';
  return { kind: 'remote', url };
};

/** Parses a picture's source. Returns undefined for anything else. @spec L7.12 */
export const parsePictureSource = (text: string, allowedHosts: readonly string[]): PictureSource | undefined =>
  text.startsWith(mediaPrefix) ? parseMedia(text.slice(mediaPrefix.length)) : parseRemote(text, allowedHosts);
