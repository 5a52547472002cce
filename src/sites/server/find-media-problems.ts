import { extname } from 'node:path';
import { imageSiteOf } from '#src/platform/images/image-site.ts';
import { pictureTypes } from '#src/platform/images/picture-types.ts';
import type { MediaStore } from '#src/platform/media/media-store.ts';
import { isMediaFile } from '#src/platform/media/media-types.ts';
import { parseMediaPath } from '#src/platform/media/parse-media-path.ts';
import { listTexts } from '../config/pages/list-texts.ts';
import type { ResolvedSite } from '../config/resolved-site.ts';
import type { SiteProblem } from '../config/site-problem.ts';

const mediaAddresses = /(?<![\w.-])\/media\/[^\s"'<>()]+/g;
/** Ends a URL at a brace, so that a map-tile pattern such as '…/{x}/{y}.png' isn't checked as a picture. */
const webAddresses = /https?:\/\/[^\s"'<>(){}]+/g;

/** Text that begins with /media/ is one address, which can contain spaces. */
const listMediaAddresses = (text: string): readonly string[] =>
  text.startsWith('/media/') ? [text] : [...text.matchAll(mediaAddresses)].map(([address]) => address);

const isPicture = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && pictureTypes.has(extname(url.pathname).toLowerCase());
};

const findHostProblem = (address: string, allowedHosts: readonly string[]): string | undefined => {
  const url = URL.parse(address);
  if (url === null) return undefined;
  if (url.protocol !== 'https:') return `${address} isn't shown, because it doesn't begin with https://`;
  if (allowedHosts.includes(url.host)) return undefined;
  return `${address} isn't shown, because images.allowedHosts doesn't name ${url.host}`;
};

export const findMediaProblems = async (
  site: ResolvedSite,
  media: Pick<MediaStore, 'find'>,
): Promise<readonly SiteProblem[]> => {
  const { mediaFolders, allowedHosts } = imageSiteOf(site);
  const findFileProblem = async (address: string): Promise<string | undefined> => {
    const asked = address.slice('/media/'.length);
    const file = parseMediaPath(asked, mediaFolders);
    if (file === undefined) {
      return `${address} isn't in a folder the site can use: ${mediaFolders.map((name) => `/media/${name}/`).join(', ')}`;
    }
    if (!isMediaFile(file.path)) return `${address} isn't served: files with this ending aren't allowed`;
    if ((await media.find(file)) === undefined) return `there is no file for ${address}: add MEDIA_DIR/${asked}`;
    return undefined;
  };
  const problems: SiteProblem[] = [];
  const seen = new Set<string>();
  const note = (path: SiteProblem['path'], message: string | undefined): void => {
    if (message === undefined || seen.has(message)) return;
    seen.add(message);
    problems.push({ path, message });
  };
  for (const { path, value } of listTexts(site)) {
    for (const address of listMediaAddresses(value)) note(path, await findFileProblem(address));
    for (const [address] of value.matchAll(webAddresses)) {
      if (isPicture(address)) note(path, findHostProblem(address, allowedHosts));
    }
  }
  return problems;
};
