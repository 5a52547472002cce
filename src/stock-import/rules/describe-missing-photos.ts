import { cutText } from '#src/lib/text/cut-text.ts';
import { formatCount } from '#src/lib/text/noun.ts';

/** The photos of a feed that name a file the site doesn't have. */
export interface MissingPhotos {
  readonly photos: number;
  readonly vehicles: number;
  /** The first of them, as the feed writes it. */
  readonly first: string;
}

const maxNameLength = 80;

/** Says which photos aren't shown because the site has no such file, and what to do. */
export const describeMissingPhotos = ({ photos, vehicles, first }: MissingPhotos, siteSlug: string): string =>
  [
    `${formatCount(photos, { one: 'photo', many: 'photos' })} of ${formatCount(vehicles, { one: 'vehicle', many: 'vehicles' })} can't be shown:`,
    `the site has no file for ${JSON.stringify(cutText(first, maxNameLength))}${photos > 1 ? ' and the others' : ''}.`,
    `Put the files into media/${siteSlug}, or send full addresses (https://...).`,
  ].join(' ');
