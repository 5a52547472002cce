import { extname } from 'node:path';
import { formatCount } from '../../src/lib/text/noun.ts';
import { pictureTypes } from '../../src/platform/images/picture-types.ts';
import type { LocalPhoto } from '../../src/stock-import/server/list-local-photos.ts';

const mostNames = 5;

/**
 * Describes the pictures in a site's media folder that no car or setting uses. Returns undefined if there are none, or
 * if no car on the website has photos from a media folder.
 * @param photos the photos of cars on the website that are media files
 * @param files paths in the site's media folder
 */
export const findUnusedPhotos = (
  site: { readonly slug: string },
  photos: readonly Pick<LocalPhoto, 'address'>[],
  files: readonly string[],
): string | undefined => {
  if (photos.length === 0) return undefined;
  const used = new Set(photos.map(({ address }) => address));
  const settings = JSON.stringify(site);
  const unused = files.filter((file) => {
    const address = `/media/${site.slug}/${file}`;
    return pictureTypes.has(extname(file).toLowerCase()) && !used.has(address) && !settings.includes(address);
  });
  if (unused.length === 0) return undefined;
  const rest = unused.length > mostNames ? ` and ${unused.length - mostNames} more` : '';
  const count = formatCount(unused.length, { one: "photo in the folder isn't", many: "photos in the folder aren't" });
  return `${count} used by any car: ${unused.slice(0, mostNames).join(', ')}${rest}.`;
};
