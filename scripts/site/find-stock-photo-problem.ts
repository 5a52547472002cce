import { formatCount } from '../../src/lib/text/noun.ts';
import { imageSiteOf, type SiteWithImages } from '../../src/platform/images/image-site.ts';
import type { MediaStore } from '../../src/platform/media/media-store.ts';
import { parseMediaPath } from '../../src/platform/media/parse-media-path.ts';
import type { SiteProblem } from '../../src/sites/config/site-problem.ts';
import type { LocalPhoto } from '../../src/stock-import/server/list-local-photos.ts';

export const findStockPhotoProblem = async (
  site: SiteWithImages,
  photos: readonly LocalPhoto[],
  media: Pick<MediaStore, 'find'>,
): Promise<readonly SiteProblem[]> => {
  const { mediaFolders } = imageSiteOf(site);
  const missing: LocalPhoto[] = [];
  for (const photo of photos) {
    const file = parseMediaPath(photo.address.slice('/media/'.length), mediaFolders);
    if (file === undefined || (await media.find(file)) === undefined) missing.push(photo);
  }
  const [first] = missing;
  if (first === undefined) return [];
  const vehicles = new Set(missing.map(({ stockNumber }) => stockNumber)).size;
  const count = formatCount(missing.length, { one: 'photo', many: 'photos' });
  const message = `${count} of ${formatCount(vehicles, { one: 'vehicle', many: 'vehicles' })} can't be shown: there is no file for ${first.address} of ${first.stockNumber}${missing.length > 1 ? ' and others' : ''}. Put the files back, or import the stock again`;
  return [{ path: ['stock'], message }];
};
